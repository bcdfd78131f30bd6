import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Point } from './curves';
import { isArrow, nearestTo, towards, type Touch } from './pointing';

/** What the reader may do with the places of a drawing; an action without a handler is not available. */
export type PointingHandlers<Place> = {
  /** The reader points at a place that can be chosen, or stops. Pass it back as `shown`. */
  readonly onShow?: ((place: Place | null) => void) | undefined;
  /** The reader chooses the place that is shown. */
  readonly onPick?: ((place: Place) => void) | undefined;
  /** The reader chooses a place that cannot be chosen. */
  readonly onRefuse?: ((place: Place) => void) | undefined;
  /** The reader points at a place that cannot be chosen, or stops. */
  readonly onDoubt?: ((place: Place | null) => void) | undefined;
};

type Given<Place> = PointingHandlers<Place> & {
  /** Places that can be chosen. */
  readonly open: readonly Place[];
  /** Places that cannot be chosen, and say why. */
  readonly closed: Iterable<Place>;
  readonly shown: Place | null;
  /** Where the reader's own vehicle is. */
  readonly own: Place | undefined;
  /** The position of a place as the reader sees it, which the arrow keys follow. */
  readonly pointOf: (place: Place) => Point;
  /** The place that a touch means. */
  readonly placeAt: (touch: Touch, entries: readonly Place[]) => Place | undefined;
  /** A place has been reached with keys. */
  readonly onReach?: (place: Place) => void;
  /** Is the finger on that place, and not only near it? Left out where near is enough. */
  readonly isOn?: (touch: Touch, place: Place) => boolean;
  /** A place that was not shown yet has been pressed: it is shown now, and the next press chooses it. */
  readonly onAim?: (place: Place) => void;
};

/** The props of the list of places. */
export type PlaceList<Place> = {
  /** Where the tab key enters the list. */
  readonly tabStop: Place | undefined;
  readonly idOf: (place: Place) => string;
  readonly onFocus: (place: Place) => void;
  readonly onPress: (place: Place) => void;
  readonly onKeyDown: (place: Place, event: KeyboardEvent) => void;
};

/** Pointing, pressing and keys on a drawing. A place that is already shown is chosen; any other is shown first. */
export const usePointing = <Place extends string>(given: Given<Place>) => {
  const { open, closed, shown, own, pointOf, placeAt, onReach, onAim, onShow, onPick, onRefuse, onDoubt } =
    given;
  const { isOn = () => true } = given;
  const id = useId();
  const [focused, setFocused] = useState<Place>();
  const [pointed, setPointed] = useState<Place | null>(null);
  /** What was shown when the press began: pressing may itself show something. */
  const shownBefore = useRef<Place | null>(null);
  /** The place that a finger has shown: a finger can choose only that one, whatever else showed a place. */
  const underFinger = useRef<Place | null>(null);
  /** The place under the mouse. A quick press may begin before it is shown and end after. */
  const underMouse = useRef<Place | null>(null);

  const entries = [...open, ...closed];
  const isOpen = (place: Place | null | undefined): place is Place => !!place && open.includes(place);
  const doubt = (place: Place | null | undefined) =>
    onDoubt?.(place && !isOpen(place) && entries.includes(place) ? place : null);
  const idOf = (place: Place) => `${id}-${place}`;

  const press = (place: Place, before = shown) => {
    if (!isOpen(place)) onRefuse?.(place);
    else if (place === before) onPick?.(place);
    else {
      onShow?.(place);
      onAim?.(place);
    }
  };

  const nearOwn = own && nearestTo(pointOf(own), entries, pointOf);
  const last = entries.find((place) => place === focused);
  const tabStop = isOpen(shown) ? shown : (last ?? nearOwn ?? entries[0]);

  const focus = (place: Place | undefined) => place && document.getElementById(idOf(place))?.focus();

  const keys: Readonly<Record<string, (place: Place) => void>> = {
    Enter: (place) => press(place),
    ' ': (place) => press(place),
    Escape: () => onShow?.(null),
    Home: () => focus(nearOwn),
  };

  return {
    tabStop,
    idOf,
    onFocus: (place: Place) => {
      setFocused(place);
      onReach?.(place);
      onShow?.(isOpen(place) ? place : null);
      doubt(place);
    },
    onPress: (place: Place) => press(place),
    onKeyDown: (place: Place, event: KeyboardEvent) => {
      const act = isArrow(event.key)
        ? () => focus(towards(event.key, place, entries, pointOf))
        : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(place);
    },
    onDown: () => {
      shownBefore.current = shown;
    },
    onTap: (touch: Touch) => {
      const place = placeAt(touch, entries);
      if (touch.isMouse) {
        if (place) press(place, place === underMouse.current ? shown : shownBefore.current);
        return;
      }
      const isMeant = place !== undefined && place === underFinger.current && isOn(touch, place);
      underFinger.current = place ?? null;
      if (place) press(place, isMeant ? shownBefore.current : null);
      else onShow?.(null);
    },
    /** The place under the mouse, if it can be chosen. */
    pointed,
    /** Has the mouse or the last tap shown that place? */
    isUnderPointer: (place: Place) => place === underMouse.current || place === underFinger.current,
    onPoint: (touch: Touch | null) => {
      const place = touch && placeAt(touch, entries);
      const now = isOpen(place) ? place : null;
      underMouse.current = now;
      doubt(place);
      if (now === pointed) return;
      setPointed(now);
      onShow?.(now);
    },
  };
};
