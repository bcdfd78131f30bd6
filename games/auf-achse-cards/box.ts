import { options } from './options';

/** What one may know of the game without its rules: its id, how many play (K-2.1), and what may be chosen for a match. */
export const box = { id: 'auf-achse-cards', players: [2, 5], options } as const;
