import { options } from './options';

/** What one may know of the game without its rules: its id, how many play, and what may be chosen for a match. */
export const box = { id: 'ausgebremst', players: [3, 6], options } as const;
