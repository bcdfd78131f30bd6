import { options } from './options';

/** What can be known of the game without its rules: its id, the number of players (B-2.1), and the match options. */
export const box = { id: 'auf-achse-board', players: [2, 6], options } as const;
