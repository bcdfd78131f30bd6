/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { View } from '../../games/auf-achse-cards';
import { Lanes } from '../../ui/boards/auf-achse-cards/scores/Lanes';
import { playersOf } from '../../ui/boards/auf-achse-cards/table/players';
import { freshBrowser, matchOf, seatsFor } from './cardTable';

beforeEach(freshBrowser);

const match = matchOf({ seed: 'lanes', numPlayers: 3, options: { stages: 1 } });

/** Where a sum begins, and where the finish line does, in px of the drawing. */
const drawnAt = (sum: number) => {
  const text = [...screen.getByRole('img').querySelectorAll('text')].findLast(
    ({ textContent }) => textContent === String(sum),
  )!;
  const [, lorry] = /translate\(([\d.]+)px/.exec(text.closest('g')!.style.transform)!;
  const line = [...screen.getByRole('img').querySelectorAll('g[transform]')].find((one) =>
    one.querySelector('rect + rect'),
  )!;
  const [, finish] = /translate\(([\d.]+)/.exec(line.getAttribute('transform')!)!;
  return { from: Number(lorry) + Number(text.getAttribute('x')), finish: Number(finish) };
};

test.each([
  ['short trips', { 0: 30, 1: 10, 2: 0 }, false],
  ['a short one behind a long one', { 0: 480, 1: 10, 2: 0 }, false],
  ['short trips on a long road', { 0: 30, 1: 10, 2: 0 }, true],
])('after %s no sum is written over the finish line', async (_, km, isWide) => {
  const { G } = match.positions.at(-1)!;
  const view = G as View;
  const players = playersOf({ view, seats: seatsFor(3), playerID: '0', log: [] }, i18next.t);
  await act(async () => render(<Lanes players={players} km={km} isOver isWide={isWide} />));
  await screen.findByRole('img');
  for (const sum of [km[1], km[2]]) {
    const { from, finish } = drawnAt(sum);
    expect(from > finish + 10 || from + 10 * String(sum).length < finish).toBe(true);
  }
});
