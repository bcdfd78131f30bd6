import { foreseeCounted } from '../../../games/auf-achse-cards';
import type { CardId } from '../../../games/auf-achse-cards/cards';
import { playerView } from '../../../games/auf-achse-cards/playerView';
import { scenario, turned } from './scenario';

const COUNTER: CardId[] = ['20-1', '20-2', '40-1', '10-1'];

const table = (card: CardId) =>
  scenario({
    hands: { 0: [card, '10-7', '10-6', '60-1'], 1: ['30-1', '30-2', '60-2'], 2: ['90-1', '90-2', '60-3'] },
    races: { 0: ['50-1'], 1: ['110-1'], 2: [] },
    counter: COUNTER,
    sealed: { 1: '120-1' },
    counterLaid: { 1: true },
    deck: ['70-1', '70-2'],
  });

/** Happenings without the ids of cards, which not everybody knows. */
const asSeen = (all: readonly object[]) =>
  all.map((one) => ({ ...one, counter: undefined, discarded: undefined }));

/** The type of a happening, and the total of the counter. */
const shown = ({ type, ...rest }: object & { type: string }) => [type, 'total' in rest && rest.total];

describe('K-5 What a card would do on the counter', () => {
  test.each<CardId>([
    '60-5',
    'rest-1',
    'lostFreight-1',
    'levelCrossing-1',
    'clearRoad-1',
    'fullyClearRoad-1',
  ])('K-5.2 … K-6.4 %s: exactly what is told when it is turned up', (card) => {
    const [laid, ...told] = foreseeCounted(playerView(table(card), '0'), '0', card);
    expect(laid).toMatchObject({ type: 'laid', place: 'counter', card });
    const G = table(card);
    G.hands['0']!.shift();
    const seen = turned(G, '0', card);
    expect(told.map(({ type }) => type)).toEqual(seen.map(({ type }) => type));
    expect(asSeen(told)).toEqual(asSeen(seen));
  });

  test('K-3.6 the given view stays unchanged, and what others have laid makes no difference', () => {
    const view = playerView(table('60-5'), '0');
    const before = JSON.stringify(view);
    const told = foreseeCounted(view, '0', '60-5');
    expect(JSON.stringify(view)).toBe(before);
    const other = { ...table('60-5'), sealed: { 0: null, 1: 'lostFreight-2' as const, 2: null } };
    expect(foreseeCounted(playerView(other, '0'), '0', '60-5').map(shown)).toEqual(told.map(shown));
  });
});
