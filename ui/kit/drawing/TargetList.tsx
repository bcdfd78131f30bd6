import type { ReactNode } from 'react';
import styles from './TargetList.module.css';
import type { PlaceList } from './usePointing';

/** A place in a drawing, as an entry of the list. */
export type TargetEntry<Place> = {
  readonly place: Place;
  /** The text for screen readers; for a place that cannot be chosen, the reason. */
  readonly label: string;
  /** Where it is drawn. */
  readonly transform: string;
  /** The radius of the focus ring, in units. */
  readonly reach: number;
  readonly isClosed?: boolean;
  readonly drawing?: ReactNode;
};

type Props<Place> = PlaceList<Place> & {
  readonly label: string;
  readonly entries: readonly TargetEntry<Place>[];
  readonly shown: Place | null;
};

/**
 * The places that can be chosen in a drawing, as one list: a single tab stop, with arrow keys between its entries.
 */
export const TargetList = <Place extends string>({ label, entries, shown, ...list }: Props<Place>) => {
  if (!entries.length) return null;
  return (
    <g role="listbox" aria-label={label} className={styles.targets}>
      {entries.map(({ place, label: name, transform, reach, isClosed = false, drawing }) => (
        <g
          key={place}
          id={list.idOf(place)}
          className={styles.entry}
          role="option"
          aria-label={name}
          data-place={`target-${place}`}
          aria-selected={place === shown}
          aria-disabled={isClosed}
          tabIndex={place === list.tabStop ? 0 : -1}
          transform={transform}
          onFocus={() => list.onFocus(place)}
          onClick={() => list.onPress(place)}
          onKeyDown={(event) => list.onKeyDown(place, event)}
        >
          <circle className={styles.focus} r={reach} />
          {drawing}
        </g>
      ))}
    </g>
  );
};
