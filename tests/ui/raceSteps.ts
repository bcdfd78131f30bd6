import type { RaceHappening } from '../../games/ausgebremst';
import { matchOf } from './raceTable';

/** A match of the base game. */
export const match = matchOf();
/** That one, and one of everything that can be chosen. */
export const matches = [
  match,
  matchOf({
    seed: 'two',
    numPlayers: 4,
    options: { circuits: '2', game: 'advanced', pitStop: 'missTurn', stacks: 'open' },
  }),
];
/** Every step of them, and what was told of it. */
export const steps = matches.flatMap((one) =>
  one.steps.map((_, at) => ({ one, at, told: one.happenings[at] as readonly RaceHappening[] })),
);
