import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { SPACES, type Space } from '../../../../games/auf-achse-board';
import { isArrow, nearestSpace, spaceTowards } from './pointing';
import { pointOf } from './roads';
import type { Target } from './Targets';
import type { Touch } from './useGestures';
import type { MapView } from './useMapView';

/** What somebody may do with the map; without a handler nothing of the kind happens. */
export type MapHandlers = {
  /** Somebody points at a space that may be chosen, or no longer does. Give it back as `shown`. */
  readonly onShow?: ((space: Space | null) => void) | undefined;
  /** Somebody chooses the space that is shown. */
  readonly onPick?: ((space: Space) => void) | undefined;
  /** Somebody chooses a space that may not be chosen. */
  readonly onRefuse?: ((space: Space) => void) | undefined;
};

type Given = MapHandlers & {
  readonly targets: readonly Target[];
  readonly forbidden: ReadonlyMap<Space, string>;
  readonly shown: Space | null;
  readonly own: Space | undefined;
  readonly window: MapView;
};

/** How near one has to press, in px, and how far a space reaches at least, in units. */
const FINGER = 32;
const MOUSE = 16;
const SPACE = 20;

const reachOf = ({ scale, isMouse }: Touch): number => Math.max(SPACE, (isMouse ? MOUSE : FINGER) / scale);

/** Pointing, pressing and keys on the map. What is shown already is chosen; anything else is shown first. */
export const useMapChoice = (given: Given) => {
  const { targets, forbidden, shown, own, window, onShow, onPick, onRefuse } = given;
  const id = useId();
  const [focused, setFocused] = useState<Space>();
  const [pointed, setPointed] = useState<Space | null>(null);
  /** What was shown when the press began: a press may show something by itself. */
  const shownBefore = useRef<Space | null>(null);

  const open = targets.map(({ space }) => space);
  const entries = [...open, ...forbidden.keys()];
  const isOpen = (space: Space | null | undefined): space is Space => !!space && open.includes(space);
  const idOf = (space: Space) => `${id}-${space}`;

  const touched = (touch: Touch): Space | undefined => {
    const near = reachOf(touch);
    const entry = touch.isMouse ? undefined : nearestSpace(touch.at, entries, near);
    return entry ?? nearestSpace(touch.at, SPACES, near);
  };

  const press = (space: Space, before = shown) => {
    if (!isOpen(space)) onRefuse?.(space);
    else if (space === before) onPick?.(space);
    else onShow?.(space);
  };

  const nearOwn = own && nearestSpace(pointOf(own), entries, Infinity);
  const last = entries.find((space) => space === focused);
  const tabStop = isOpen(shown) ? shown : (last ?? nearOwn ?? entries[0]);

  const focus = (space: Space | undefined) => space && document.getElementById(idOf(space))?.focus();

  const keys: Readonly<Record<string, (space: Space) => void>> = {
    Enter: (space) => press(space),
    ' ': (space) => press(space),
    Escape: () => onShow?.(null),
    Home: () => focus(nearOwn),
  };

  return {
    tabStop,
    idOf,
    onFocus: (space: Space) => {
      setFocused(space);
      window.keepInView(pointOf(space), 0.1);
      onShow?.(isOpen(space) ? space : null);
    },
    onPress: (space: Space) => press(space),
    onKeyDown: (space: Space, event: KeyboardEvent) => {
      const act = isArrow(event.key) ? () => focus(spaceTowards(event.key, space, entries)) : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(space);
    },
    onDown: () => {
      shownBefore.current = shown;
    },
    onTap: (touch: Touch) => {
      const space = touched(touch);
      if (space) press(space, shownBefore.current);
      else if (!touch.isMouse) onShow?.(null);
    },
    /** The space under the mouse, if it may be chosen. */
    pointed,
    onPoint: (touch: Touch | null) => {
      const space = touch && touched(touch);
      const now = isOpen(space) ? space : null;
      if (now === pointed) return;
      setPointed(now);
      onShow?.(now);
    },
  };
};
