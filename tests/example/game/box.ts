import { options } from './options';

/** What one may know of the game without its rules: its id, how many play (N-1.1), and what may be chosen for a match. */
export const box = { id: 'nim', players: [2, 3], options } as const;
