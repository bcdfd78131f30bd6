import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { distance, type Point } from '../../../kit/drawing/curves';
import { doMeet, isWithin, type Box } from '../../../kit/drawing/boxes';
import type { Size } from '../../../pieces/boxSize';
import styles from './MapTip.module.css';

/** Directions from a space to its tip. */
// prettier-ignore
const SIDES = [
  { x: 0, y: -1 }, { x: 0, y: 1 }, { x: 1, y: 0 }, { x: -1, y: 0 },
  { x: 1, y: -1 }, { x: -1, y: -1 }, { x: 1, y: 1 }, { x: -1, y: 1 },
];

const GAPS = [34, 60, 90, 130];
const RIM = 8;
const COST = { perOverlay: 120, perWayPoint: 30, perSpace: 5, perBox: 20, perPx: 0.2 };

type Given = {
  /** The space the tip is about; everything here is in px. */
  readonly anchor: Point;
  /** Points of the way to that space, which the tip should not cover. */
  readonly way: readonly Point[];
  /** Spaces it should not cover. */
  readonly spaces: readonly Point[];
  /** Boxes it should not cover: trucks, names. */
  readonly things: readonly Box[];
  /** Controls over the map, which it should cover even less: buttons, the small map. */
  readonly overlays: readonly Box[];
  readonly window: Size;
};

/** Clamps the start of a length, so that it stays inside the room. */
const inside = (start: number, length: number, room: number): number =>
  Math.max(RIM, Math.min(room - RIM - length, start));

/** The place for a tip of this size: close to its space, off the way and other things, inside the window. */
export const placeTip = (tip: Size, { anchor, way, spaces, things, overlays, window }: Given): Box => {
  const places = GAPS.flatMap((gap) =>
    SIDES.map(({ x, y }): Box => {
      const middle = { x: anchor.x + x * (tip.width / 2 + gap), y: anchor.y + y * (tip.height / 2 + gap) };
      return {
        x: inside(middle.x - tip.width / 2, tip.width, window.width),
        y: inside(middle.y - tip.height / 2, tip.height, window.height),
        ...tip,
      };
    }),
  );
  const costs = places.map((box) => {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return (
      [...way, anchor].filter((point) => isWithin(point, box, 22)).length * COST.perWayPoint +
      spaces.filter((point) => isWithin(point, box, 10)).length * COST.perSpace +
      things.filter((other) => doMeet(box, other, 4)).length * COST.perBox +
      overlays.filter((other) => doMeet(box, other)).length * COST.perOverlay +
      distance(middle, anchor) * COST.perPx
    );
  });
  return places[costs.indexOf(Math.min(...costs))]!;
};

/** Text beside a space of the map. It is hidden from screen readers, which get it elsewhere. */
export const MapTip = ({ children, ...given }: Given & { readonly children: ReactNode }) => {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element) return;
    const { x, y } = placeTip({ width: element.offsetWidth, height: element.offsetHeight }, given);
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  });
  return (
    <div ref={tip} className={styles.tip} aria-hidden="true">
      {children}
    </div>
  );
};
