/** @jest-environment ./tests/jsdom.ts */
import { fireEvent, screen } from '@testing-library/react';
import { scenario } from '../games/ausgebremst/scenario';
import type { Space } from '../../games/ausgebremst';
import type { Value } from '../../games/ausgebremst/cards';
import { comeIn, sitDown } from './raceSeat';

/** On lap 1. */
const at = (space: Space) => ({ space, crossed: 1 });

/** Lena with that one card behind Jonas and Oma Inge, with the card picked. */
const behind = async (space: Space, card: Value, jonas: Space, inge: Space) => {
  const { container } = await sitDown(
    scenario({
      cars: { 0: at(space), 1: at(jonas), 2: at(inge) },
      hands: { 0: [card], 1: [1], 2: [1] },
    }),
  );
  fireEvent.click(container.querySelector('button[data-card]')!);
  return container;
};

const marked = (container: HTMLElement) =>
  [...container.querySelectorAll<SVGElement>('[data-bars]')]
    .map(({ dataset }) => Number(dataset['bars']))
    .toSorted((a, b) => a - b);

beforeEach(comeIn);

describe('A-5.2 a free space behind another car', () => {
  test('names the car that bars it, among the spaces and on the circuit', async () => {
    const container = await behind('bleifuss-5b1', 3, 'bleifuss-6a2', 'drom-5a1');
    const barred = screen.getAllByRole('option').filter((one) => one.ariaDisabled === 'true');
    expect(barred.map(({ ariaLabel }) => ariaLabel)).toEqual([
      expect.stringMatching(/, The way there is barred by Jonas\u00a0\(2\)\.$/),
    ]);
    const list = screen.getByRole('region', { name: 'Where the card leads' });
    expect(list.textContent).toContain('The way there is barred by Jonas\u00a0(2).');
    expect(list.querySelector('a[href="/rules/ausgebremst#A-5.2"]')).toBeTruthy();
    expect(marked(container)).toEqual([]);
  });

  test('marks that car when it is pointed at, or pressed', async () => {
    const container = await behind('bleifuss-5b1', 3, 'bleifuss-6a2', 'drom-5a1');
    const barred = screen.getAllByRole('option').find((one) => one.ariaDisabled === 'true');
    const open = screen.getAllByRole('option').find((one) => one.ariaDisabled !== 'true');
    fireEvent.focus(barred!);
    expect(marked(container)).toEqual([2]);
    fireEvent.focus(open!);
    expect(marked(container)).toEqual([]);
    fireEvent.click(barred!);
    expect(marked(container)).toEqual([2]);
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told.join()).toContain('The way there is barred by Jonas\u00a0(2).');
  });

  test('if no way is open, the cars that bar them are marked at once', async () => {
    const chicane = await behind('bleifuss-3a1', 2, 'bleifuss-4a1', 'drom-5a1');
    expect(marked(chicane)).toEqual([2]);
  });

  test('if cars side by side bar every way, all of them are marked and named', async () => {
    const container = await behind('drom-5a1', 2, 'bleifuss-1a1', 'bleifuss-1b1');
    expect(marked(container)).toEqual([2, 3]);
    expect(container.textContent).toContain(
      'The way there is barred by Jonas\u00a0(2) and Oma Inge\u00a0(3).',
    );
  });

  test('if another car bars each way, all of them are marked, until one space is pointed at', async () => {
    const container = await behind('bleifuss-5b1', 3, 'bleifuss-6a2', 'bleifuss-6b2');
    expect(marked(container)).toEqual([2, 3]);
    fireEvent.focus(screen.getAllByRole('option')[0]!);
    expect(marked(container)).toHaveLength(1);
  });
});
