/** @jest-environment ./tests/jsdom.ts */
import i18next from 'i18next';
import {
  BACK,
  boardGame,
  isEventSpace,
  taskOf,
  type BoardHappening,
  type ContractId,
  type View,
} from '../../games/auf-achse-board';
import { gameUi } from '../../ui/boards/auf-achse-board';
import { balancesOf, changeOf } from '../../ui/boards/auf-achse-board/books/balance';
import { moments } from '../../ui/boards/auf-achse-board/moments';
import { narrateHappenings } from '../../ui/boards/auf-achse-board/narrate';
import type { Told } from '../../ui/boards/auf-achse-board/story';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import type { LogEntry, Snapshot } from '../../ui/kit/match';
import { speak } from './browser';
import { lookAt, matchOf, SEATS } from './boardTable';
import { freshBrowser } from './cardTable';

const match = matchOf();
const matches = [
  match,
  matchOf({ seed: 'two', numPlayers: 2, options: { variant: 'children', publicContracts: 8 } }),
];
const steps = matches.flatMap((one) =>
  one.steps.map((_, at) => ({ one, at, told: one.happenings[at] as readonly BoardHappening[] })),
);

const textsOf = (told: readonly BoardHappening[]) =>
  narrateHappenings(told, SEATS, i18next.t).map(({ text }) => text);

/** What the sign of such a step says. */
const labelOf = (happenings: readonly BoardHappening[]) =>
  gameUi.mark({ seat: '0', move: 'drive', args: [], happenings }, i18next.t)?.label;

/** Whose turns begin in so many steps. */
const turnsIn = (log: readonly LogEntry[]): readonly string[] =>
  log
    .flatMap(({ happenings }) => happenings as readonly BoardHappening[])
    .flatMap((told) => (told.type === 'turn' || told.type === 'missed' ? [told.seat] : []));

const drive = (count: number, exact: boolean): Told<'drove'> => ({
  type: 'drove',
  seat: '0',
  from: 'hamburg',
  path: [...Array.from({ length: count - 1 }, () => 'hamburg' as const), 'flensburg-hamburg.1'],
  exact,
});

/** What is seen on the table and not told in words. */
const SILENT = [
  'asked',
  'answered',
  'toPlace',
  'granted',
  'lapsed',
  'excused',
  'reshuffled',
  'putAway',
  'handled',
  'mayBid',
  'notLoaded',
] as const satisfies readonly BoardHappening['type'][];
type Silent = (typeof SILENT)[number];
const isSilent = ({ type }: BoardHappening): boolean => (SILENT as readonly string[]).includes(type);

/** One of every other kind of happening, and of every way to tell it. */
const EVERYTHING: {
  readonly [Type in Exclude<BoardHappening['type'], Silent>]: readonly Told<Type>[];
} = {
  placed: [{ type: 'placed', seat: '0', space: 'hamburg-berlin.2' }],
  dealt: [{ type: 'dealt', hands: {}, offer: ['C01', 'C02', 'C03', 'C04'], pile: 12 }],
  turn: [{ type: 'turn', seat: '1' }],
  missed: [{ type: 'missed', seat: '1' }],
  rolled: [
    { type: 'rolled', seat: '0', die: 4 },
    { type: 'rolled', seat: '0', die: 1, card: 'inspektion' },
  ],
  drove: [
    ...[1, 2, 5].flatMap((count) => [drive(count, true), drive(count, false)]),
    { ...drive(2, false), by: '1' },
  ],
  stayed: [{ type: 'stayed', seat: '0' }],
  went: [{ type: 'went', seat: '0', from: 'bremen', to: 'hamburg', path: ['hamburg'], card: 'dokumente' }],
  roadworks: [
    { type: 'roadworks', seat: '0', space: 'kassel-berlin.3' },
    { type: 'roadworks', seat: '0', space: null },
  ],
  jam: [{ type: 'jam', seat: '0', space: 'kassel', card: 'stauKassel' }],
  jamEnd: [{ type: 'jamEnd', seat: '0', space: 'kassel' }],
  drew: [{ type: 'drew', seat: '0', card: 'diebe' }],
  noEffect: [{ type: 'noEffect', seat: '0', card: 'diebe' }],
  kept: [{ type: 'kept', seat: '0', card: 'motivation' }],
  used: [{ type: 'used', seat: '0', card: 'motivation' }],
  mustMiss: [{ type: 'mustMiss', seat: '0', card: 'fahrtenschreiber' }],
  earned: [{ type: 'earned', seat: '0', amount: 2000, cause: 'sonderauftragWien' }],
  paid: [{ type: 'paid', seat: '0', amount: 500, cause: 'radarfalle' }],
  owes: [{ type: 'owes', seat: '0', amount: 500, card: 'radarfalle' }],
  loaded: [{ type: 'loaded', seat: '0', contract: 'C02' }],
  unloaded: [
    { type: 'unloaded', seat: '0', contract: 'C02' },
    { type: 'unloaded', seat: '0', contract: 'C02', by: 'bahnverladung' },
  ],
  robbed: [{ type: 'robbed', seat: '0', contracts: ['C02', 'C03'], cards: [BACK, BACK] }],
  trailer: [
    { type: 'trailer', seat: '0', trailer: 'large' },
    { type: 'trailer', seat: '0', trailer: 'small' },
  ],
  called: [{ type: 'called', seat: '0', contract: 'C02' }],
  bid: [{ type: 'bid', seat: '1', line: 3, price: 2100 }],
  passed: [
    { type: 'passed', seat: '1', forced: false },
    { type: 'passed', seat: '1', forced: true },
  ],
  won: [
    { type: 'won', seat: '0', contract: 'C02', price: 0, card: BACK, mayLoad: false },
    { type: 'won', seat: '0', contract: 'C02', price: 2100, card: BACK, mayLoad: false },
  ],
  turnedUp: [{ type: 'turnedUp', slot: 0, contract: 'C05' }],
  drewContract: [{ type: 'drewContract', seat: '0', card: 'vertrauen', contract: BACK }],
  gave: [{ type: 'gave', seat: '0', to: '1', card: 'frachtDumping', left: BACK, came: BACK }],
  passedOn: [{ type: 'passedOn', seat: '0', to: '1', card: 'inspektion' }],
  partner: [{ type: 'partner', seat: '0', with: '1', card: 'roadRunner' }],
  end: [
    { type: 'end', totals: { '0': 7400, '1': -500, '2': 3000 } },
    { type: 'end', totals: { '0': 7400, '1': 7400, '2': 3000 } },
  ],
};

beforeEach(async () => {
  await freshBrowser();
  await i18next.loadNamespaces('auf-achse-board');
});

describe('moments', () => {
  test('end in the position after the step, and tell of it in order', () => {
    for (const { one, at, told } of steps) {
      const after = lookAt(one, at + 1, '0');
      const shown = moments(lookAt(one, at, '0'), after);
      expect(shown.at(-1)).toBe(after);
      const seen = shown.map(({ log }) => log.at(-1)!.happenings);
      for (const some of seen) expect(told.slice(0, some.length)).toEqual(some);
      expect(seen.map(({ length }) => length)).toEqual(
        [...new Set(seen.map(({ length }) => length))].toSorted((a, b) => a - b),
      );
    }
  });

  test('show where a truck came to stand before its event card is turned up', () => {
    const drawing = steps.filter(
      ({ told }) =>
        told.some(({ type }) => type === 'drew') && told.find((one) => !isSilent(one))?.type === 'drove',
    );
    expect(drawing.length).toBeGreaterThan(5);
    for (const { one, at, told } of drawing) {
      const drove = told.find(({ type }) => type === 'drove') as Told<'drove'>;
      const [first, ...later] = moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0'));
      expect(first!.view.trucks[drove.seat]).toBe(drove.path.at(-1));
      expect(isEventSpace(drove.path.at(-1)!)).toBe(true);
      expect(taskOf(first!.view)?.type).not.toBe('event');
      expect(taskOf(later.at(-1)!.view)?.type).toBe('event');
    }
  });

  test('lead up to the position after the step: what was seen is what stays', () => {
    const changing = steps.filter(
      ({ one, at }) => moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0')).length > 1,
    );
    expect(changing.length).toBeGreaterThan(50);
    for (const { one, at, told } of changing) {
      const shown = moments(lookAt(one, at, null), lookAt(one, at + 1, null));
      const [last, after] = [shown.at(-2)!.view, shown.at(-1)!.view];
      const isTurn = ['turn', 'dealt', 'missed', 'jamEnd'].includes(
        told[shown.at(-2)!.log.at(-1)!.happenings.length]!.type,
      );
      if (!isTurn) continue;
      for (const part of [
        'trucks',
        'money',
        'aboard',
        'trailers',
        'roadworks',
        'stock',
        'delivered',
      ] as const)
        expect([at, part, last[part]]).toEqual([at, part, after[part]]);
      if (last.offer.length) expect(last.offer).toEqual(after.offer);
      expect(last.tasks).toEqual([]);
    }
  });

  test('turn up no hand that its reader may not see', () => {
    for (const { one, at } of steps)
      for (const { view } of moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0')).slice(0, -1))
        for (const [seat, cards] of Object.entries(view.hands))
          if (seat !== '0') expect(cards.every((card: ContractId | typeof BACK) => card === BACK)).toBe(true);
  });

  test('show nobody’s hand when the eyes change with the step', () => {
    const { one, at } = steps.find(
      ({ one, at }) => moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0')).length > 1,
    )!;
    const shown = moments(lookAt(one, at, '0'), lookAt(one, at + 1, '1')).slice(0, -1);
    expect(shown.length).toBeGreaterThan(0);
    for (const { view } of shown)
      expect(
        Object.values(view.hands)
          .flat()
          .every((card) => card === BACK),
      ).toBe(true);
  });

  test('of steps that came in together there is only the outcome', () => {
    const after = lookAt(match, 40, '0');
    expect(moments(lookAt(match, 30, '0'), after)).toEqual([after]);
  });
});

test('what a stretch of the match has brought a seat is what its money has changed by', () => {
  for (const one of matches) {
    const end = one.steps.length - 1;
    const { log } = lookAt(one, end, '0');
    for (const from of [0, Math.floor(end / 3), Math.floor(end / 2)])
      for (const seat of ['0', '1']) {
        const [before, after] = [from, end].map((at) => lookAt(one, at, seat).view) as [View, View];
        const { money } = changeOf(log.slice(from), seat);
        expect(money).toBe(after.money[seat]! - before.money[seat]!);
      }
  }
});

test('who comes back is told what was delivered meanwhile, and what has come of it all', () => {
  const [earned, paid] = [
    { type: 'earned', seat: '0', amount: 1300, cause: 'contract' },
    { type: 'paid', seat: '0', amount: 200, cause: 'radarfalle' },
  ] as const satisfies readonly BoardHappening[];
  const unloaded: BoardHappening = { type: 'unloaded', seat: '0', contract: 'C02' };
  const log = [unloaded, earned, paid].map((told): LogEntry => ({
    seat: '0',
    move: '',
    args: [],
    happenings: [told],
  }));
  expect(gameUi.brought!(log, '0', i18next.t)).toEqual(['1 contract delivered', '+1\u202f100\u00a0DM']);
  expect(gameUi.brought!(log, '1', i18next.t)).toEqual([]);
});

/** The balance of the first seat. */
const balanceOf = (...args: Parameters<typeof balancesOf>) =>
  balancesOf(...args).find(({ seat }) => seat === '0')!;

describe('B-13.2 the end', () => {
  const ends = matches.map((one) => lookAt(one, one.steps.length, '0'));

  test('what came and went adds up to the money that is there', () => {
    for (const { view, log } of ends) {
      const balances = balancesOf(view, log);
      const start = view.options.variant === 'children' ? 2000 : 5000;
      expect(new Set(balances.map((balance) => balance.start))).toEqual(new Set([start]));
      expect(balances.map(({ total }) => total)).toEqual(
        Object.values(boardGame.result(view)!.totals).toSorted((a, b) => b - a),
      );
      const delivered = balances.map(({ counts }) => counts.deliveries);
      expect(delivered.reduce((sum, count) => sum + count, 0)).toBe(view.delivered.length);
    }
  });

  test('what was due at the end is told apart from what event cards did before', () => {
    const [{ view, log }] = ends as [Snapshot<View>];
    const held = { ...view.held, '0': [{ card: 'inspektion' as const, owes: 0 }] };
    const paid: BoardHappening = { type: 'paid', seat: '0', amount: 1000, cause: 'inspektion' };
    const last = log.at(-1)!;
    const longer = [...log.slice(0, -1), { ...last, happenings: [...last.happenings, paid] }];
    const before = balanceOf({ ...view, held: { ...view.held, '0': [] } }, log);
    const after = balanceOf({ ...view, held }, longer);
    expect(after.penalties).toBe(before.penalties - 1000);
    expect(after.events).toBe(before.events);
  });
});

/** The paragraph that the log cites for a truck that stays. */
const stayingRule = (move: string) =>
  gameUi.narrate({ seat: '0', move, args: [], happenings: EVERYTHING.stayed }, SEATS, i18next.t)[0]!.rule;

describe('in words', () => {
  test.each(LANGUAGE_CODES)('every kind of happening has a line in %s', async (language) => {
    await speak(language);
    await i18next.loadNamespaces('auf-achse-board');
    for (const told of [...Object.values(EVERYTHING).flat(), ...steps.flatMap((step) => step.told)]) {
      const isToldElsewhere =
        isSilent(told) || ('cause' in told && ['contract', 'auction', 'trailer'].includes(told.cause));
      const lines = textsOf([told]);
      expect([told, lines.length > 0]).toEqual([told, !isToldElsewhere]);
      for (const text of lines) {
        expect(text).not.toMatch(/{{|undefined|null|\bNaN\b|^\s*$|\b(log|place|event)\.\w/);
        expect(text.split('**').length % 2).toBe(1);
      }
    }
  });

  test('places are told as on a road sign, sums in DM', () => {
    expect(textsOf(EVERYTHING.placed)).toEqual([
      '**Lisa** starts between Hamburg and Berlin (2nd\u00a0space)',
    ]);
    expect(textsOf(EVERYTHING.bid)).toEqual(['**Kemal** bids line 3: **2\u202f100\u00a0DM**']);
    expect(textsOf(EVERYTHING.unloaded)[0]).toBe(
      '**Lisa** delivers **Kassel–Verona** and takes **3\u202f800\u00a0DM**',
    );
  });

  test('Czech counts as Czechs do', async () => {
    await speak('cs');
    await i18next.loadNamespaces('auf-achse-board');
    expect(
      textsOf(EVERYTHING.drove.filter(({ exact }) => exact)).map((text) => / jede (.*?) a\s/.exec(text)?.[1]),
    ).toEqual(['1 pole', '2 pole', '5 polí']);
  });

  test('a contract that is simply taken was not fought for', () => {
    const { steps: played, happenings } = matches[1]!;
    const at = played.findIndex(([, move]) => move === 'take');
    const [seat, move, ...args] = played[at]!;
    const [line] = gameUi.narrate({ seat, move, args, happenings: happenings[at]! }, SEATS, i18next.t);
    expect(line).toMatchObject({ rule: 'B-14.2', text: expect.stringContaining(' takes ') });
  });

  test('B-4.4 a truck that stays has given up its points, unless a card asked whether it moves', () => {
    expect(['drive', 'motivate', 'decline', 'carryOut'].map(stayingRule)).toEqual([
      'B-4.4',
      'B-4.4',
      undefined,
      undefined,
    ]);
  });

  test('no step goes untold', () => {
    for (const { one, at } of steps) {
      const [seat, move, ...args] = one.steps[at]!;
      const lines = gameUi.narrate({ seat, move, args, happenings: one.happenings[at]! }, SEATS, i18next.t);
      expect([move, lines.length > 0]).toEqual([move, true]);
    }
  });

  test('the match is cut by the contracts that were given out', () => {
    const { log } = lookAt(match, match.steps.length, null);
    const chapters = gameUi.chapters(log, i18next.t);
    expect(chapters.map(({ label }) => label)).toEqual([
      'Public contracts 1–4',
      'Public contracts 5–8',
      'Public contracts 9–12',
      'Public contracts 13–16',
      'Final stretch',
    ]);
    expect(chapters.map(({ short }) => short)).toEqual(['1–4', '5–8', '9–12', '13–16', 'Final stretch']);
    for (const { from } of chapters.slice(1))
      expect(
        (log[from - 1]!.happenings as readonly BoardHappening[]).some(({ type }) => type === 'won'),
      ).toBe(true);
  });

  test('its parts are the rounds, to the last: each begins when it is the turn of whoever began', () => {
    const { log } = lookAt(match, match.steps.length, null);
    const rounds = gameUi.chapters(log, i18next.t).flatMap(({ parts = [] }) => parts);
    const [beginner] = turnsIn(log);
    expect(rounds.map(({ label }) => label)).toEqual(rounds.map((_, at) => `Round ${at + 1}`));
    expect(rounds).toHaveLength(turnsIn(log).filter((seat) => seat === beginner).length);
    for (const { from } of rounds) expect(turnsIn([log[from - 1]!])).toContain(beginner);
    expect(turnsIn(log.slice(rounds.at(-1)!.from)).length).toBeLessThan(3);
  });

  test('a step has the sign of the weightiest thing it did', () => {
    expect(labelOf([...EVERYTHING.drove, ...EVERYTHING.drew])).toBe('Help, thieves!');
    expect(labelOf([...EVERYTHING.drew, ...EVERYTHING.won])).toBe('Kassel–Verona changes hands');
    expect(labelOf([...EVERYTHING.unloaded, ...EVERYTHING.end])).toBe('End of the match');
    expect(labelOf([EVERYTHING.roadworks[1]!])).toBeUndefined();
    expect(labelOf([])).toBeUndefined();
  });

  test('the sign for handing over says where the match stands', () => {
    const say = (at: number) => {
      const { view } = lookAt(match, at, null);
      return gameUi.situation(view, i18next.t);
    };
    expect(say(0)).toEqual(['The trucks are taking up their places']);
    expect(say(3)).toEqual(['16 public contracts left', '0 contracts delivered']);
    const auction = match.positions.findIndex(({ G }) => taskOf(G as View)?.type === 'auction');
    expect(say(auction)[1]).toMatch(/^Auction: \S+–\S+$/);
  });
});
