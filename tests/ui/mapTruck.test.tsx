/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { type Space } from '../../games/auf-achse-board';
import { RoadMap } from '../../ui/boards/auf-achse-board/map/RoadMap';
import { SEAT_LETTERS, Truck, TruckShape } from '../../ui/boards/auf-achse-board/map/Truck';
import { pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import type { Seat } from '../../ui/pieces/Seal';
import { inKoeln, sitDown } from './boardSeat';
import { freshBrowser } from './cardTable';
import { WORDS } from './mapWords';

/** The squares under a truck. */
const loadOf = (aboard: number, capacity: readonly number[]) => {
  const { container } = render(
    <svg>
      <TruckShape seat={1} aboard={aboard} capacity={capacity} />
    </svg>,
  );
  const [places, full] = ['.place', '.full'].map((name) => container.querySelectorAll(name).length);
  return { places, full, height: Number(container.querySelector('.loadBox')!.getAttribute('height')) };
};

describe('a truck on the map', () => {
  const animate = jest.fn();
  const still = (matches: boolean) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches }) });
    Object.assign(SVGElement.prototype, { animate });
  };
  const truck = { number: 2, aboard: 0, capacity: [6] } as const;
  const way: readonly Space[] = ['kassel', 'kassel-wuerzburg.1', 'kassel-wuerzburg.2', 'wuerzburg'];

  beforeEach(() => animate.mockReset());
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  });

  const goes = (to: { space: Space; way?: readonly Space[] }) => {
    const { rerender } = render(<RoadMap words={WORDS} trucks={[{ ...truck, space: 'kassel' }]} />);
    rerender(<RoadMap words={WORDS} trucks={[{ ...truck, ...to }]} />);
  };

  test('drives the way it took', () => {
    still(false);
    goes({ space: 'wuerzburg', way });
    expect(animate).toHaveBeenCalledTimes(1);
    const [frames, { duration }] = animate.mock.calls[0];
    const { x, y } = pointOf('wuerzburg');
    expect(frames.at(-1)).toEqual({ transform: `translate(${x}px, ${y}px)` });
    expect(duration).toBe(420);
  });

  test('put elsewhere it does not drive: rings tell from where to where', () => {
    still(false);
    goes({ space: 'wien' });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([1000, 1000]);
  });

  test('jumps for readers who prefer stillness', () => {
    still(true);
    goes({ space: 'wuerzburg', way });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([1000, 1000]);
  });

  test('shows every place for goods, with eight trailers no taller than with three', () => {
    const some = loadOf(7, [6, 4, 6, 6]);
    expect(some).toMatchObject({ places: 22, full: 7 });
    const all = loadOf(46, [6, 6, 6, 6, 6, 4, 4, 4, 4]);
    expect(all).toMatchObject({ places: 46, full: 46, height: some.height });
  });

  test.each(Object.entries(SEAT_LETTERS))('of seat %s bears the letter %s', (seat, letter) => {
    const { container } = render(<Truck seat={Number(seat) as Seat} width={46} />);
    expect(container).toHaveTextContent(new RegExp(`^${letter}$`));
  });
});

test('the reader’s own truck has a body of the kind that it has on the map, another one for each seat', async () => {
  await freshBrowser();
  const bodies = new Set<string | null>();
  for (const reader of ['0', '1', '2']) {
    const { container, unmount } = await sitDown(inKoeln(), reader);
    bodies.add(container.querySelector('.train .bed')!.getAttribute('d'));
    unmount();
  }
  expect(bodies.size).toBe(3);
});
