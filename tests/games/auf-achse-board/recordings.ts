import { boardGame } from '../../../games/auf-achse-board';
import type { State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import type { Position, Step } from '../../../games/shared/table';
import { computerStep, movesTaken, type Choose, type Recording } from '../../harness';

/** Computer players in every seat. */
const computers: Choose = (_, position) =>
  computerStep(boardGame, seededChance(`recording ${movesTaken(position)}`))(position);

const tableAt = ({ G }: Position<unknown>): State => G as State;

/** Has a seat no contract left, neither in hand nor aboard, after the deal? */
const somebodyIsDone = ({ hands, aboard, offer }: State): boolean =>
  offer.length > 0 && Object.keys(hands).some((seat) => !hands[seat]!.length && !aboard[seat]!.length);

/** Computer players who leave the last public contract until a seat has none left. */
const patient: Choose = (choices, position, past) => {
  const { offer, pile } = tableAt(position);
  const last = !pile.length && offer.filter((contract) => contract).length === 1;
  const step = computers(choices, position, past);
  if (step[1] !== 'take' || !last || somebodyIsDone(tableAt(position))) return step;
  return choices.find(([, move]) => move === 'endTurn') ?? step;
};

/** The match ended with that move. */
const endedBy =
  (...moves: readonly string[]) =>
  (steps: readonly Step[]): boolean =>
    moves.includes(steps.at(-1)![1]);

/** Did somebody pass Inspektion on in München and roll again? */
const hasRolledAgain = (steps: readonly Step[]): boolean =>
  steps.some(([, move, card]) => move === 'rollAgain' && card === 'inspektion');

const short = { variant: 'standard', publicContracts: 4 } as const;
const french = {
  roadworks: 'must',
  usedEvents: 'underPile',
  serviceDraw: 'reserve',
  debts: 'double',
  railFarthest: 'fromTruck',
} as const;
const czech = {
  roadworks: 'may',
  usedEvents: 'discard',
  serviceDraw: 'reserve',
  debts: 'single',
  railFarthest: 'route',
} as const;

/** The stored matches: every number of players, every value of every option, every way to end. */
// prettier-ignore
export const RECORDINGS: readonly Recording[] = [
  { name: 'two-players',   choose: computers, opening: { chance: 1, seed: 'Hamburg', numPlayers: 2, options: { variant: 'standard', publicContracts: 'standard', ...french } }, until: endedBy('unload') },
  { name: 'three-players', choose: computers, opening: { chance: 1, seed: 'Kassel',  numPlayers: 3, options: { ...short, ...czech } } },
  { name: 'four-players',  choose: computers, opening: { chance: 1, seed: 'Verona',  numPlayers: 4, options: { ...short, ...french, serviceDraw: 'public' } } },
  { name: 'five-players',  choose: computers, opening: { chance: 1, seed: 'Wien',    numPlayers: 5, options: { ...short, ...french } } },
  { name: 'most-contracts', choose: computers, opening: { chance: 1, seed: 'Basel',  numPlayers: 6, options: { ...short, publicContracts: 34, ...czech } } },
  { name: 'children',      choose: computers, opening: { chance: 1, seed: 'Bremen',  numPlayers: 3, options: { ...short, variant: 'children', ...french } } },
  { name: 'freight-dumped', choose: computers, opening: { chance: 1, seed: 'Graz',   numPlayers: 2, options: { ...short, ...french } }, until: endedBy('give') },
  { name: 'taken-by-another', choose: patient, opening: { chance: 1, seed: 'Linz',   numPlayers: 2, options: { ...short, variant: 'children', ...czech } }, until: endedBy('take') },
  { name: 'inspection-passed-on', choose: computers, opening: { chance: 1, seed: 'München', numPlayers: 2, options: { ...short, ...french, inspection: 'passes' } }, until: hasRolledAgain },
  { name: 'our-own-chance', choose: computers, opening: { seed: 'Trieste', numPlayers: 3, options: { ...short, ...french, inspection: 'passes' } } },
];
