import { faceOf, type CardId, type Face } from '../../../games/auf-achse-cards/cards';
import { seededChance } from '../../../games/shared/chance';
import type { Step } from '../../../games/shared/table';
import { anyStep, type Choose, type Recording } from '../../harness';

/** What stays on the counter or goes round again comes first, so that the limit is never reached. */
const TO_COUNTER: readonly Face[] = ['fullyClearRoad', 'clearRoad', 'rest', 'lostFreight'];
const TO_RACE: readonly Face[] = ['levelCrossing', 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10];

const rank = ([, move, card]: Step): number => {
  const [first, last] = move === 'layRace' ? [TO_RACE, TO_COUNTER] : [TO_COUNTER, TO_RACE];
  return [...first, ...last.toReversed()].indexOf(faceOf(card as CardId));
};

/** Kilometres into the races, none on the counter: in the end all cards lie on the table and nobody has one. */
const hoard: Choose = (choices) => choices.toSorted((a, b) => rank(a) - rank(b))[0]!;

const random = (name: string) => anyStep(seededChance(name));

/** The matches kept as files: every number of players, every value of every option, every way to end. */
// prettier-ignore
export const RECORDINGS: readonly Recording[] = [
  { name: 'two-players',   choose: random('two'),   opening: { seed: 'Hamburg', numPlayers: 2, options: { stages: 5, betweenStages: 'redeal',    ownRace: 'open' } } },
  { name: 'three-players', choose: random('three'), opening: { seed: 'Lyon',    numPlayers: 3, options: { stages: 2, betweenStages: 'keepHands', ownRace: 'memory' } } },
  { name: 'four-players',  choose: random('four'),  opening: { seed: 'Praha 3', numPlayers: 4, options: { stages: 3, betweenStages: 'redeal',    ownRace: 'memory' } } },
  { name: 'five-players',  choose: random('five'),  opening: { seed: 'Graz',    numPlayers: 5, options: { stages: 4, betweenStages: 'keepHands', ownRace: 'open' } } },
  { name: 'no-cards-left', choose: hoard,           opening: { seed: 'Basel',   numPlayers: 2, options: { stages: 1, betweenStages: 'redeal',    ownRace: 'open' } } },
  { name: 'shared-win',    choose: random('draw 69'), opening: { seed: 'draw 69', numPlayers: 3, options: { stages: 1, betweenStages: 'redeal',  ownRace: 'open' } } },
];
