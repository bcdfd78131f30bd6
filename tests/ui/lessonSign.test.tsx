/** @jest-environment ./tests/jsdom.ts */
import { render } from '@testing-library/react';
import { FloatingSign } from '../../ui/learn/FloatingSign';
import type { Hole } from '../../ui/learn/useHoles';

/** Where a sign 100 px high stands in a window of 800 px, by the name of its place. */
const TOPS: Readonly<Record<string, number>> = { top: 64, middle: 350, bottom: 692 };

afterEach(() => jest.restoreAllMocks());

/** The place of the sign of a phone over a table where this is lit. */
const placeOver = (holes: readonly Hole[]): string | undefined => {
  Object.assign(window, { innerHeight: 800, matchMedia: () => ({ matches: false }) });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = TOPS[(this as HTMLElement).dataset['at'] ?? ''] ?? 0;
    return { left: 0, top, right: 390, bottom: top + 100 } as DOMRect;
  });
  const { container } = render(
    <FloatingSign holes={holes} layout={{ name: 'phone', isLow: true }} isAside={false}>
      Drive
    </FloatingSign>,
  );
  return container.querySelector<HTMLElement>('[data-at]')!.dataset['at'];
};

const lit = (y: number): Hole => ({ x: 20, y, width: 100, height: 60, number: 1 });

describe('the sign of a lesson on a phone', () => {
  test('stands above, unless it would cover what is lit', () => {
    expect(placeOver([lit(400)])).toBe('top');
    expect(placeOver([lit(80)])).toBe('bottom');
  });

  test('covers no ring around what is lit either, nor its number', () => {
    expect(placeOver([lit(170)])).toBe('bottom');
    expect(placeOver([lit(190)])).toBe('top');
  });

  test('stands in a gap between what is lit above, in the middle and below', () => {
    expect(placeOver([lit(80), lit(400), lit(700)])).toBe('gap');
  });
});
