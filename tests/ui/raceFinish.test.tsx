/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { racingGame, standings, totals, type View } from '../../games/ausgebremst';
import { seededChance } from '../../games/shared/chance';
import { anyStep, walk } from '../harness';
import { countedCars, finishBeats } from '../../ui/boards/ausgebremst/finish/beats';
import { faultsOf } from './browser';
import { freshBrowser, windowOf } from './cardTable';
import { matchOf, SEATS, seeStep } from './raceTable';
import { heading, press, said, toTheShow } from './shows';

const match = matchOf();
/** The steps that end the races, the last of which ends the match. */
const [first, last] = match.happenings.flatMap((told, at) =>
  told.some(({ type }) => type === 'raceEnd') ? [at] : [],
) as [number, number];
const after = (step: number) => match.positions[step + 1]!.G as View;
const byOther = (step: number) =>
  SEATS.slice(0, 3).find(({ playerID }) => playerID !== match.steps[step]![0])!.playerID;

const CHAMPION = /is the champion|share the title/;
/** How many points the road of the championship shows, driver by driver. */
const road = () => screen.getByRole('img', { name: /^Lisa: / }).getAttribute('aria-label');
const roadOf = (points: Readonly<Record<string, number>>) =>
  SEATS.slice(0, 3)
    .map(({ playerID, name }) => `${name}: ${points[playerID]} point${points[playerID] === 1 ? '' : 's'}`)
    .join(', ');
const none = { 0: 0, 1: 0, 2: 0 };

beforeEach(freshBrowser);
afterEach(() => jest.useRealTimers());

describe('the beats of a finish (A-10.1)', () => {
  const view = after(last);

  test('tell the cars in the order they came in, players without a place after them', () => {
    const { finished, others } = view.results.at(-1)!;
    const cars = countedCars(view);
    expect(cars.slice(0, finished.length)).toEqual(finished);
    expect(new Set(cars)).toEqual(new Set([...finished, ...others.filter((car) => /^\d/.test(car))]));
    expect(finishBeats(view, false, { isLast: true, isStill: false }).map(({ cars: told }) => told)).toEqual([
      0,
      ...cars.map((_, at) => at + 1),
    ]);
  });

  test('then the drivers, where there is a championship', () => {
    const beats = finishBeats(view, true, { isLast: true, isStill: false });
    expect(beats.filter(({ part }) => part === 1).map(({ drivers }) => drivers)).toEqual([1, 2, 3]);
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(14_000);
    const short = finishBeats(view, true, { isLast: false, isStill: false });
    expect(short.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(8000);
  });

  test('without motion are one still for each, long enough to read', () => {
    const stills = finishBeats(view, true, { isLast: true, isStill: true });
    expect(stills.map(({ cars, drivers }) => [cars, drivers])).toEqual([
      [countedCars(view).length, 0],
      [countedCars(view).length, 3],
    ]);
    for (const { ms } of stills) expect(ms).toBeGreaterThanOrEqual(2500);
  });
});

describe('the finish as a show (A-10, A-2.1)', () => {
  test.each([
    ['a race', first],
    ['the last race', last],
  ])('keeps the points of %s to itself until they are told', async (_, step) => {
    await seeStep(match, step, byOther(step));
    toTheShow();
    expect(heading()).toHaveTextContent(/^Result of race/);
    expect(heading()).toHaveFocus();
    expect(screen.queryByTestId('log')).toBeNull();
    const raced = after(step).results.length;
    expect(screen.getByText(/^Race \d of \d$/)).toHaveTextContent(`Race ${raced} of 2`);
    const before = totals({ ...after(step), results: after(step).results.slice(0, -1) });
    expect(road()).toBe(roadOf(before));
    expect(document.body).not.toHaveTextContent(CHAMPION);
    expect(document.body).not.toHaveTextContent(/gets \d|Place \d/);
    expect(said()).not.toMatch(/gets|Place/);
  });

  test('a press shows all cars, the next one the championship, driver by driver from the last', async () => {
    await seeStep(match, first, byOther(first));
    toTheShow();
    press();
    for (const car of countedCars(after(first)))
      if (/^\d/.test(car)) expect(said()).toContain(SEATS[Number(car)]!.name);
    expect(road()).toBe(roadOf(none));
    press();
    const hindmost = standings(after(first)).at(-1)!;
    expect(road()).toBe(roadOf({ ...none, [hindmost.seat]: hindmost.points }));
    expect(
      screen.getByText(new RegExp(`^${hindmost.rank}\\. · ${hindmost.points} points?$`)),
    ).toBeInTheDocument();
    press();
    expect(road()).toBe(roadOf(totals(after(first))));
    press();
    expect(heading()).not.toHaveTextContent(/^Result of race/);
  });

  test('of cars that did not finish it tells how far they still had to go, the nearest first (A-3.3)', async () => {
    const stranded = walk(
      racingGame,
      { seed: 'stranded', numPlayers: 3, options: { circuits: '1' } },
      anyStep(seededChance('stranded')),
    );
    const step = stranded.happenings.findIndex((told) => told.some(({ type }) => type === 'raceEnd'));
    const view = stranded.positions[step + 1]!.G as View;
    const out = view.results[0]!.others.filter((car) => /^\d/.test(car));
    const short = out.map((car) => view.cars[car]!.short);
    expect(out.length).toBeGreaterThan(1);
    expect(short).toEqual(short.toSorted((a, b) => a - b));
    await seeStep(stranded, step, out[0] === '0' ? '1' : '0');
    toTheShow();
    // the only race of a match has no number
    expect(heading()).toHaveTextContent(/^Result: Bleifuß-Drom$/);
    for (const spaces of short) expect(screen.queryByText(`× ${spaces} to go`)).toBeNull();
    press();
    for (const [at, car] of out.entries()) {
      expect(said()).toContain(`${SEATS[Number(car)]!.name} was ${short[at]} spaces short of the finish`);
      expect(screen.getAllByText(`× ${short[at]} to go`)[0]).toBeInTheDocument();
    }
    const places = out.map((car) => said().indexOf(`${SEATS[Number(car)]!.name} was`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('goes by itself as far as the champion', async () => {
    await seeStep(match, last, byOther(last));
    toTheShow();
    for (const { ms } of finishBeats(after(last), true, { isLast: true, isStill: false }))
      act(() => jest.advanceTimersByTime(ms + 1));
    expect(heading()).toHaveTextContent(CHAMPION);
  });

  test('Esc leads to the result', async () => {
    await seeStep(match, last, byOther(last));
    toTheShow();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heading()).toHaveTextContent(CHAMPION);
  });

  test('is shown anew when the last drive was taken back and driven again', async () => {
    const { go } = await seeStep(match, last, byOther(last));
    toTheShow();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heading()).toHaveTextContent(CHAMPION);
    act(() => go(last));
    expect(heading()).not.toHaveTextContent(CHAMPION);
    act(() => go(last + 1));
    toTheShow();
    expect(heading()).toHaveTextContent(/^Result of race/);
  });

  test('a reader with a phone hears nothing of it before', async () => {
    windowOf(390, 844);
    await seeStep(match, last, byOther(last));
    toTheShow();
    expect(heading()).toHaveTextContent(/^Result of race/);
    expect(said()).not.toMatch(CHAMPION);
    expect(said()).not.toMatch(/has \d/);
  });

  test.each([
    ['a desk', 1440],
    ['a phone', 390],
  ])('axe finds nothing wrong with it on %s', async (_, width) => {
    windowOf(width, 900);
    const { container } = await seeStep(match, last, byOther(last));
    toTheShow();
    jest.useRealTimers();
    expect(heading()).toHaveTextContent(/^Result of race/);
    expect(await faultsOf(container)).toEqual([]);
  });
});
