import { pointsAlong, type Cubic } from './curves';

/** How long a vehicle takes for one space, and the longest a drive takes, in ms. */
const [PER_SPACE, LONGEST] = [140, 900];

const RING = { duration: 1000, easing: 'ease-out' } as const;

/** With reduced motion things jump, and rings mark where they were and where they are now. */
export const prefersStillness = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The duration of a drive over that many spaces, in ms. */
export const driveTime = (spaces: number): number => Math.min(LONGEST, spaces * PER_SPACE);

/** Animates a part of a drawing through the transforms, for as long as a drive over that many spaces takes. */
export const driveThrough = (
  element: SVGElement,
  transforms: readonly string[],
  spaces: number,
): Animation | undefined =>
  element.animate?.(
    transforms.map((transform) => ({ transform })),
    { duration: driveTime(spaces), easing: 'ease-in-out' },
  );

/** Moves a drawing along the line; it already stands at the end of it. */
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
