/** @jest-environment ./tests/jsdom.ts */
import { render } from '@testing-library/react';
import { SumRoad } from '../../ui/pieces/SumRoad';

const SCALE = { span: 4000, beyond: 1500, steps: [500, 1000, 2500], ratio: 3, note: 76 };

const road = (sum: number, best?: number) => (
  <SumRoad
    from={0}
    scale={SCALE}
    best={best}
    vehicles={[{ id: '0', sum, label: String(sum), drawn: <g /> }]}
  />
);

/** Every sign: its sum, where it stands, and where it comes from, in px. */
const signsIn = (container: Element) =>
  [...container.querySelectorAll<SVGGElement>('g:has(> rect)')].map(({ textContent, style }) => ({
    sum: Number(textContent.replace(/\D/g, '')),
    at: parseFloat(style.getPropertyValue('--at')),
    from: parseFloat(style.getPropertyValue('--from')),
  }));

test('when the road gets longer, new signs come from where they would have been, in one row with the others', () => {
  const { container, rerender } = render(road(0));
  const short = signsIn(container);
  expect(short.map(({ from }) => from)).toEqual(short.map(({ at }) => at));
  const [first, second] = short as [(typeof short)[0], (typeof short)[0]];
  const perUnit = (second.at - first.at) / (second.sum - first.sum);

  rerender(road(9000));
  const long = signsIn(container);
  expect(long.length).toBeGreaterThan(5);
  expect(long.at(-1)!.sum).toBeGreaterThan(short.at(-1)!.sum);
  for (const { sum, at, from } of long) {
    expect(from).toBeCloseTo(first.at + (sum - first.sum) * perUnit);
    expect(at).toBeLessThanOrEqual(from);
  }
});

test('the sum to beat is a line across the road, where the nose of a vehicle with that sum is', () => {
  const { container, rerender } = render(road(1000));
  const placeOf = (part: string) =>
    container.querySelector<SVGElement>(part)?.style.transform.match(/[\d.]+(?=px)/)?.[0];
  expect(placeOf('[data-best]')).toBeUndefined();
  rerender(road(1000, 1000));
  expect(placeOf('[data-best]')).toBe(placeOf('g:has(> g)'));
});
