import { contractOf, type Space, type View } from '../../../games/auf-achse-board';
import { defineLesson, LEARNER } from '../../kit/lesson';

/** What can be highlighted on the table: spaces of the map, parts of it, and buttons by their moves. */
type Place =
  | `target-${Space}`
  | 'contracts'
  | 'offer'
  | 'map'
  | 'confirm'
  | 'event'
  | 'roll'
  | `load ${string}`
  | `unload ${string}`
  | `callAuction ${number}`
  | `bid ${number}`
  | 'endTurn';

/** From Passau to Salzburg, dealt at the start. */
const OWN = 'C38';

const drive = (target: Space) => ({ move: 'drive', args: [[target]] });
const revenue = () => ({ revenue: contractOf(OWN).revenue });
const cash = ({ money }: View) => ({ money: money[LEARNER]! });

/**
 * Two turns and the beginning of a third: a contract is loaded, bought and delivered; then road works and an event.
 */
export const lesson = defineLesson<View, Place>({
  words: 'learn-auf-achse-board',
  opening: { seed: 'road lesson 24', numPlayers: 2 },
  moments: [
    {
      id: 'aim',
      meanwhile: [
        ['0', 'place', 'wuerzburg-nuernberg.1'],
        ['1', 'place', 'wuerzburg-stuttgart.1'],
      ],
      lit: [['contracts']],
      tab: 'contracts',
      rule: 'B-5.1',
      says: revenue,
    },
    { id: 'roll', lit: [['roll']], deeds: [{ move: 'roll' }], rule: 'B-3.1' },
    { id: 'drive', lit: [['target-passau'], ['confirm']], deeds: [drive('passau')], rule: 'B-4.1' },
    { id: 'load', lit: [[`load ${OWN}`]], deeds: [{ move: 'load', args: [[OWN]] }], rule: 'B-5.1' },
    {
      id: 'call',
      lit: [['callAuction 2']],
      deeds: [{ move: 'callAuction', args: [[2]] }],
      rule: 'B-7.1',
    },
    {
      id: 'bid',
      before: [['1', 'bid', 1]],
      lit: [['bid 1']],
      deeds: [{ move: 'bid', args: [[1]] }],
      rule: 'B-7.4',
    },
    {
      id: 'end',
      before: [['1', 'pass']],
      lit: [['endTurn']],
      deeds: [{ move: 'endTurn' }],
      rule: 'B-3.2',
      says: cash,
    },
    {
      id: 'deliver',
      meanwhile: [
        ['1', 'roll'],
        ['1', 'drive', 'basel', 'stuttgart', 'strasbourg'],
        ['1', 'callAuction', 1],
        ['0', 'pass'],
        ['1', 'load', 'C32'],
        ['1', 'endTurn'],
      ],
      before: [['0', 'roll']],
      lit: [['target-salzburg'], ['confirm']],
      deeds: [drive('salzburg')],
      rule: 'B-4.2',
    },
    {
      id: 'unload',
      lit: [[`unload ${OWN}`]],
      deeds: [{ move: 'unload', args: [[OWN]] }],
      rule: 'B-5.3',
      says: revenue,
    },
    {
      id: 'triangle',
      meanwhile: [
        ['0', 'endTurn'],
        ['1', 'roll'],
        ['1', 'drive', 'basel-zuerich.1'],
        ['1', 'moveRoadworks', 'hamburg-berlin.2'],
        ['1', 'endTurn'],
      ],
      before: [['0', 'roll']],
      lit: [['target-muenchen-salzburg.1'], ['confirm']],
      deeds: [drive('muenchen-salzburg.1')],
      rule: 'B-4.5',
    },
    {
      id: 'roadworks',
      lit: [['map'], ['confirm']],
      deeds: [{ move: 'moveRoadworks' }],
      rule: 'B-9.1',
    },
    { id: 'event', lit: [['event']], deeds: [{ move: 'carryOut' }], rule: 'B-3.3' },
    { id: 'richest', lit: [['offer']], tab: 'public', rule: 'B-13.1', says: cash },
  ],
});
