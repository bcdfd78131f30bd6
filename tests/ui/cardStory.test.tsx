/** @jest-environment ./tests/jsdom.ts */
import i18next from 'i18next';
import {
  BACK,
  counterTotal,
  DECK,
  faceOf,
  type CardHappening,
  type CardId,
  type View,
} from '../../games/auf-achse-cards';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { moments } from '../../ui/boards/auf-achse-cards/moments';
import { narrateHappenings } from '../../ui/boards/auf-achse-cards/narrate';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import type { Snapshot } from '../../ui/kit/match';
import { speak } from './browser';
import { freshBrowser, lookAt, matchOf, seatsFor } from './cardTable';

const match = matchOf();

/** Everybody who may look at such a table. */
const readers = (numPlayers: number) => [...seatsFor(numPlayers).map(({ playerID }) => playerID), null];

/** How many cards there are. */
const ALL = DECK.reduce((sum, { count }) => sum + count, 0);

const cardsOn = ({ hands, races, sealed, counter, deck, discard }: View): number =>
  [hands, races].flatMap((piles) => Object.values(piles)).flat().length +
  Object.values(sealed).filter((card) => card !== null).length +
  counter.length +
  deck.length +
  discard.length;

const sayLaid = (args: readonly unknown[] | null) =>
  gameUi.narrate({ seat: '0', move: 'layRace', args, happenings: [] }, seatsFor(4), i18next.t)[0]!.text;

/** The same with a log that names no card, as a server sends it. */
const unnamed = (snapshot: Snapshot<View>) => ({
  ...snapshot,
  log: snapshot.log.map((entry) => ({ ...entry, args: null })),
});

beforeEach(freshBrowser);

describe('moments', () => {
  const matches = [
    match,
    ...[2, 3, 5].map((numPlayers) => matchOf({ seed: `moments ${numPlayers}`, numPlayers })),
  ];
  const steps = matches.flatMap((one) =>
    one.happenings.flatMap((seen, at) =>
      seen.length > 1 ? [{ one, at, seen: seen as readonly CardHappening[] }] : [],
    ),
  );

  test('end in the position after the step, with no card gained or lost on the way', () => {
    for (const { one, at } of steps)
      for (const reader of readers(one.opening.numPlayers)) {
        const after = lookAt(one, at + 1, reader);
        const shown = moments(lookAt(one, at, reader), after);
        expect(shown.at(-1)).toBe(after);
        for (const { view } of shown) expect(cardsOn(view)).toBe(ALL);
      }
  });

  test('show the counter as it was told, one card at a time', () => {
    for (const { one, at, seen } of steps) {
      const shown = moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0'));
      for (const { view, log } of shown.slice(0, -1)) {
        const last = (log.at(-1)!.happenings as readonly CardHappening[]).findLast(
          ({ type }) => type === 'counted',
        );
        if (last?.type === 'counted') expect(counterTotal(view.counter)).toBe(last.total);
      }
      const told = shown.map(({ log }) => log.at(-1)!.happenings.length);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(shown.length).toBeGreaterThan(seen.filter(({ type }) => type === 'counted').length);
    }
  });

  test('lead up to the position after the step: what is on the table before hands are filled is what stays', () => {
    for (const { one, at, seen } of steps.filter(({ seen }) => seen.at(-1)!.type === 'round')) {
      const [before, after] = [lookAt(one, at, '0'), lookAt(one, at + 1, '0')];
      const last = moments(before, after).at(-2)!.view;
      expect(last.races).toEqual(after.view.races);
      expect(last.counter).toEqual(after.view.counter);
      expect(seen.at(-1)!.type).toBe('round');
    }
  });

  test('turn up no hand that its reader may not see', () => {
    for (const { one, at } of steps) {
      const shown = moments(lookAt(one, at, '0'), lookAt(one, at + 1, '0')).slice(0, -1);
      for (const { view } of shown)
        for (const [seat, cards] of Object.entries(view.hands))
          if (seat !== '0') expect(cards.every((card) => card === BACK)).toBe(true);
    }
  });

  test('know the own card by what is gone from the hand where the log does not name it', () => {
    for (const { one, at } of steps) {
      const [seat, move, card] = one.steps[at]!;
      const before = unnamed(lookAt(one, at, seat));
      const [first] = moments(before, unnamed(lookAt(one, at + 1, seat)));
      const lies = move === 'layRace' ? first!.view.races[seat]!.at(-1) : first!.view.sealed[seat];
      expect(faceOf(lies as CardId)).toBe(faceOf(card as CardId));
    }
  });

  test('show nobody the hand of the one before when the eyes change with the step', () => {
    const { one, at } = steps[0]!;
    const shown = moments(lookAt(one, at, one.steps[at]![0]), lookAt(one, at + 1, null));
    expect(shown.length).toBeGreaterThan(1);
    for (const { view } of shown)
      expect(
        [view.hands, view.races]
          .flatMap((piles) => Object.values(piles))
          .flat()
          .every((card) => card === BACK),
      ).toBe(true);
  });

  test('of steps that came in together, lead from before the first to after the last', () => {
    const pair = steps.find(({ one, at }) => at > 0 && one.happenings[at - 1]!.length === 1)!;
    const after = lookAt(pair.one, pair.at + 1, '0');
    const shown = moments(lookAt(pair.one, pair.at - 1, '0'), after);
    expect(shown.length).toBe(moments(lookAt(pair.one, pair.at, '0'), after).length);
    expect(cardsOn(shown[0]!.view)).toBe(ALL);
  });
});

describe('in words', () => {
  const everything = [
    match,
    matchOf({ seed: 'many', numPlayers: 5 }),
    matchOf({ seed: 'two', numPlayers: 2 }),
  ];

  test.each(LANGUAGE_CODES)('every kind of happening has a line in %s', async (language) => {
    await speak(language);
    await i18next.loadNamespaces('auf-achse-cards');
    const seen = everything.flatMap(({ happenings }) => happenings.flat()) as CardHappening[];
    expect(new Set(seen.map(({ type }) => type)).size).toBe(10);
    for (const told of seen) {
      const lines = narrateHappenings([told], seatsFor(5), i18next.t);
      // the step itself says what was laid, the end of the stage that races lie open
      if (!['laid', 'lieOpen'].includes(told.type)) expect(lines.length).toBeGreaterThan(0);
      for (const { text } of lines) {
        expect(text).not.toMatch(/{{|undefined|\bNaN\b|^\s*$/);
        expect(text.split('**').length % 2).toBe(1);
      }
    }
  });

  test('a card that may be known is named, another is not', async () => {
    await i18next.loadNamespaces('auf-achse-cards');
    expect(sayLaid(['100-2'])).toBe('**Lisa** adds **100** to the trip');
    expect(sayLaid(null)).toBe('**Lisa** adds a card to the trip');
  });

  test('stages are chapters, and a step has the sign of what it did', async () => {
    await i18next.loadNamespaces('auf-achse-cards');
    const { log, view } = lookAt(match, match.steps.length, null);
    const chapters = gameUi.chapters(log, i18next.t);
    expect(chapters.map(({ label }) => label)).toEqual([
      'Stage 1',
      'Stage 2',
      'Stage 3',
      'Stage 4',
      'Stage 5',
    ]);
    for (const { from, parts } of chapters) {
      expect(parts![0]).toEqual({ from, label: 'Round 1' });
      expect(parts!.map(({ label }) => label)).toEqual(parts!.map((_, at) => `Round ${at + 1}`));
    }
    for (const { from } of chapters.slice(1))
      expect(gameUi.mark(log[from - 1]!, i18next.t)!.label).toMatch(/^End of stage/);
    expect(gameUi.mark({ ...log[0]!, happenings: [] }, i18next.t)).toBeUndefined();
    expect(gameUi.situation(view, i18next.t)).toHaveLength(2);
  });
});
