/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { BoardHappening } from '../../games/auf-achse-board';
import { balancesOf, isWritten, LINES, type Line } from '../../ui/boards/auf-achse-board/books/balance';
import { booksBeats, placesOf, readAt } from '../../ui/boards/auf-achse-board/books/beats';
import { moments } from '../../ui/boards/auf-achse-board/moments';
import { faultsOf } from './browser';
import { lookAt, matchOf, SEATS, seeStep } from './boardTable';
import { freshBrowser, windowOf } from './cardTable';
import { heading, press, said, toTheShow } from './shows';

/** The last step of a match ends it, whoever takes it. */
const match = matchOf();
const last = match.steps.length - 1;
const by = match.steps[last]![0];
const other = SEATS.slice(0, 3).find(({ playerID }) => playerID !== by)!.playerID;
const over = lookAt(match, last + 1, null);
const balances = balancesOf(over.view, over.log).toSorted((a, b) => Number(a.seat) - Number(b.seat));
const [winner] = (match.positions.at(-1)!.ctx.gameover as { winners: string[] }).winners;

const RESULT = /wins with|share the win/;

/** The figures in the row of the sheet with this name. */
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(freshBrowser);
afterEach(() => jest.useRealTimers());

/** The last seat that has anything on a line. */
const lastOf = (line: Line) => balances.findLastIndex((one) => isWritten(one, line));

describe('the beats of the books (B-13.2)', () => {
  const beats = booksBeats(balances, false);

  test('read line by line and seat by seat, nothing on which nobody has anything', () => {
    const written = LINES.filter((line) => balances.some((one) => isWritten(one, line)));
    const seen = beats.filter(({ placed }) => !placed).map((beat) => readAt(balances, beat).line);
    expect([...new Set(seen)]).toEqual(written);
    for (const line of written.slice(1))
      expect(
        beats
          .filter((beat) => !beat.placed && readAt(balances, beat).line === line)
          .map(({ seats }) => seats),
      ).toEqual([
        ...balances.flatMap((one, at) => (at < lastOf(line) && isWritten(one, line) ? [at + 1] : [])),
        3,
      ]);
  });

  test('count what has been read and no more, in the end what everybody has', () => {
    for (const beat of beats) {
      const { has, sums } = readAt(balances, beat);
      for (const balance of balances) {
        const lines = LINES.filter((line) => has(line, balance.seat));
        expect(sums[balance.seat]).toBe(lines.reduce((sum, line) => sum + balance[line], 0));
      }
    }
    expect(readAt(balances, beats.at(-1)!).sums).toEqual(
      Object.fromEntries(balances.map(({ seat, total }) => [seat, total])),
    );
  });

  test('give the places from the last to the first, shared ones together', () => {
    const tied = balances.map((one, at) => ({ ...one, total: at === 0 ? 100 : 200 }));
    expect(placesOf(tied).map((place) => place.map(({ seat }) => seat))).toEqual([['0'], ['1', '2']]);
    const placed = beats.filter((beat) => beat.placed).map((beat) => readAt(balances, beat).placed);
    expect([...placed.at(0)!]).not.toContain(winner);
    expect([...placed.at(-1)!]).toContain(winner);
  });

  test('take no longer than 16 seconds, however many sit there', () => {
    const six = [...balances, ...balances].map((one, at) => ({ ...one, seat: String(at), total: at }));
    expect(booksBeats(six, false).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(16_001);
  });

  test('without motion are one still for each line and one for the places, long enough to read', () => {
    const stills = booksBeats(balances, true);
    expect(new Set(stills.map(({ part }) => part)).size).toBe(stills.length);
    for (const { ms } of stills) expect(ms).toBeGreaterThanOrEqual(2500);
  });
});

describe('the end of a match', () => {
  test('is a moment of its own, with what falls due', () => {
    const frames = moments(lookAt(match, last, null), lookAt(match, last + 1, null));
    const before = frames.at(-2)!;
    const told = before.log.at(-1)!.happenings as readonly BoardHappening[];
    expect(told.map(({ type }) => type)).not.toContain('end');
    expect(before.view.over).toBe(false);
    const due = balances.map(({ seat, total, penalties }) => [seat, total - penalties]);
    expect(before.view.money).toEqual(Object.fromEntries(due));
  });
});

describe('the books as a show (B-13.2)', () => {
  test.each([
    ['somebody else', other],
    ['the reader', by],
  ])('keep the result to themselves until it is read, when %s delivers last', async (_, reader) => {
    await seeStep(match, last, reader);
    expect(document.body).not.toHaveTextContent(RESULT);
    toTheShow();
    expect(heading()).toHaveTextContent('Closing the books');
    expect(heading()).toHaveFocus();
    expect(screen.queryByTestId('log')).toBeNull();
    expect(document.body).not.toHaveTextContent(RESULT);
    expect(row(/^Deliveries/)).not.toContain(expect.stringMatching(/\d/));
    expect(said()).not.toMatch(/Place|has \d/);
  });

  test('a press finishes a line, the next one goes on to the next', async () => {
    await seeStep(match, last, other);
    toTheShow();
    press();
    press();
    expect(row(/^Deliveries/).every((cell) => /\d|–/.test(cell))).toBe(true);
    expect(row(/^Auctions/)).toEqual(['', '', '']);
    expect(said()).toMatch(/Deliveries: Lisa \+[\d\s]+DM/);
  });

  test('go by themselves as far as the winner', async () => {
    await seeStep(match, last, other);
    toTheShow();
    for (const { ms } of booksBeats(balances, false)) act(() => jest.advanceTimersByTime(ms + 1));
    expect(heading()).not.toHaveTextContent('Closing the books');
    expect(heading()).toHaveTextContent(`${SEATS[Number(winner)]!.name} wins with`);
  });

  test('Esc and the button lead to the result', async () => {
    await seeStep(match, last, other);
    toTheShow();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heading()).toHaveTextContent(RESULT);
    const [most, second] = balances.map(({ total }) => total).toSorted((a, b) => b - a);
    expect(document.body.textContent.replaceAll(/\s/g, '')).toContain(`${most! - second!}DMaheadof`);
  });

  test('a reader with a phone hears nothing of the result before', async () => {
    windowOf(390, 844);
    await seeStep(match, last, other);
    toTheShow();
    expect(said()).not.toMatch(RESULT);
    expect(said()).not.toMatch(/has \d/);
  });

  test.each([
    ['a desk', 1440],
    ['a phone', 390],
  ])('axe finds nothing wrong with them on %s', async (_, width) => {
    windowOf(width, 900);
    const container = await seeStep(match, last, other);
    toTheShow();
    jest.useRealTimers();
    expect(heading()).toHaveTextContent('Closing the books');
    expect(await faultsOf(container)).toEqual([]);
  });
});
