import { options } from './options';

/** What can be known of the game without its rules: its id, the number of players, and the match options. */
export const box = { id: 'ausgebremst', players: [3, 6], options } as const;
