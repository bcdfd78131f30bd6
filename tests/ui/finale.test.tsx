/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cardGame, raceScore, totals, type CardHappening, type View } from '../../games/auf-achse-cards';
import { clockwiseFrom } from '../../games/shared/seats';
import { finaleBeats } from '../../ui/boards/auf-achse-cards/finale/beats';
import { countAt, saidAt } from '../../ui/boards/auf-achse-cards/finale/count';
import type { Told } from '../../ui/boards/auf-achse-cards/story';
import { pacePreference } from '../../ui/kit/pace';
import { faultsOf, standInForScreen } from './browser';
import { freshBrowser, matchOf, seatsFor, sitDown, windowOf } from './cardTable';
import { heading, press, said, toTheShow } from './shows';

/** The last step of a match ends it, whoever takes it. */
const match = matchOf({ seed: 'finale', numPlayers: 3, options: { stages: 1 } });
const last = match.steps.length - 1;
const reader = seatsFor(3).find(({ playerID }) => playerID !== match.steps[last]![0])!.playerID;
const end = (match.happenings.flat() as CardHappening[]).find(
  (told): told is Told<'stageEnd'> => told.type === 'stageEnd',
)!;
const order = clockwiseFrom(['0', '1', '2'], end.startPlayer);
const names = order.map((seat) => seatsFor(3)[Number(seat)]!.name!);

/** Sees the match end at a reader's pace, without waiting. */
const seeItEnd = async (pace: 'normal' | 'instant' = 'normal') => {
  const { othersPlay, container } = await sitDown(match, last, reader);
  act(() => pacePreference.set(pace));
  jest.useFakeTimers();
  othersPlay(1);
  return container;
};

const rows = () => within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
const faceDown = () =>
  rows().map((row) => within(row).queryAllByRole('img', { name: 'Face-down card' }).length);

beforeEach(freshBrowser);
afterEach(() => jest.useRealTimers());

describe('the beats of the count (K-7.1)', () => {
  test('go round from the start player, one card more each', () => {
    const beats = finaleBeats(end, order, { isLast: true, isStill: false });
    expect([...new Set(beats.map(({ seat }) => seat))]).toEqual(order);
    for (const seat of order)
      expect(beats.filter((beat) => beat.seat === seat).map(({ open }) => open)).toEqual(
        Array.from({ length: end.races[seat]!.length + 1 }, (_, at) => at),
      );
  });

  test('take no longer than 14 seconds in the last stage until all is open, and a trip about 1.2 seconds in the others', () => {
    const races = Object.fromEntries(
      order.map((seat) => [seat, Array.from({ length: 12 }, () => 10 as const)]),
    );
    for (const numPlayers of [2, 3, 5]) {
      const seats = ['0', '1', '2', '3', '4'].slice(0, numPlayers);
      const long = { races: Object.fromEntries(seats.map((seat) => [seat, races[order[0]!]!])) };
      const time = (isLast: boolean) =>
        finaleBeats(long, seats, { isLast, isStill: false })
          .slice(0, isLast ? -1 : undefined)
          .reduce((sum, { ms }) => sum + ms, 0);
      expect(time(true)).toBeLessThanOrEqual(14_000);
      expect(time(false) / numPlayers).toBeLessThanOrEqual(1600);
    }
  });

  test('leave time to see who has won before the result is shown', () => {
    const [last, ...rest] = finaleBeats(end, order, { isLast: true, isStill: false }).toReversed();
    for (const { ms } of rest) expect(last!.ms).toBeGreaterThan(ms);
  });

  test('hold a card that breaks a trip for 600 ms at least, however many there are', () => {
    const races = { 0: [100, 110, 10, 10, 20, 30, 10, 10, 10, 120, 20] } as const;
    const broken = races[0].flatMap((_, at) =>
      raceScore(races[0].slice(0, at + 1)) < raceScore(races[0].slice(0, at)) ? [at + 1] : [],
    );
    expect(broken.length).toBeGreaterThan(0);
    for (const isLast of [true, false])
      for (const beat of finaleBeats({ races }, ['0'], { isLast, isStill: false }))
        if (broken.includes(beat.open)) expect(beat.ms).toBeGreaterThanOrEqual(600);
  });

  test('K-4.2 say of a break that all before it is lost, not what the card that broke it brings', () => {
    const at = { open: 2, km: 10 };
    const rest = { before: 0, best: undefined };
    expect(saidAt([60, 10, 30], at, rest)).toMatchObject({ key: 'broke', values: { km: 60 }, card: 10 });
  });

  test('tell the sum of all stages only where earlier ones add to it', () => {
    const at = { open: 2, km: 90 };
    const [first, later] = [0, 70].map((before) => saidAt([30, 60], at, { before, best: undefined }));
    expect(first).toEqual({ key: 'done', values: { km: 90 } });
    expect(later).toEqual({ key: 'done', context: 'inAll', values: { km: 90, total: 160 } });
  });

  test('count no more than lies open', () => {
    for (const beat of finaleBeats(end, order, { isLast: true, isStill: false })) {
      const { open, km } = countAt(end, order, beat);
      for (const seat of order) expect(km[seat]).toBe(raceScore(end.races[seat]!.slice(0, open[seat])));
      expect(open[order.at(-1)!]).toBe(beat.seat === order.at(-1) ? beat.open : 0);
    }
  });

  test('without motion are one still for each trip, held long enough to read', () => {
    const beats = finaleBeats(end, order, { isLast: true, isStill: true });
    expect(beats.map(({ open }) => open)).toEqual(order.map((seat) => end.races[seat]!.length));
    for (const { ms } of beats) expect(ms).toBeGreaterThanOrEqual(2500);
  });
});

describe('the finale of the card game (K-7.1)', () => {
  test('keeps the winner and every trip to itself until it is turned up', async () => {
    await seeItEnd();
    toTheShow();
    expect(heading()).toHaveTextContent('The last count');
    expect(heading()).toHaveFocus();
    expect(faceDown()).toEqual(order.map((seat) => end.races[seat]!.length));
    expect(document.body).not.toHaveTextContent(/wins with|share the win/);
    expect(screen.queryByTestId('log')).toBeNull();
    expect(screen.getByRole('img', { name: /: 0\skm, .+: 0\skm, .+: 0\skm/ })).toBeInTheDocument();
  });

  test('a press finishes a trip, the next one goes on to the next, and a polite sentence tells each', async () => {
    await seeItEnd();
    toTheShow();
    act(() => jest.advanceTimersByTime(1));
    for (const [at, seat] of order.entries()) {
      press();
      act(() => jest.advanceTimersByTime(400));
      expect(
        faceDown()
          .slice(0, at + 1)
          .every((count) => count === 0),
      ).toBe(true);
      expect(faceDown().slice(at + 1)).toEqual(order.slice(at + 1).map((one) => end.races[one]!.length));
      expect(said()).toContain(`${names[at]} scores ${end.scores[seat]}\u00a0km.`);
      if (at < order.length - 1) press();
    }
    press();
    expect(document.body).toHaveTextContent(/wins with|share the win/);
  });

  test('goes by itself as far as the winner', async () => {
    await seeItEnd();
    toTheShow();
    for (let second = 0; second < 16; second++) act(() => jest.advanceTimersByTime(1000));
    const { winners } = match.positions.at(-1)!.ctx.gameover as { winners: string[] };
    expect(heading()).toHaveTextContent(seatsFor(3)[Number(winners[0])]!.name!);
  });

  test('Esc and the button lead to the result; until then the page says that something is shown', async () => {
    await seeItEnd();
    toTheShow();
    act(() => jest.advanceTimersByTime(1));
    expect(document.body).toHaveAttribute('data-showing');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.body).not.toHaveAttribute('data-showing');
    expect(document.body).toHaveTextContent(/wins with|share the win/);
    const km = totals(match.positions.at(-1)!.G as View);
    expect(document.body).toHaveTextContent(`with ${Math.max(...Object.values(km))} km`);
    const [most, second] = Object.entries(km).toSorted(([, one], [, other]) => other - one);
    expect(document.body).toHaveTextContent(
      `${most![1] - second![1]} km ahead of ${seatsFor(3)[Number(second![0])]!.name}`,
    );
  });

  test('is not shown to those who skip all waiting', async () => {
    await seeItEnd('instant');
    expect(document.body).toHaveTextContent(/wins with|share the win/);
    act(() => pacePreference.set('normal'));
    expect(document.body).toHaveTextContent(/wins with|share the win/);
  });

  test('is not shown of a match that was over when the page came', async () => {
    act(() => pacePreference.set('normal'));
    await sitDown(match, match.positions.length - 1, reader);
    expect(cardGame.isOver(match.positions.at(-1)!.G as never)).toBe(true);
    expect(document.body).toHaveTextContent(/wins with|share the win/);
  });

  test.each([
    ['a desk', 1440],
    ['a phone', 390],
  ])('axe finds nothing wrong with it on %s', async (_, width) => {
    standInForScreen();
    windowOf(width, 900);
    const container = await seeItEnd();
    toTheShow();
    jest.useRealTimers();
    expect(await faultsOf(container)).toEqual([]);
  });
});
