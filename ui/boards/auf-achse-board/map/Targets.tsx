import { isEventSpace, type Space } from '../../../../games/auf-achse-board';
import { TargetList } from '../../../kit/drawing/TargetList';
import type { PlaceList } from '../../../kit/drawing/usePointing';
import { classNames } from '../../../pieces/classNames';
import { EventTriangle } from './EventTriangle';
import { translationTo } from './lanes';
import styles from './Targets.module.css';

/** A space that can be chosen. */
export type Target = {
  readonly space: Space;
  /** The number of spaces to it, shown on the disc. */
  readonly points?: number;
  /** B-4.4 — are points given up there? Then its ring is broken. */
  readonly isShort?: boolean;
  /** B-4.4 (a) — must a trailer be bought there? Then it is red, and must be pressed twice. */
  readonly isCostly?: boolean;
  /** The text for screen readers. */
  readonly label: string;
};

const Disc = ({ target, isShown }: { readonly target: Target; readonly isShown: boolean }) => {
  const { space, points, isShort = false, isCostly = false } = target;
  return (
    <g
      className={classNames(
        styles.disc,
        isShort && styles.short,
        isShown && styles.shown,
        isCostly && styles.costly,
      )}
      style={{ animationDelay: `${(points ?? 0) * 20}ms` }}
    >
      <circle className={styles.halo} r={isShown ? 23 : 18} />
      <circle className={styles.face} r={isShown ? 23 : 19} />
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

/** A ring around the space instead of a disc on it: a sign will be put there. */
const Ring = ({ isShown }: { readonly isShown: boolean }) => (
  <circle className={classNames(styles.place, isShown && styles.chosen)} r={isShown ? 30 : 17} />
);

type Props = PlaceList<Space> & {
  readonly label: string;
  readonly targets: readonly Target[];
  /** Spaces that cannot be chosen, and why. */
  readonly forbidden: ReadonlyMap<Space, string>;
  readonly shown: Space | null;
  readonly isPlacing: boolean;
};

/** The spaces that can be chosen on the map, after those that cannot. */
export const Targets = ({ targets, forbidden, isPlacing, ...list }: Props) => {
  const closed = [...forbidden].map(([space, why]) => ({
    place: space,
    label: why,
    transform: translationTo(space),
    reach: 24,
    isClosed: true,
  }));
  const open = targets.map((target) => {
    const isShown = target.space === list.shown;
    return {
      place: target.space,
      label: target.label,
      transform: translationTo(target.space),
      reach: isShown ? 29 : 25,
      drawing: isPlacing ? <Ring isShown={isShown} /> : <Disc target={target} isShown={isShown} />,
    };
  });
  return <TargetList {...list} entries={[...closed, ...open]} />;
};
