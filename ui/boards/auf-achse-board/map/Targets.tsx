import type { KeyboardEvent } from 'react';
import { isEventSpace, type Space } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { EventTriangle } from './EventTriangle';
import { standingOn } from './standing';
import styles from './Targets.module.css';

/** A space that may be chosen. */
export type Target = {
  readonly space: Space;
  /** How many spaces the way there takes, written on the disc. */
  readonly points?: number;
  /** B-4.4 — points are given up there: its ring is broken. */
  readonly isShort?: boolean;
  /** What a screen reader says of it. */
  readonly label: string;
};

type TargetLook = {
  readonly target: Target;
  readonly isShown: boolean;
  /** A ring round the space instead of a disc over it: a sign is to be put there. */
  readonly isRing: boolean;
};

const Disc = ({ target: { space, points, isShort = false }, isShown }: Omit<TargetLook, 'isRing'>) => {
  const radius = isShown ? 23 : 19;
  return (
    <g
      className={classNames(styles.disc, isShort && styles.short, isShown && styles.shown)}
      style={{ animationDelay: `${(points ?? 0) * 20}ms` }}
    >
      <circle className={styles.halo} r={isShown ? 23 : 18} />
      <circle className={styles.face} r={radius} />
      <circle className={styles.ring} r={isShown ? 18.5 : 15} />
      {points === undefined ? <circle className={styles.dot} r="6" /> : <text y="7.6">{points}</text>}
      {isEventSpace(space) && (
        <g transform="translate(17 -15)">
          <EventTriangle size={0.72} />
        </g>
      )}
    </g>
  );
};

const Look = ({ isRing, ...rest }: TargetLook) => {
  if (!isRing) return <Disc {...rest} />;
  return (
    <circle className={classNames(styles.place, rest.isShown && styles.chosen)} r={rest.isShown ? 30 : 17} />
  );
};

type Props = {
  readonly label: string;
  readonly targets: readonly Target[];
  /** Spaces that may not be chosen, and why. */
  readonly forbidden: ReadonlyMap<Space, string>;
  readonly shown: Space | null;
  readonly tabStop: Space | undefined;
  readonly isPlacing: boolean;
  readonly idOf: (space: Space) => string;
  readonly onFocus: (space: Space) => void;
  readonly onPress: (space: Space) => void;
  readonly onKeyDown: (space: Space, event: KeyboardEvent) => void;
};

/** What may be chosen on the map, as one list: one tab stop, its entries by arrow keys. */
export const Targets = (props: Props) => {
  const { label, targets, forbidden, shown, tabStop, isPlacing } = props;
  const entry = (space: Space) => ({
    id: props.idOf(space),
    role: 'option',
    tabIndex: space === tabStop ? 0 : -1,
    transform: standingOn(space),
    onFocus: () => props.onFocus(space),
    onClick: () => props.onPress(space),
    onKeyDown: (event: KeyboardEvent) => props.onKeyDown(space, event),
  });
  if (!targets.length && !forbidden.size) return null;
  return (
    <g role="listbox" aria-label={label} className={styles.targets}>
      {[...forbidden].map(([space, why]) => (
        <g
          key={space}
          {...entry(space)}
          className={styles.entry}
          aria-label={why}
          aria-disabled
          aria-selected={false}
        >
          <circle className={styles.focus} r="24" />
        </g>
      ))}
      {targets.map((target) => (
        <g
          key={target.space}
          {...entry(target.space)}
          className={styles.entry}
          aria-label={target.label}
          aria-selected={target.space === shown}
        >
          <circle className={styles.focus} r={target.space === shown ? 29 : 25} />
          <Look target={target} isShown={target.space === shown} isRing={isPlacing} />
        </g>
      ))}
    </g>
  );
};
