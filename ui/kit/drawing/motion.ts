import { pointsAlong, type Cubic } from './curves';

/** How long a vehicle drives over one space, and how long at most, in ms. */
const [PER_SPACE, LONGEST] = [140, 900];

const RING = { duration: 1000, easing: 'ease-out' } as const;

/** With reduced motion things jump, and rings mark where they were and where they are. */
export const prefersStillness = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the way over so many spaces takes, in ms. */
export const driveTime = (spaces: number): number => Math.min(LONGEST, spaces * PER_SPACE);

/** Lets a part of a drawing go through the transforms while a vehicle drives over so many spaces. */
export const driveThrough = (
  element: SVGElement,
  transforms: readonly string[],
  spaces: number,
): Animation | undefined =>
  element.animate?.(
    transforms.map((transform) => ({ transform })),
    { duration: driveTime(spaces), easing: 'ease-in-out' },
  );

/** Lets a drawing travel along the line, whose end is where it stands already. */
export const driveAlong = (element: SVGElement, line: readonly Cubic[]): Animation | undefined =>
  driveThrough(
    element,
    pointsAlong(line, 6).map(({ x, y }) => `translate(${x}px, ${y}px)`),
    line.length,
  );

/** Shows a ring for a second. */
export const ringOnce = (element: SVGElement | null): void => {
  element?.animate?.([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], RING);
};
