import { options } from './options';

/** What one may know of the game without its rules: its id, how many play (B-2.1), and what may be chosen for a match. */
export const box = { id: 'auf-achse-board', players: [2, 6], options } as const;
