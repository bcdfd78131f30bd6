import { boardGame } from '../../../games/auf-achse-board';
import { CONTRACT_IDS, CONTRACTS } from '../../../games/auf-achse-board/contracts';
import { EVENT_IDS } from '../../../games/auf-achse-board/events';
import { hiddenFrom, imagine, playerView } from '../../../games/auf-achse-board/playerView';
import { BACK, type State } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import { drew, scenario } from './scenario';

const [a, b, c, d, e, f, g, h] = CONTRACTS.map(({ id }) => id);

const table = (): State =>
  scenario({
    hands: { 0: [a!, b!], 1: [c!] },
    aboard: { 0: [d!], 1: [e!] },
    offer: [f!, null, null, null],
    pile: [g!],
    delivered: [h!],
    held: { 0: [{ card: 'motivation', owes: 0 }], 1: [{ card: 'radarfalle', owes: 500 }] },
    usedEvents: ['vertrauen'],
    tasks: [drew('diebe')],
  });

const seenBy = (playerID: string | null, G = table()) => playerView(G, playerID);
const OPEN_EVENTS = new Set<string>(['motivation', 'radarfalle', 'vertrauen', 'diebe']);

describe('B-1 Components', () => {
  test('B-1.3 hidden: the hands of others, the order of all piles, the reserve', () => {
    const { hands, pile, reserve, events } = seenBy('0');
    expect(hands).toEqual({ 0: [a, b], 1: [BACK] });
    expect(pile).toEqual([BACK]);
    expect([new Set(reserve), reserve.length]).toEqual([new Set([BACK]), CONTRACT_IDS.length - 8]);
    expect([new Set(events), events.length]).toEqual([new Set([BACK]), EVENT_IDS.length - 4]);
  });
  test('B-1.3 spectators see no hand at all', () =>
    expect(seenBy(null).hands).toEqual({ 0: [BACK, BACK], 1: [BACK] }));
  test.each(['0', '1', null])('B-1.3 open: everything else, for seat %s', (seat) => {
    const { hands: _, pile: __, reserve: ___, events: ____, ...open } = table();
    expect(seenBy(seat)).toMatchObject(open);
  });
  test('B-1.3 before the contracts are dealt all of them are secret', () => {
    const G = scenario({ hands: { 0: [], 1: [] }, reserve: [...CONTRACT_IDS] });
    expect(new Set(seenBy('0', G).reserve)).toEqual(new Set([BACK]));
    expect(new Set(hiddenFrom(G, '0'))).toEqual(new Set([...CONTRACT_IDS, ...EVENT_IDS]));
  });
  test('B-1.3 a contract given by Fracht Dumping is seen by its new holder, not by the others', () => {
    const G = scenario({ hands: { 0: [], 1: [], 2: [a!] } });
    expect([seenBy('2', G).hands['2'], seenBy('1', G).hands['2'], seenBy('0', G).hands['2']]).toEqual([
      [a],
      [BACK],
      [BACK],
    ]);
  });

  test.each([
    ['0', [c]],
    ['1', [a, b]],
    [null, [a, b, c]],
  ] as const)('B-1.3 what must not be readable at seat %s', (seat, hands) => {
    const hidden = new Set(hiddenFrom(table(), seat));
    const contracts = CONTRACT_IDS.filter((id) => ![a, b, c, d, e, f, h].includes(id));
    const events = EVENT_IDS.filter((id) => !OPEN_EVENTS.has(id));
    expect(hidden).toEqual(new Set([...hands, ...contracts, ...events]));
  });
  test.each(['0', '1', null])('B-1.3 no hidden card is in the data sent to seat %s', (seat) => {
    const sent = JSON.stringify(seenBy(seat));
    for (const card of hiddenFrom(table(), seat)) expect(sent).not.toContain(`"${card}"`);
  });

  test.each(['0', '1', null])(
    'B-1.3 an imagined table looks the same to seat %s and deals the rest anew',
    (seat) => {
      const G = table();
      const imagined = imagine(seenBy(seat), seat, seededChance('a'));
      expect(seenBy(seat, imagined)).toEqual(seenBy(seat));
      expect([...imagined.reserve, ...imagined.events]).not.toEqual([...G.reserve, ...G.events]);
      expect(new Set(hiddenFrom(imagined, seat))).toEqual(new Set(hiddenFrom(G, seat)));
      expect(hiddenFrom(imagined, seat)).toHaveLength(hiddenFrom(G, seat).length);
    },
  );
  test('B-1.3 a seat’s view is enough to know its legal moves', () => {
    const G = { ...table(), tasks: [] };
    expect(boardGame.legalMoves(seenBy('0', G), '0')).toEqual(boardGame.legalMoves(G, '0'));
  });
});
