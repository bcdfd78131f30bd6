import { options } from './options';

/** What can be known of the game without its rules: its id, the number of players (K-2.1), and the match options. */
export const box = { id: 'auf-achse-cards', players: [2, 5], options } as const;
