/** @jest-environment ./tests/jsdom.ts */
import i18next from 'i18next';
import { boardGame, type BoardReason } from '../../games/auf-achse-board';
import { cardGame, type CardReason } from '../../games/auf-achse-cards';
import { playable, racingGame, type RaceReason } from '../../games/ausgebremst';
import type { AnyGame } from '../../games';
import { tableOf } from '../../games/shared/table';
import { adviceWords as boardWords } from '../../ui/boards/auf-achse-board/adviceWords';
import { adviceWords as cardWords } from '../../ui/boards/auf-achse-cards/adviceWords';
import { adviceWords as raceWords, noAdviceWords } from '../../ui/boards/ausgebremst/adviceWords';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { scenario as boardScenario } from '../games/auf-achse-board/scenario';
import { layAside, opening, play, scenario as raceScenario } from '../games/ausgebremst/scenario';
import { speak } from './browser';
import { freshBrowser } from './cardTable';

const SEATS = ['Lisa', 'Kemal', 'Zdeněk'].map((name, at) => ({ playerID: String(at), name }));

/** A compile-time list: a new reason does not compile until it stands here. */
const ALL = <Because extends { readonly because: string }>(
  reasons: Readonly<Record<Because['because'], Because>>,
): readonly Because[] => Object.values(reasons);

const CARD = ALL<CardReason>({
  grows: { because: 'grows', card: 70, km: 180 },
  breaks: { because: 'breaks', lost: 180 },
  mustBreak: { because: 'mustBreak', lost: 180 },
  stillNothing: { because: 'stillNothing' },
  holds: { because: 'holds', km: 180 },
  unseen: { because: 'unseen', card: 70 },
  cuts: { because: 'cuts', card: 'clearRoad' },
  keeps: { because: 'keeps', cards: [80, 120] },
  lastFitting: { because: 'lastFitting' },
  anew: { because: 'anew', missing: 40, cards: [50, 120] },
  layMore: { because: 'layMore', count: 1 },
  counts: { because: 'counts', card: 60, total: 160, limit: 200 },
  fills: { because: 'fills', card: 60, total: 210, limit: 200 },
  addsNothing: { because: 'addsNothing' },
  lostFreight: { because: 'lostFreight' },
  levelCrossing: { because: 'levelCrossing', card: 70 },
  clears: { because: 'clears', card: 'fullyClearRoad', extra: 2, fits: 3 },
});

const RACE = ALL<RaceReason>({
  finishes: { because: 'finishes' },
  stops: { because: 'stops' },
  out: { because: 'out' },
  leads: { because: 'leads' },
  crosses: { because: 'crosses', lap: 2 },
  blocks: { because: 'blocks', cars: ['1', '2'] },
  stuck: { because: 'stuck' },
  locked: { because: 'locked' },
  reserve: { because: 'reserve', points: 40, spaces: 33, withStop: false },
  short: { because: 'short', points: 30, spaces: 33, withStop: true },
  waits: { because: 'waits' },
  barred: { because: 'barred' },
  turns: { because: 'turns', cards: 16, spaces: 74 },
  small: { because: 'small', count: 9 },
  sixes: { because: 'sixes', count: 5 },
  brings: { because: 'brings', value: 4 },
  leadsOn: { because: 'leadsOn', value: 4 },
  leadsNowhere: { because: 'leadsNowhere', value: 4 },
  reachesPit: { because: 'reachesPit', value: 4 },
  alike: { because: 'alike', value: 4 },
  last: { because: 'last' },
  plenty: { because: 'plenty', value: 4, count: 3 },
  covers: { because: 'covers', value: 2, covered: 6 },
  onTop: { because: 'onTop', value: 2 },
  withLikes: { because: 'withLikes' },
});

const BOARD = ALL<BoardReason>({
  toLoad: { because: 'toLoad', city: 'berlin', spaces: 4, contract: 'C01' },
  toDeliver: { because: 'toDeliver', city: 'berlin', spaces: 4, contract: 'C04' },
  toVisit: { because: 'toVisit', city: 'muenchen', spaces: 1, card: 'inspektion' },
  idle: { because: 'idle' },
  allDone: { because: 'allDone' },
  finishes: { because: 'finishes', as: 'first' },
  unloads: { because: 'unloads', contract: 'C01' },
  loads: { because: 'loads', contract: 'C01' },
  worth: { because: 'worth', contract: 'C01', worth: 1200 },
  free: { because: 'free' },
  price: { because: 'price', price: 700, left: 3200 },
  upTo: { because: 'upTo', most: 1900 },
  keepsFrom: { because: 'keepsFrom' },
  ends: { because: 'ends', as: 'first' },
  goesOn: { because: 'goesOn', as: 'behind' },
  tooDear: { because: 'tooDear', price: 2100, most: 0 },
  stillPays: { because: 'stillPays', price: 700, most: 1900 },
  lastOne: { because: 'lastOne' },
  room: { because: 'room', trailer: 'small', goods: 4 },
  roomFor: { because: 'roomFor', contract: 'C01' },
  holdsUp: { because: 'holdsUp', seat: '1', spaces: 3 },
  holdsUpNobody: { because: 'holdsUpNobody' },
  central: { because: 'central', spaces: 6.6 },
  rollsAgain: { because: 'rollsAgain' },
  nextTurn: { because: 'nextTurn' },
  mayEnd: { because: 'mayEnd' },
  leaves: { because: 'leaves' },
  later: { because: 'later' },
  pays: { because: 'pays', amount: 500 },
  paidToStay: { because: 'paidToStay', amount: 1000 },
  missesTurn: { because: 'missesTurn' },
  alone: { because: 'alone' },
  letsBe: { because: 'letsBe' },
  helpsToo: { because: 'helpsToo', seat: '1' },
  blownAway: { because: 'blownAway', seat: '1', spaces: 3 },
});

const snapshotOf = (module: AnyGame) => {
  const { G } = tableOf(module, { seed: 'words', numPlayers: 3 }).start;
  return { view: module.playerView(G, '0') as never, playerID: '0', seats: SEATS, log: [] };
};
const board = snapshotOf(boardGame);
const race = snapshotOf(racingGame);

beforeEach(freshBrowser);

const isSaid = (sentence: string) => {
  expect(sentence).not.toMatch(/{{|undefined|\bnull\b|NaN|\[object/);
  expect(sentence.length).toBeGreaterThan(3);
};

describe.each(LANGUAGE_CODES)('%s', (language) => {
  beforeEach(async () => {
    await i18next.loadNamespaces([cardGame.id, boardGame.id, racingGame.id]);
    await speak(language);
  });
  const t = ((...args: Parameters<typeof i18next.t>) => i18next.t(...args)) as typeof i18next.t;

  test.each(CARD.map((reason) => [reason.because, reason] as const))('cards: %s', (_, reason) => {
    const moves = [
      { move: 'layRace', args: ['70-1'] },
      { move: 'layCounter', args: ['lostFreight-1'] },
    ];
    const { title, reasons, about } = cardWords({ moves, chance: 0.5, reasons: [reason] }, t);
    expect(title).toContain('70');
    expect(title).toContain('−50');
    const said = [...reasons, ...(about ? [about] : [])];
    expect(said.length).toBe(1);
    said.forEach(isSaid);
  });

  test('cards: a level crossing whose prey cannot be seen', () => {
    const reasons = [{ because: 'levelCrossing', card: null }] as const;
    const words = cardWords({ moves: [{ move: 'layRace', args: ['70-1'] }], chance: 0.5, reasons }, t);
    words.reasons.forEach(isSaid);
    expect(words.reasons.join()).not.toMatch(/:/);
  });

  test.each(RACE.map((reason) => [reason.because, reason] as const))('race: %s', (_, reason) => {
    const moves = [{ move: 'drive', args: ['5-1@0', 'finish'] }];
    const { title, reasons } = raceWords({ moves, chance: 0.5, reasons: [reason] }, race, t);
    expect(title).toContain('5');
    reasons.forEach(isSaid);
    if (reason.because === 'blocks') expect(reasons.join()).toMatch(/Kemal.*Zdeněk/);
  });

  test.each([['chooseSetUp', 'fast'], ['draw', 2], ['fetch', '5-1@0'], ['stow', 0], ['wait']])(
    'race: to %s %s',
    (move, ...args) => {
      isSaid(raceWords({ moves: [{ move, args }], chance: 0.5, reasons: [] }, race, t).title);
    },
  );

  test('race: two ways to the same stretch are told apart', () => {
    const view = raceScenario({ cars: { '0': { space: 'drom-3a1' } }, hands: { '0': [1, 2] } });
    const ways = playable(view, '0').map(({ card, way }) => ({ move: 'drive', args: [card, way.target] }));
    const places = ways.map(
      (move) =>
        raceWords({ moves: [move], chance: 0.5, reasons: [] }, { ...race, view }, t).title.split(/\s– /)[1],
    );
    expect(new Set(places).size).toBe(new Set(ways.map(({ args: [, target] }) => target)).size);
  });

  test('race: where there is no advice it is said why', () => {
    const G = opening({ game: 'advanced' }, 3, 'setUp');
    const why = () => noAdviceWords(racingGame.playerView(G, '0'), '0', t);
    expect(why()).toBeUndefined();
    play(G, '0', ['chooseSetUp', 'slow']);
    isSaid(why()!);
    const sorting = why();
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 2]);
    layAside(G, '0');
    isSaid(why()!);
    expect(why()).not.toBe(sorting);
  });

  test.each(BOARD.map((reason) => [reason.because, reason] as const))('board: %s', (_, reason) => {
    const moves = [{ move: 'unload', args: ['C01'] }];
    const { title, reasons } = boardWords({ moves, chance: 0.5, reasons: [reason] }, board, t);
    expect(title).toContain('Berlin');
    reasons.forEach(isSaid);
  });

  test.each([
    ['load', 'C01'],
    ['buyTrailer', 'large'],
    ['rollAgain', 'beifahrer'],
    ['roll'],
    ['endTurn'],
    ['pass'],
    ['place', 'koeln-frankfurt.1'],
    ['drive', 'wien'],
    ['leaveRoadworks'],
    ['decline'],
    ['give', 'C01'],
    ['blow', '1', 'wien'],
    ['carryOut'],
    ['carryOut', 'help'],
    ['carryOut', '1'],
    ['carryOut', 'C01'],
  ])('board: to %s %s', (move, ...args) => {
    isSaid(boardWords({ moves: [{ move, args }], chance: 0.5, reasons: [] }, board, t).title);
  });

  test('board: what is worth no bid is not said to be worth one of 0 DM', () => {
    for (const reason of [
      { because: 'upTo', most: 0 },
      { because: 'tooDear', price: 400, most: 0 },
    ] as const satisfies readonly BoardReason[]) {
      const moves = [{ move: 'pass', args: [] }];
      const [said] = boardWords({ moves, chance: 0.5, reasons: [reason] }, board, t).reasons;
      isSaid(said!);
      expect(said).not.toMatch(/\b0\sDM/);
    }
  });

  test('board: what a line leaves of the revenue is called as in the table of lines, and not what one keeps', () => {
    const reasons = [{ because: 'price', price: 700, left: 1300 }] as const satisfies readonly BoardReason[];
    const moves = [{ move: 'bid', args: [2] }];
    const said = boardWords({ moves, chance: 0.5, reasons }, board, t).reasons.join().toLowerCase();
    expect(said).toContain(t('table.auction.profit', { ns: boardGame.id }).toLowerCase());
  });

  test('board: to stay is called as its button is, to come back by another way is not', () => {
    const view = boardScenario({ trucks: { 0: 'koeln-frankfurt.1', 1: 'wien' } }) as never;
    const [stay, round, drive] = [
      ['koeln-frankfurt.1'],
      ['koeln-frankfurt.1', 'koeln'],
      ['koeln-frankfurt.2'],
    ].map(
      (args) =>
        boardWords({ moves: [{ move: 'drive', args }], chance: 0.5, reasons: [] }, { ...board, view }, t)
          .title,
    );
    expect(stay).toBe(t('table.drive.stay', { ns: boardGame.id }));
    expect(round).not.toBe(stay);
    expect(drive).not.toBe(stay);
  });
});
