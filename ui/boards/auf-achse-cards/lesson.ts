import {
  counterTotal,
  faceOf,
  isFaceUp,
  limitOf,
  raceScore,
  totals,
  type CardId,
  type View,
} from '../../../games/auf-achse-cards';
import { defineLesson, LEARNER, type Deed } from '../../kit/lesson';

/** The places of the table that can be highlighted. */
type Place =
  | 'own-race'
  | 'counter'
  | 'hand'
  | 'bay-race'
  | 'bay-counter'
  | 'bay-extra1'
  | 'lay'
  | 'winner'
  | `card-${CardId}`;

const cards = (...ids: readonly CardId[]): readonly Place[] => ids.map((id): Place => `card-${id}`);
const toRace = (...ids: readonly CardId[]): Deed => ({ move: 'layRace', args: [ids] });
const toCounter = (...ids: readonly CardId[]): Deed => ({ move: 'layCounter', args: [ids] });

const trip = ({ races }: View): number => raceScore(races[LEARNER]!.filter(isFaceUp).map(faceOf));
const counter = (view: View) => ({ km: counterTotal(view.counter), limit: limitOf(view) });

const LOW: readonly CardId[] = ['10-4', '40-6'];
const MIDDLE: readonly CardId[] = ['60-6', '70-2', '80-2'];
const HIGH: readonly CardId[] = ['90-4', '100-6'];
const RESTS: readonly CardId[] = ['rest-6', 'rest-10'];
const LAST: readonly CardId[] = ['90-4', '90-6', '100-3', '100-6', '110-1', '120-4'];

/** One stage against two opponents: a rising trip, the counter, an action card, a rest card, the end of the stage. */
export const lesson = defineLesson<View, Place>({
  words: 'learn-auf-achse-cards',
  opening: { seed: 'lesson 131', numPlayers: 3, options: { stages: 1 } },
  moments: [
    { id: 'aim', lit: [['own-race']], rule: 'K-2.1' },
    {
      id: 'first',
      before: [
        ['1', 'layRace', '40-5'],
        ['1', 'layCounter', '20-5'],
        ['2', 'layRace', '40-1'],
        ['2', 'layCounter', '20-6'],
      ],
      lit: [cards(...LOW), ['bay-race'], ['lay']],
      deeds: [toRace(...LOW)],
      rule: 'K-4.1',
    },
    {
      id: 'counter',
      lit: [cards(...MIDDLE), ['bay-counter'], ['lay']],
      deeds: [toCounter(...MIDDLE)],
      rule: 'K-5.5',
      says: counter,
    },
    { id: 'counted', lit: [['counter']], rule: 'K-3.2', says: counter },
    {
      id: 'rising',
      before: [
        ['1', 'layRace', '20-4'],
        ['1', 'layCounter', '20-7'],
        ['2', 'layRace', '70-1'],
        ['2', 'layCounter', '20-2'],
      ],
      lit: [[...cards(...MIDDLE), 'own-race'], ['bay-race'], ['lay']],
      deeds: [toRace(...MIDDLE)],
      rule: 'K-4.2',
      says: (view) => ({ km: trip(view) }),
    },
    {
      id: 'action',
      lit: [cards('clearRoad-5'), ['bay-counter'], ['lay']],
      deeds: [toCounter('clearRoad-5')],
      rule: 'K-6.3',
    },
    {
      id: 'extra',
      before: [
        ['1', 'layRace', '30-7'],
        ['2', 'layRace', '10-7'],
      ],
      lit: [cards(...HIGH), ['bay-extra1'], ['lay']],
      deeds: [toRace(...HIGH)],
      rule: 'K-6.5',
    },
    {
      id: 'rest',
      before: [
        ['1', 'layRace', 'rest-5'],
        ['1', 'layCounter', 'rest-8'],
        ['2', 'layRace', '110-5'],
        ['2', 'layCounter', 'rest-7'],
      ],
      lit: [cards(...RESTS), ['bay-race'], ['lay']],
      deeds: [toRace(...RESTS)],
      rule: 'K-4.3',
      says: (view) => ({ km: trip(view) }),
    },
    {
      id: 'end',
      lit: [cards(...LAST), ['bay-counter'], ['lay']],
      deeds: [toCounter(...LAST)],
      rule: 'K-5.5',
      says: (view) => ({ ...counter(view), left: limitOf(view) - counterTotal(view.counter) }),
    },
    { id: 'scored', lit: [['winner']], rule: 'K-2.1', says: (view) => ({ km: totals(view)[LEARNER]! }) },
  ],
});
