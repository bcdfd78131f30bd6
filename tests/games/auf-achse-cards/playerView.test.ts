import type { CardId } from '../../../games/auf-achse-cards/cards';
import { hiddenFrom, imagine, playerView } from '../../../games/auf-achse-cards/playerView';
import { BACK, type State } from '../../../games/auf-achse-cards/state';
import { seededChance } from '../../../games/shared/chance';
import { scenario } from './scenario';

const table = (about: Parameters<typeof scenario>[0] = {}): State =>
  scenario({
    hands: { 0: ['10-1', '20-1'], 1: ['30-1'] },
    races: { 0: ['40-1', '50-1'], 1: ['60-1'] },
    sealed: { 0: '70-1', 1: '80-1' },
    counter: ['90-1', 'lostFreight-1'],
    deck: ['100-1', '110-1'],
    discard: ['rest-1'],
    ...about,
  });
const seenBy = (playerID: string | null, G: State) => playerView(G, playerID);
const hidden = (playerID: string | null, G: State) => hiddenFrom(G, playerID).toSorted();
/** All cards that seat 0 cannot see. */
const unseen = ({ deck, discard, hands, races }: State): CardId[] => [
  ...deck,
  ...discard,
  ...hands['1']!,
  ...races['1']!,
];

describe('K-3 A round', () => {
  test('K-3.6 others see only backs, as many as there are cards', () =>
    expect(seenBy('0', table())).toMatchObject({
      hands: { 1: [BACK] },
      races: { 1: [BACK] },
      sealed: { 1: BACK },
      deck: [BACK, BACK],
    }));
  test('K-3.6 owners see their hand, their race and what they laid for the counter', () =>
    expect(seenBy('0', table())).toMatchObject({
      hands: { 0: ['10-1', '20-1'] },
      races: { 0: ['40-1', '50-1'] },
      sealed: { 0: '70-1' },
    }));
  test('K-3.6 with memory one may not look at the own race again', () =>
    expect(seenBy('0', table({ options: { ownRace: 'memory' } }))).toMatchObject({
      hands: { 0: ['10-1', '20-1'] },
      races: { 0: [BACK, BACK], 1: [BACK] },
      sealed: { 0: '70-1' },
    }));
  test.each(['open', 'memory'] as const)('K-3.6 spectators see backs everywhere: %s', (ownRace) =>
    expect(seenBy(null, table({ options: { ownRace } }))).toMatchObject({
      hands: { 0: [BACK, BACK], 1: [BACK] },
      races: { 0: [BACK, BACK], 1: [BACK] },
      sealed: { 0: BACK, 1: BACK },
      deck: [BACK, BACK],
      discard: [BACK],
    }),
  );
  test('K-3.6 whether a card is laid can be seen: no card is no back', () =>
    expect(seenBy('0', table({ sealed: { 0: null, 1: null } })).sealed).toEqual({ 0: null, 1: null }));
  test('K-3.6 open cards stay as they are', () => {
    const G = table();
    const { options, stage, round, startPlayer, raceLaid, counterLaid, extra, scores } = G;
    expect(seenBy('1', G)).toMatchObject({
      options,
      stage,
      round,
      startPlayer,
      raceLaid,
      counterLaid,
      counter: [90, 'lostFreight'],
      extra,
      scores,
    });
  });

  test.each([
    ['0', 'open', ['100-1', '110-1', '30-1', '60-1', '80-1', '90-1', 'lostFreight-1', 'rest-1']],
    [
      '0',
      'memory',
      ['100-1', '110-1', '30-1', '40-1', '50-1', '60-1', '80-1', '90-1', 'lostFreight-1', 'rest-1'],
    ],
    [
      '1',
      'open',
      ['10-1', '100-1', '110-1', '20-1', '40-1', '50-1', '70-1', '90-1', 'lostFreight-1', 'rest-1'],
    ],
  ] as const)('K-3.6 what must not be readable at seat %s with %s', (seat, ownRace, cards) =>
    expect(hidden(seat, table({ options: { ownRace } }))).toEqual(cards),
  );
  test('K-3.6 to a spectator all is hidden but the faces on the counter', () => {
    expect(hidden(null, table())).toHaveLength(13);
    expect(seenBy(null, table()).counter).toEqual([90, 'lostFreight']);
  });

  test('K-3.6 an imagined table keeps visible cards and deals the rest anew', () => {
    const G = table();
    const imagined = imagine(seenBy('0', G), '0', seededChance('a'));
    expect(seenBy('0', imagined)).toEqual(seenBy('0', G));
    expect(unseen(imagined)).not.toEqual(unseen(G));
    const known = new Set<CardId>(['10-1', '20-1', '40-1', '50-1', '70-1']);
    expect(unseen(imagined).filter((card) => known.has(card))).toEqual([]);
    expect(new Set(unseen(imagined)).size).toBe(unseen(G).length);
  });
});

describe('K-6 Action cards on the counter', () => {
  test('K-6.7 discards are face down for everybody', () =>
    expect([seenBy('0', table()).discard, seenBy(null, table()).discard]).toEqual([[BACK], [BACK]]));
});

describe('K-7 End of a stage and of the match', () => {
  const over = table({ options: { stages: 1, ownRace: 'memory' }, scores: { 0: [90], 1: [60] } });
  test.each(['0', '1', null])(
    'K-7.1 after the last stage all races are open, hands are not: seat %s',
    (seat) => {
      expect(seenBy(seat, over).races).toEqual({ 0: ['40-1', '50-1'], 1: ['60-1'] });
      expect(seenBy(seat, over).hands[seat === '0' ? '1' : '0']).toContain(BACK);
      expect(hiddenFrom(over, seat)).not.toContain('60-1');
    },
  );
});
