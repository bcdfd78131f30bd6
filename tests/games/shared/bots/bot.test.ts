import { decisionOf, type BotFault } from '../../../../games/shared/bots/bot';
import { seededChance } from '../../../../games/shared/chance';
import type { Answer, Bot } from '../../../../games/shared/gameModule';
import { sameMove, type LegalMove } from '../../../../games/shared/legality';

type View = { hands: Record<string, readonly string[]> };

const G: View = { hands: { 0: ['a', 'b', 'c'], 1: ['x', 'y'] } };
const lay = (card: string): LegalMove => ({ move: 'lay', args: [card] });
const legalMoves = ({ hands }: View, seat: string) => hands[seat]!.map(lay);

/** What seat 0 plays, and the faults reported for it. */
const decided = async (bot: Bot<View>, seed = 'seed') => {
  const faults: BotFault[] = [];
  const module = {
    playerView: (G: View, playerID: string | null): View => ({
      hands: Object.fromEntries(
        Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : []]),
      ),
    }),
    legalMoves,
    whyNot: (view: View, seat: string, move: LegalMove) =>
      legalMoves(view, seat).some((legal) => sameMove(legal, move))
        ? undefined
        : { reason: 'notInHand', values: {}, rule: '' },
    bots: { easy: bot, normal: bot, hard: bot },
  };
  const onFault = (fault: BotFault) => faults.push(fault);
  const move = await decisionOf(module, G, '0', 'easy', seededChance(seed), onFault);
  return { move, faults };
};

describe('the decision of a computer player', () => {
  test.each<[string, (move: LegalMove) => Answer]>([
    ['at once', (move) => move],
    ['later', (move) => Promise.resolve(move)],
  ])('is its answer %s, from what its seat sees', async (_, told) => {
    const seen: View[] = [];
    const { move, faults } = await decided((view) => {
      seen.push(view);
      return told(lay('b'));
    });
    expect(move).toEqual(lay('b'));
    expect(seen).toEqual([{ hands: { 0: ['a', 'b', 'c'], 1: [] } }]);
    expect(faults).toEqual([]);
  });

  const error = new Error('out of ideas');
  test.each<[string, Bot<View>, BotFault]>([
    [
      'it throws',
      () => {
        throw error;
      },
      { reason: 'brokeDown', error },
    ],
    ['its promise is broken', () => Promise.reject(error), { reason: 'brokeDown', error }],
    ['its move is not listed', () => lay('x'), { reason: 'notListed', move: lay('x') }],
  ])('is a random legal move when %s, and the fault is reported once', async (_, bot, fault) => {
    const seeds = Array.from({ length: 30 }, (_, n) => `${n}`);
    const all = await Promise.all(seeds.map((seed) => decided(bot, seed)));
    const played = new Set(all.map(({ move }) => move.args[0]));
    expect(played).toEqual(new Set(['a', 'b', 'c']));
    expect((await decided(bot)).faults).toEqual([fault]);
  });

  test('replaces an answer that is no move at all', async () => {
    const { move, faults } = await decided(() => undefined as never);
    expect(['a', 'b', 'c'].map(lay)).toContainEqual(move);
    expect(faults).toMatchObject([{ reason: 'brokeDown' }]);
  });
});
