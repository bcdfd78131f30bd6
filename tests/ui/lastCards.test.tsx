/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { FINISH, type View } from '../../games/ausgebremst';
import { carsOf, driversOf } from '../../ui/boards/ausgebremst/table/drivers';
import { pacePreference } from '../../ui/kit/pace';
import { freshBrowser, matchOf as cardMatchOf, sitDown, windowOf } from './cardTable';
import { lookAt, matchOf, seeStep } from './raceTable';

const match = matchOf();

beforeEach(async () => {
  await freshBrowser();
  await i18next.loadNamespaces('ausgebremst');
});
afterEach(() => jest.useRealTimers());

describe('the last card of each car', () => {
  test('lies beside it until it moves again or waits, and is gone with the race', () => {
    const last = new Map<string, number>();
    const seen: number[] = [];
    for (const [at, { G }] of match.positions.entries()) {
      for (const told of match.happenings[at - 1] ?? []) {
        const { type, car, value } = told as unknown as { type: string; car: string; value: number };
        if (type === 'start' || type === 'raceEnd') last.clear();
        if (type === 'drove' || type === 'spent') last.set(car, value);
        if (type === 'waited') last.delete(car);
      }
      if ((G as View).stage !== 'driving' || at % 7) continue;
      for (const driver of driversOf(lookAt(match, at, '0'), i18next.t))
        expect([driver.car, driver.last]).toEqual([driver.car, last.get(driver.car)]);
      seen.push(last.size);
    }
    expect(Math.max(...seen)).toBe(6);
  });

  test('is seen on the circuit and told in the order of turns', async () => {
    // early in the race every car is on the road
    const step = match.happenings.findIndex((told) => told.some(({ type }) => type === 'drove')) + 4;
    const { container } = await seeStep(match, step, null);
    act(() => jest.advanceTimersByTime(1));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    const drivers = driversOf(lookAt(match, step + 1, null), i18next.t);
    const values = drivers.flatMap(({ last }) => last ?? []);
    expect(values.length).toBeGreaterThan(2);
    const order = within(screen.getByRole('list', { name: 'Turn order' }));
    expect(order.getAllByText(/^last played a \d,$/).map(({ textContent }) => textContent)).toEqual(
      values.map((value) => `last played a ${value}, `),
    );
    const distances = drivers.map(({ toGo }) => `${toGo} to go`);
    expect(order.getAllByText(/ to go$/).map(({ textContent }) => textContent)).toEqual(distances);
    const beside = [...container.querySelectorAll('svg .last')].map(({ textContent }) => textContent);
    expect(beside.toSorted()).toEqual(values.map(String).toSorted());
  });
});

test('A-5.5 a car that has finished is off the road as soon as the next one moves', () => {
  let finishes = 0;
  for (const [at, { G }] of match.positions.entries()) {
    const told = match.happenings[at - 1] ?? [];
    if ((G as View).stage !== 'driving' || !told.some(({ type }) => type === 'left')) continue;
    const now = lookAt(match, at, '0');
    const seen = (shown: typeof now) =>
      carsOf(shown, driversOf(shown, i18next.t)).flatMap((car) => (car.at === FINISH ? [car.id] : []));
    const [entry] = now.log.slice(-1);
    const after = told.findLastIndex(({ type }) => type === 'left');
    const goesOn = told.slice(after).some(({ type }) => type === 'drove' || type === 'spent');
    if (goesOn) expect(seen(now)).toEqual([]);
    // just across the line it is still seen
    const just = { ...entry!, happenings: told.slice(0, after + 1) };
    const crossing = { ...now, log: [...now.log.slice(0, -1), just] };
    if (told[after] && 'ending' in told[after] && told[after].ending === 'finished') {
      expect(seen(crossing)).toHaveLength(1);
      finishes += Number(goesOn);
    }
  }
  expect(finishes).toBeGreaterThan(0);
});

test('on a phone the log offers to show what happened once more, and W does it as well', async () => {
  windowOf(390, 844);
  const cards = cardMatchOf();
  const step = cards.happenings.findIndex((told) => told.some(({ type }) => type === 'counted'));
  const by = cards.steps[step]![0];
  const { othersPlay } = await sitDown(cards, step, by === '0' ? '1' : '0');
  act(() => pacePreference.set('normal'));
  jest.useFakeTimers();
  othersPlay(1);
  for (let beat = 0; beat < 20; beat++) act(() => jest.advanceTimersByTime(1000));
  fireEvent.click(screen.getByRole('button', { name: /^Log/ }));
  const again = within(screen.getByRole('dialog')).getByRole('button', { name: 'What happened?' });
  fireEvent.click(again);
  expect(screen.queryByRole('dialog')).toBeNull();
});
