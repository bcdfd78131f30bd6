import { racingGame } from '../../../games/ausgebremst';
import { CIRCUITS } from '../../../games/ausgebremst/circuits';
import { seededChance } from '../../../games/shared/chance';
import { computerStep, movesTaken, type Choose, type Recording } from '../../harness';

/** Computer players in every seat. */
const computers: Choose = (_, position) =>
  computerStep(racingGame, seededChance(`recording ${movesTaken(position)}`))(position);

/** A race on every circuit in both games, with three to six players in turn. */
const single = CIRCUITS.flatMap(({ id, number }): Recording[] =>
  (['basic', 'advanced'] as const).map((game, at) => ({
    name: `${id}-${game}`,
    choose: computers,
    opening: {
      chance: 1,
      seed: id,
      numPlayers: 3 + ((number + at) % 4),
      options: {
        circuits: String(number),
        game,
        pitStop: number % 2 ? 'halt' : 'missTurn',
        stacks: number % 3 ? 'memory' : 'open',
      },
    },
  })),
);

const BACKWARDS = CIRCUITS.map(({ number }) => number)
  .toReversed()
  .join('-');

const usual = { game: 'basic', pitStop: 'halt', stacks: 'memory' } as const;

/**
 * The stored matches: every circuit, both games, every number of players, championships of three and of eight races;
 * the last two with the keyed chance.
 */
// prettier-ignore
export const RECORDINGS: readonly Recording[] = [
  ...single,
  { name: 'championship', choose: computers, opening: { chance: 1, seed: 'three', numPlayers: 4, options: { ...usual, circuits: '1-2-3' } } },
  { name: 'all-eight',    choose: computers, opening: { chance: 1, seed: 'eight', numPlayers: 3, options: { ...usual, circuits: '1-2-3-4-5-6-7-8' } } },
  { name: 'backwards',    choose: computers, opening: { chance: 1, seed: 'back',  numPlayers: 3, options: { ...usual, circuits: BACKWARDS } } },
  { name: 'keyed-basic',    choose: computers, opening: { seed: 'keyed basic',    numPlayers: 3, options: { ...usual, circuits: '4' } } },
  { name: 'keyed-advanced', choose: computers, opening: { seed: 'keyed advanced', numPlayers: 3, options: { ...usual, circuits: '4', game: 'advanced', pitStop: 'missTurn' } } },
];
