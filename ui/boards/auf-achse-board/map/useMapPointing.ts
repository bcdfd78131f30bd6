import { SPACES, type Space } from '../../../../games/auf-achse-board';
import { distance } from '../../../kit/drawing/curves';
import { nearestTo, type Touch } from '../../../kit/drawing/pointing';
import { usePointing, type PointingHandlers } from '../../../kit/drawing/usePointing';
import { pointOf } from './lanes';
import type { Target } from './Targets';
import type { MapView } from './useMapView';

/** What the reader may do with the map; an action without a handler is not available. */
export type MapHandlers = PointingHandlers<Space>;

type Given = MapHandlers & {
  readonly targets: readonly Target[];
  readonly forbidden: ReadonlyMap<Space, string>;
  readonly shown: Space | null;
  readonly own: Space | undefined;
  readonly window: MapView;
};

/** How close a press must be to a space: in px for finger and mouse, but at least `SPACE` units. */
const FINGER = 32;
const MOUSE = 16;
const SPACE = 20;

/** The radius around a space in which a press means it, in units, for a pointer with that reach in px. */
const within = (px: number, scale: number): number => Math.max(SPACE, px / scale);

const spaceAt = (touch: Touch, entries: readonly Space[]): Space | undefined => {
  const near = within(touch.isMouse ? MOUSE : FINGER, touch.scale);
  const entry = touch.isMouse ? undefined : nearestTo(touch.at, entries, pointOf, near);
  return entry ?? nearestTo(touch.at, SPACES, pointOf, near);
};

/** Pointing, pressing and keys on the map. */
export const useMapPointing = ({ targets, forbidden, window, ...given }: Given) =>
  usePointing({
    ...given,
    open: targets.map(({ space }) => space),
    closed: forbidden.keys(),
    pointOf,
    placeAt: spaceAt,
    // a finger near the space only shows it; it does not drive there
    isOn: ({ at, scale }, space) => distance(at, pointOf(space)) <= within(MOUSE, scale),
    onReach: (space) => window.keepInView(pointOf(space), 0.1),
  });
