/** @jest-environment ./tests/jsdom.ts */
import { fireEvent, screen } from '@testing-library/react';
import { comeIn, inRace, sitDown } from './raceSeat';

beforeEach(comeIn);

describe('who drives for the first time', () => {
  test('is told by the button that drives that a card comes first', async () => {
    const { container, played } = await sitDown(inRace());
    fireEvent.click(screen.getByRole('button', { name: 'Choose a card first' }));
    const told = container.querySelector('[data-refusal]')?.textContent;
    expect(told).toMatch(/^No card has been chosen yet\. ?Press one of your cards first/);
    expect(played).toEqual([]);
  });

  test.each([
    ['noStop', 'you made no pit stop'],
    ['noCards', 'your cards ran out before the finish'],
    ['standstill', 'nothing on the circuit moves any more'],
  ] as const)('is told why the car is out: %s', async (ending, why) => {
    const G = inRace();
    G.cars['0'] = { ...G.cars['0']!, space: null, ending };
    G.left = ['0'];
    G.turn = { car: '1', step: 'drive' };
    const { container } = await sitDown(G);
    expect(container.querySelector('[data-place="outlook"]')!.textContent).toContain(
      `You are out of this race: ${why}.`,
    );
  });
});
