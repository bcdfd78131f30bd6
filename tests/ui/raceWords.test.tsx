/** @jest-environment ./tests/jsdom.ts */
import i18next from 'i18next';
import {
  BACK,
  circuitsOf,
  totals,
  type RaceHappening,
  type RaceResult,
  type View,
} from '../../games/ausgebremst';
import { gameUi } from '../../ui/boards/ausgebremst';
import { narrate, narrateHappenings, retell } from '../../ui/boards/ausgebremst/narrate';
import type { Told } from '../../ui/boards/ausgebremst/story';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { QUIET } from '../games/ausgebremst/scenario';
import type { Walk } from '../harness';
import { speak } from './browser';
import { freshBrowser } from './cardTable';
import { match, matches, steps } from './raceSteps';
import { entryOf, lookAt, SEATS } from './raceTable';

/** Cards drawn, as whoever drew them was told. */
const DRAWN: readonly RaceHappening[] = [
  { type: 'filled', car: '0', cards: ['5-1@0'] },
  { type: 'filled', car: '0', cards: ['2-1@0', '6-1@0'] },
  { type: 'drew', car: '0', stack: 1, empty: false, card: '3-1@0' },
  { type: 'drew', car: '0', stack: 1, empty: true, card: '3-1@0' },
];

const textsOf = (told: readonly RaceHappening[]) =>
  narrateHappenings(told, SEATS, i18next.t).map(({ text }) => text);

/** What is told of it when the match is over. */
const retold = (happenings: readonly RaceHappening[]) =>
  retell({ seat: '0', move: 'drive', args: [], happenings }, SEATS, i18next.t).map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  );

/** The first position of a match where that holds. */
const firstWhere = (holds: (view: View) => boolean, one = match): number =>
  one.positions.findIndex((_, n) => holds(lookAt(one, n, null).view));

/** What the sign for handing over says before the step of this number. */
const situationAt = (one: Walk, at: number): readonly string[] => {
  const { view } = lookAt(one, at, null);
  return gameUi.situation(view, i18next.t);
};

/** What the sign of such a step says. */
const labelOf = (happenings: readonly RaceHappening[]) =>
  gameUi.mark({ seat: '0', move: 'drive', args: [], happenings }, i18next.t)?.label;

const drive = (change: Partial<Told<'drove'>> = {}): Told<'drove'> => ({
  type: 'drove',
  car: '0',
  value: 4,
  card: '4-1@0',
  hand: null,
  from: 'drom-3a1',
  path: ['drom-3a2'],
  lap: null,
  stop: false,
  ...change,
});

const left = (change: Partial<Told<'left'>>): Told<'left'> => ({
  type: 'left',
  car: '0',
  ending: 'finished',
  place: null,
  short: 0,
  ...change,
});

const RESULT: RaceResult = {
  circuit: 'bleifuss-drom',
  finished: ['1', 'X', '0'],
  others: ['2', 'Y'],
  points: { 0: 4, 1: 9, 2: 0 },
  used: { 0: 80, 1: 78, 2: 84 },
  ideal: { 0: 75, 1: 76, 2: 75 },
  stopped: { 0: true, 1: true, 2: false },
};

const DEALT = { hands: {}, piles: {}, stacks: {}, pitCards: {}, aside: {} };

const ENDINGS = ['noStop', 'noCards', 'standstill'] as const;

/** One of every kind of happening, and of every way to tell it. */
const EVERYTHING: { readonly [Type in RaceHappening['type']]: readonly Told<Type>[] } = {
  grid: [{ type: 'grid', race: 1, circuit: 'nuerburg-ring', grid: ['X', 'Y', 'Z', '1', '0', '2'] }],
  ready: [{ type: 'ready', seat: '0' }],
  start: [
    { type: 'start', race: 0, circuit: 'bleifuss-drom', dealt: DEALT },
    { type: 'start', race: 1, circuit: 'nuerburg-ring', dealt: DEALT },
  ],
  settingUp: [{ type: 'settingUp', decks: {}, piles: {} }],
  choseSetUp: [{ type: 'choseSetUp', seat: '0', setUp: null, pitCards: [], unsorted: [], leftOut: [] }],
  laid: [{ type: 'laid', seat: '0', card: 'back', pile: null, stacks: null }],
  took: [{ type: 'took', seat: '0', card: 'back', stack: null }],
  turn: [{ type: 'turn', car: '0', step: 'drive' }],
  filled: [{ type: 'filled', car: '0', cards: ['back'] }],
  round: [
    { type: 'round', round: 5, sixFree: false },
    { type: 'round', round: 6, sixFree: true },
  ],
  drove: [
    drive(),
    drive({ lap: 2 }),
    drive({ stop: true }),
    drive({ stop: true, lap: 3 }),
    drive({ car: 'X' }),
  ],
  spent: [
    { type: 'spent', car: 'X', value: 5, card: '5-1@X', why: 'tooFar' },
    { type: 'spent', car: 'X', value: 6, card: '6-1@X', why: 'leader' },
  ],
  waited: [
    { type: 'waited', car: '0', why: 'blocked', hand: [3, 5, 5], cards: [] },
    { type: 'waited', car: '0', why: 'sixes', hand: [6, 6, 6], cards: [] },
    { type: 'waited', car: '0', why: 'pitBlocked', hand: null, cards: [] },
    { type: 'waited', car: 'Y', why: 'pitBlocked', hand: [5], cards: [] },
    { type: 'waited', car: '0', why: 'pitStop', hand: null, cards: [] },
    { type: 'waited', car: 'Y', why: 'stuck', hand: null, cards: [] },
  ],
  showed: [{ type: 'showed', car: '0', hand: [6, 6], cards: [] }],
  drew: [
    { type: 'drew', car: '0', stack: 0, empty: false, card: 'back' },
    { type: 'drew', car: '0', stack: 3, empty: true, card: 'back' },
  ],
  fetched: [{ type: 'fetched', car: '0', value: 4, card: '4-1@0', held: 'back' }],
  stowed: [
    {
      type: 'stowed',
      car: '0',
      value: 3,
      stack: 1,
      card: '3-1@0',
      lying: { card: 'back', onTop: false },
    },
  ],
  left: [
    ...[1, 2, 3, 4].map((place) => left({ place })),
    ...ENDINGS.flatMap((ending) => [1, 2, 5].map((short) => left({ ending, short }))),
    left({ car: 'Z', ending: 'noCards', short: 3 }),
  ],
  raceEnd: [{ type: 'raceEnd', race: 0, result: RESULT }],
  end: [
    { type: 'end', winners: ['1'], totals: { 0: 12, 1: 12, 2: 1 } },
    { type: 'end', winners: ['0', '1'], totals: { 0: 12, 1: 12, 2: 2 } },
  ],
};

beforeEach(async () => {
  await freshBrowser();
  await i18next.loadNamespaces('ausgebremst');
});

test.each(LANGUAGE_CODES)('every kind of happening has a line in %s', async (language) => {
  await speak(language);
  await i18next.loadNamespaces('ausgebremst');
  for (const told of [...Object.values(EVERYTHING).flat(), ...steps.flatMap((step) => step.told)]) {
    const lines = textsOf([told]);
    expect([told, lines.length > 0]).toEqual([told, !QUIET.has(told.type)]);
    for (const text of lines) {
      expect(text).not.toMatch(/{{|undefined|null|\bNaN\b|^\s*$|\b(log|table|circuit)\.\w/);
      expect(text.split('**').length % 2).toBe(1);
    }
  }
});

test.each(LANGUAGE_CODES)('A-4.1, A-11.5 what was drawn can be told as well, in %s', async (language) => {
  await speak(language);
  await i18next.loadNamespaces('ausgebremst');
  for (const told of DRAWN) {
    const entry = { seat: '0', move: 'drive', args: [], happenings: [told] };
    const [seen, open] = [narrate, retell].map((speaks) =>
      speaks(entry, SEATS, i18next.t).map(({ text }) => text),
    );
    expect(seen).not.toEqual(open);
    expect(open).toEqual([expect.stringMatching(/^\*\*Lisa\*\* .*\*\*(5|6|3)\*\*/)]);
    expect(open![0]).not.toMatch(/{{|undefined|null|\b(log|table|circuit)\.\w/);
  }
});

test('A-4.1, A-11.5 cards drawn are told in one line, where they can be read', () => {
  expect(retold(DRAWN)).toEqual([
    '**Lisa** draws a **5**',
    '**Lisa** draws **6** and **2**',
    '**Lisa** draws a **3** from stack **2**',
    '**Lisa** draws the last card of stack **2**, a **3**',
  ]);
  expect(retold([{ type: 'filled', car: '0', cards: [BACK] }])).toEqual([]);
  const { told } = steps.find((step) => step.told.some(({ type }) => type === 'start'))!;
  const start = told.find((one): one is Told<'start'> => one.type === 'start')!;
  const hands = { 0: ['6-1@0', '2-1@0', '5-1@0'] as const };
  const dealt = { ...start.dealt, hands };
  expect(retold([{ ...start, dealt }])).toContain('**Lisa** draws **6**, **5**, and **2**');
});

test('cards, laps and stops are told in one line', () => {
  expect(textsOf(EVERYTHING.drove).slice(0, 3)).toEqual([
    '**Lisa** drives a **4**',
    '**Lisa** drives a **4** and begins lap\u00a0**2**',
    '**Lisa** drives a **4** into the pit lane and stops',
  ]);
  expect(textsOf([EVERYTHING.waited[0]!])).toEqual([
    '**Lisa** cannot play any card, shows **5**, **5**, and **3** and misses the turn',
  ]);
});

test('English counts places as the English do', () =>
  expect(textsOf(EVERYTHING.left.slice(0, 4)).map((text) => /\*\*(\d\w\w)\*\*/.exec(text)?.[1])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
  ]));

test('Czech counts as Czechs do', async () => {
  await speak('cs');
  await i18next.loadNamespaces('ausgebremst');
  const out = EVERYTHING.left.filter(({ ending, car }) => ending === 'noCards' && car === '0');
  expect(textsOf(out).map((text) => / karet (.*?) před/.exec(text)?.[1])).toEqual([
    '1 pole',
    '2 pole',
    '5 polí',
  ]);
  const [, ...sums] = textsOf(EVERYTHING.end);
  expect(sums.slice(0, 3).map((text) => /(\d+)\*\*\u00a0(\S+)$/.exec(text)?.slice(1))).toEqual([
    ['1', 'bod'],
    ['12', 'bodů'],
    ['12', 'bodů'],
  ]);
  expect(textsOf([{ ...EVERYTHING.end[0]!, totals: { 0: 2, 1: 4, 2: 0 } }]).at(-1)).toMatch(
    /4\*\*\u00a0body$/,
  );
});

test('whoever did best is told last, and with it on top', () => {
  expect(textsOf(EVERYTHING.raceEnd).slice(1)).toEqual([
    '**Marlene** has not finished and gets nothing',
    '**Lisa** gets **4**\u00a0points for place 3',
    expect.stringContaining('holds place 2'),
    '**Kemal** gets **9**\u00a0points for place 1',
  ]);
  expect(textsOf([EVERYTHING.end[0]!]).slice(-2)).toEqual([
    '**Kemal** has **12**\u00a0points',
    '**Kemal** is the champion with **12**\u00a0points',
  ]);
});

test('cars that are nobody’s have no seal', () => {
  const lines = narrateHappenings([drive(), drive({ car: 'X' })], SEATS, i18next.t);
  expect(lines.map(({ seat }) => seat)).toEqual(['0', undefined]);
});

test('no step of a race goes untold, and what is done behind the hand is told to nobody', () => {
  for (const { one, at } of steps) {
    const entry = entryOf(one, at);
    const lines = gameUi.narrate({ ...entry, args: null }, SEATS, i18next.t);
    const isSecret = ['chooseSetUp', 'lay', 'draw'].includes(entry.move);
    if (!isSecret || entry.happenings.some(({ type }) => !QUIET.has(type)))
      expect([entry.move, lines.length > 0]).toEqual([entry.move, true]);
    else expect(lines).toEqual([]);
  }
});

test('A-11.9 a set-up is told where it may be known', () => {
  const { one, at } = steps.find(({ one, at }) => one.steps[at]![1] === 'chooseSetUp')!;
  const entry = entryOf(one, at);
  const texts = gameUi.narrate(entry, SEATS, i18next.t).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining(`**${String(entry.args![0])}** set-up`)]);
});

test('who has set up the car is not just ready', () => {
  const happenings = EVERYTHING.ready;
  const say = (move: string) =>
    gameUi.narrate({ seat: '0', move, args: null, happenings }, SEATS, i18next.t)[0]!.text;
  expect([say('ready'), say('draw')]).toEqual(['**Lisa** is ready', '**Lisa** has set up the car']);
});

test('laps are parts of a race, each from the first car that begins it', () => {
  const { log } = lookAt(match, match.steps.length, null);
  for (const { parts = [] } of gameUi.chapters(log, i18next.t)) {
    expect(parts.map(({ label }) => label)).toEqual(parts.map((_, at) => `Lap ${at + 1}`));
    expect(parts.length).toBeGreaterThan(1);
    for (const [at, { from }] of parts.slice(1).entries())
      expect(log[from - 1]!.happenings).toContainEqual(
        expect.objectContaining({ type: 'drove', lap: at + 2 }),
      );
  }
});

test('every race is a chapter of its own', () => {
  const { log } = lookAt(match, match.steps.length, null);
  const chapters = gameUi.chapters(log, i18next.t);
  expect(chapters.map(({ label }) => label)).toEqual(['Race 1: Bleifuß-Drom', 'Race 2: Nürburg-Ring']);
  expect(chapters[0]!.from).toBe(0);
  const { view } = lookAt(match, chapters[1]!.from, null);
  expect([view.race, view.stage]).toEqual([1, 'grid']);
});

test('a step has the sign of the weightiest thing it did', () => {
  expect(labelOf([...EVERYTHING.drove, ...EVERYTHING.raceEnd])).toBe('End of race 1');
  expect(labelOf([...EVERYTHING.raceEnd, ...EVERYTHING.end])).toBe('Final standings');
  expect(labelOf([drive({ stop: true }), left({ place: 2 })])).toBe('2nd across the line');
  expect(labelOf([left({ place: 2 }), left({ ending: 'noStop' })])).toBe('A car is out');
  expect(labelOf([drive({ stop: true }), drive()])).toBe('Pit stop');
  expect(labelOf([EVERYTHING.waited[1]!])).toBe('A six held back');
  expect(labelOf([EVERYTHING.spent[1]!])).toBe('A six held back');
  expect(labelOf([EVERYTHING.spent[0]!, drive()])).toBeUndefined();
  expect(labelOf([])).toBeUndefined();
});

test('the sign for handing over says where the match stands', () => {
  expect(situationAt(match, 0)).toEqual(['Race 1 of 2: Bleifuß-Drom', 'The cars are on the grid']);
  expect(
    situationAt(
      match,
      firstWhere((view) => view.round === 3),
    )[1],
  ).toMatch(/^Round 3, the leader has \d\d spaces to go$/);
  expect(
    situationAt(
      match,
      firstWhere((view) => view.stage === 'driving' && view.left.length > 0),
    )[1],
  ).toMatch(/^Round \d+, /);
  const setUp = firstWhere(({ stage }) => stage === 'setUp', matches[1]);
  expect(situationAt(matches[1]!, setUp)).toEqual(['Plattfuß-Circuit', 'The cars are being set up']);
});

test('A-2.1 the match ends with the points of all its races', () => {
  const { view, log } = lookAt(match, match.steps.length, null);
  expect(circuitsOf(view)).toHaveLength(2);
  const texts = gameUi.narrate(log.at(-1)!, SEATS, i18next.t).map(({ text }) => text);
  for (const points of Object.values(totals(view)))
    expect(texts.some((text) => text.includes(`has **${points}**\u00a0point`))).toBe(true);
});
