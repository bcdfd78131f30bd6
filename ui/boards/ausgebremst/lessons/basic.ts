import type { CardId, Target, View } from '../../../../games/ausgebremst';
import { defineLesson, LEARNER, type Deed } from '../../../kit/lesson';
import { purseOf, signed } from '../table/purse';

/** What can be highlighted on the table. */
type Place = 'ready' | 'go' | 'way' | 'purse' | 'outlook' | `card-${CardId}`;

const drive = (target: Target, ...cards: readonly CardId[]): Deed => ({
  move: 'drive',
  args: [cards, [target]],
});
const cards = (...ids: readonly CardId[]): readonly Place[] => ids.map((id): Place => `card-${id}`);

const SIXES: readonly CardId[] = ['6-3@0', '6-4@0', '6-5@0'];

/** The first lap of the base game: cards, the six, the lead, the shortest way, the pit stop. */
export const lesson = defineLesson<View, Place>({
  words: 'learn-ausgebremst-basic',
  opening: { seed: 'race lesson 136', numPlayers: 3, options: { circuits: '1' } },
  moments: [
    { id: 'grid', lit: [['ready']], deeds: [{ move: 'ready' }], rule: 'A-3.4' },
    {
      id: 'card',
      before: [
        ['1', 'ready'],
        ['2', 'ready'],
      ],
      lit: [cards('5-1@0'), ['go', 'way']],
      deeds: [drive('drom-4b1', '5-1@0')],
      rule: 'A-4.1',
    },
    {
      id: 'six',
      before: [
        ['1', 'drive', '5-5@1', 'drom-3b6'],
        ['2', 'drive', '4-3@2', 'drom-3b5'],
      ],
      lit: [cards(...SIXES), ['go', 'way']],
      deeds: [drive('bleifuss-2a1', ...SIXES)],
      rule: 'A-5.2',
    },
    {
      id: 'leader',
      before: [
        ['1', 'drive', '6-4@1', 'bleifuss-1b1'],
        ['2', 'drive', '6-3@2', 'drom-5a1'],
      ],
      lit: [cards('4-1@0'), ['go', 'way']],
      deeds: [drive('bleifuss-4a1', '4-1@0')],
      rule: 'A-6.1',
    },
    {
      id: 'reserve',
      before: [
        ['1', 'drive', '2-3@1', 'bleifuss-2a2'],
        ['2', 'drive', '2-4@2', 'bleifuss-2a1'],
      ],
      lit: [
        [...cards('3-2@0'), 'purse', 'outlook'],
        ['go', 'way'],
      ],
      deeds: [drive('bleifuss-6a2', '3-2@0')],
      rule: 'A-10.3',
      says: (view) => ({ reserve: signed(purseOf(view, LEARNER).reserve) }),
    },
    {
      id: 'overtaken',
      meanwhile: [
        ['1', 'drive', '4-4@1', 'bleifuss-5b1'],
        ['2', 'drive', '2-3@2', 'bleifuss-2a3'],
        ['0', 'drive', '2-3@0', 'bleifuss-7b1'],
        ['1', 'drive', '6-5@1', 'drom-2a1'],
        ['2', 'wait'],
      ],
      lit: [cards(...SIXES), ['go', 'way']],
      deeds: [drive('drom-3a2', ...SIXES)],
      rule: 'A-6.1',
    },
    {
      id: 'pit',
      before: [
        ['1', 'drive', '5-3@1', 'drom-3a3'],
        ['2', 'wait'],
      ],
      lit: [cards('1-2@0', '2-4@0'), ['go', 'way']],
      deeds: [
        {
          move: 'drive',
          args: [
            ['1-2@0', '2-4@0'],
            ['drom-pit1', 'drom-pit2'],
          ],
        },
      ],
      rule: 'A-7.1',
    },
    { id: 'finish', lit: [['purse', 'outlook']], rule: 'A-10.1' },
  ],
});
