/** @jest-environment ./tests/jsdom.ts */
import { fireEvent, screen } from '@testing-library/react';
import { opening, play, scenario } from '../games/ausgebremst/scenario';
import { faultsOf } from './browser';
import { comeIn, inRace, inSetUp, sitDown } from './raceSeat';

beforeEach(comeIn);

describe('A-3 The grid', () => {
  test('whoever has not said so can get ready, once', async () => {
    const { container, played } = await sitDown(opening());
    fireEvent.click(container.querySelector('button[data-move="ready"]')!);
    expect(played).toEqual([{ move: 'ready', args: [] }]);
    expect(container.querySelector('button[data-move="ready"]')).toBeNull();
  });

  test('A-3.2 the cards that were turned are shown', async () => {
    await sitDown(opening());
    expect(screen.getByRole('heading', { name: 'Cards turned' })).toBeTruthy();
  });
});

describe('A-6 The six', () => {
  test('A-6.2 level cars share one rank', async () => {
    const table = scenario({
      cars: { 0: { space: 'drom-5a1' }, 1: { space: 'drom-5b1' }, 2: { space: 'drom-4a1' } },
      hands: { 0: [1], 1: [1], 2: [1] },
    });
    const { container } = await sitDown(table);
    const rows = [...container.querySelectorAll('li')].filter(({ textContent }) =>
      ['Lena', 'Jonas', 'Oma Inge'].some((name) => textContent.includes(name)),
    );
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(
      expect.arrayContaining(['1', '1', '3']),
    );
    expect(rows.filter((row) => row.querySelector('b')?.textContent === '2')).toEqual([]);
  });
});

describe('Everybody can use it', () => {
  test.each([
    ['a race', inRace],
    ['the grid', () => opening()],
    ['the choice of a set-up', inSetUp],
    [
      'the sorting of cards',
      () => {
        const table = inSetUp();
        play(table, '0', ['chooseSetUp', 'fast']);
        return table;
      },
    ],
  ])('%s has no faults', async (_, table) => {
    const { container } = await sitDown(table());
    const card = container.querySelector('button[data-card]:not([aria-disabled="true"])');
    if (card) fireEvent.click(card);
    expect(await faultsOf(container)).toEqual([]);
  });
});
