import { ASIDE, deckOf, valueOf, type CardId, type View } from '../../../../games/ausgebremst';
import type { Step } from '../../../../games/shared/table';
import { defineLesson, LEARNER } from '../../../kit/lesson';
import { purseOf, signed } from '../table/purse';
import { STACK_OF } from '../table/setUp/arrangement';

/** What can be highlighted on the table. */
type Place =
  | `${'chooseSetUp' | 'draw' | 'stow' | 'fetch'} ${string}`
  | `lay-${number}`
  | 'laid'
  | 'go'
  | 'way'
  | 'purse'
  | 'outlook'
  | `card-${CardId}`;

/** sorts a deck by value: all cards except those beside the pit lane and those `kept` in hand. */
const layOut = (seat: string, leftOut: readonly CardId[], kept: readonly CardId[]): readonly Step[] =>
  deckOf(seat)
    .filter((card) => !kept.includes(card))
    .map((card) => [seat, 'lay', card, leftOut.includes(card) ? ASIDE : STACK_OF[valueOf(card)]]);

// with this seed, these cards are left out of each set-up, and these lie beside the pit lane
// prettier-ignore
const LAID_OUT: readonly Step[] = [
  ...layOut('0', ['1-1@0', '2-2@0', '3-3@0', '4-2@0', '5-5@0', '6-6@0'], ['4-4@0', '3-4@0', '5-4@0', '6-5@0']),
  ['1', 'chooseSetUp', 'slow'],
  ...layOut('1', ['4-2@1', '5-3@1', '6-1@1', '6-5@1'], ['4-1@1', '2-3@1']),
  ['2', 'chooseSetUp', 'fast'],
  ...layOut('2', ['1-2@2', '1-4@2', '1-1@2', '2-4@2', '2-3@2', '3-2@2', '3-1@2', '4-4@2', '4-5@2'], ['4-3@2', '2-2@2']),
  ...['1', '2'].flatMap((seat): Step[] => [[seat, 'draw', 3], [seat, 'draw', 2]]),
];

/** The advanced game: a set-up, the stacks, drawing from them, the reserve, and a voluntary pit stop. */
export const lesson = defineLesson<View, Place>({
  words: 'learn-ausgebremst-advanced',
  opening: { seed: 'set-up lesson 21', numPlayers: 3, options: { circuits: '1', game: 'advanced' } },
  moments: [
    {
      id: 'setUp',
      meanwhile: [
        ['0', 'ready'],
        ['1', 'ready'],
        ['2', 'ready'],
      ],
      lit: [['chooseSetUp medium']],
      deeds: [{ move: 'chooseSetUp', args: [['medium']] }],
      rule: 'A-11.2',
    },
    {
      id: 'stacks',
      meanwhile: LAID_OUT,
      lit: [['lay-3'], ['lay-2'], ['laid']],
      deeds: [
        { move: 'lay', args: [['6-5@0'], [3]] },
        { move: 'lay', args: [['5-4@0'], [2]] },
      ],
      rule: 'A-11.3',
    },
    {
      id: 'start',
      lit: [['draw 2', 'draw 3']],
      deeds: [
        { move: 'draw', args: [[3]] },
        { move: 'draw', args: [[2]] },
      ],
      rule: 'A-11.4',
    },
    {
      id: 'six',
      lit: [['card-6-5@0'], ['go', 'way']],
      deeds: [{ move: 'drive', args: [['6-5@0'], ['drom-4a2']] }],
      rule: 'A-6.1',
    },
    {
      id: 'draw',
      lit: [['draw 1']],
      deeds: [{ move: 'draw', args: [[1]] }],
      rule: 'A-11.5',
    },
    {
      id: 'reserve',
      before: [
        ['1', 'drive', '6-6@1', 'drom-4a1'],
        ['1', 'draw', 0],
        ['2', 'drive', '5-5@2', 'drom-3b6'],
        ['2', 'draw', 0],
      ],
      lit: [['purse', 'outlook']],
      rule: 'A-12.3',
      says: (view) => ({ reserve: signed(purseOf(view, LEARNER).reserve) }),
    },
    {
      id: 'shortest',
      lit: [['card-5-4@0'], ['go', 'way']],
      deeds: [{ move: 'drive', args: [['5-4@0'], ['bleifuss-2a2']] }],
      rule: 'A-12.3',
    },
    {
      id: 'stop',
      meanwhile: [
        ['0', 'draw', 2],
        ['1', 'drive', '5-5@1', 'bleifuss-2a1'],
        ['1', 'draw', 1],
        ['2', 'drive', '2-1@2', 'drom-4a2'],
        ['2', 'draw', 0],
        ['0', 'drive', '5-3@0', 'bleifuss-6a1'],
        ['0', 'draw', 0],
        ['1', 'drive', '4-5@1', 'bleifuss-4a1'],
        ['1', 'draw', 3],
        ['2', 'drive', '6-6@2', 'bleifuss-2a3'],
        ['2', 'draw', 2],
        ['0', 'drive', '4-5@0', 'drom-1b1'],
        ['0', 'draw', 2],
        ['1', 'drive', '6-4@1', 'drom-1a1'],
        ['1', 'draw', 2],
        ['2', 'drive', '5-4@2', 'bleifuss-6b2'],
        ['2', 'draw', 1],
      ],
      lit: [['card-5-2@0'], ['go', 'way']],
      deeds: [{ move: 'drive', args: [['5-2@0'], ['drom-pit1']] }],
      rule: 'A-11.6',
    },
    {
      id: 'fetch',
      lit: [['fetch 4-4@0', 'fetch 3-4@0']],
      deeds: [{ move: 'fetch' }],
      rule: 'A-11.6',
    },
    {
      id: 'stow',
      lit: [['stow 0', 'stow 1', 'stow 2', 'stow 3']],
      deeds: [{ move: 'stow' }],
      rule: 'A-11.8',
    },
    {
      id: 'end',
      lit: [['purse', 'outlook']],
      rule: 'A-11.8',
      says: (view) => ({ reserve: signed(purseOf(view, LEARNER).reserve) }),
    },
  ],
});
