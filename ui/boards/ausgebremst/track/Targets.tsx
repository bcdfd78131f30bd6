import { FINISH, type Target } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { translation } from '../../../kit/drawing/curves';
import { NoEntry } from '../../../kit/drawing/NoEntry';
import { TargetList } from '../../../kit/drawing/TargetList';
import type { PlaceList } from '../../../kit/drawing/usePointing';
import { polygon } from './course';
import { poseOn, type Drawn } from './drawn';
import styles from './Targets.module.css';

/** A place where a car might end up. */
export type CarTarget = {
  readonly target: Target;
  /** `ruinous`: allowed, but the car is out then; `blocked`: not allowed. */
  readonly kind: 'open' | 'ruinous' | 'blocked';
  /** The value of the card, shown on the disc. */
  readonly points?: number;
  /** The text for screen readers; for a blocked one, the reason. */
  readonly label: string;
};

/** A small chequered flag, 14 units wide. */
const FinishMark = () => (
  <g className={styles.flag}>
    <path d="M-8-9v19" />
    <path className={styles.cloth} d="M-7-9h16v11h-16z" />
    <path
      className={styles.squares}
      d="M-7-9h4v3.7h-4zM1-9h4v3.7h-4zM-3-5.3h4v3.7h-4zM5-5.3h4v3.7h-4zM-7-1.6h4v3.6h-4zM1-1.6h4v3.6h-4z"
    />
  </g>
);

type DiscProps = { readonly target: CarTarget; readonly isShown: boolean; readonly isTaken: boolean };

/** On a space with a car, the no-entry disc moves to the corner. */
const AT_CAR = 'translate(-24 -15) scale(0.84)';

/** The disc of a target, centred on the origin. */
export const Disc = ({ target: { target, kind, points }, isShown, isTaken }: DiscProps) => {
  if (kind === 'blocked')
    return (
      <g transform={isTaken ? AT_CAR : undefined}>
        <NoEntry />
      </g>
    );
  return (
    <g className={classNames(styles.disc, isShown && styles.shown, kind === 'ruinous' && styles.ruinous)}>
      <circle className={styles.halo} r="18.5" />
      <circle className={styles.face} r="17" />
      {target === FINISH ? <FinishMark /> : <text y="7">{points}</text>}
    </g>
  );
};

type AreaProps = {
  readonly drawn: Drawn;
  readonly targets: readonly CarTarget[];
  readonly shown: Target | null;
};

/** The spaces where a car may end, tinted on the road. */
export const TargetAreas = ({ drawn, targets, shown }: AreaProps) => (
  <g aria-hidden="true">
    {targets.map(({ target, kind }) => {
      if (target === FINISH || kind === 'blocked') return null;
      return (
        <path
          key={target}
          className={classNames(styles.area, target === shown && styles.shownArea)}
          d={polygon(drawn.spaces.get(target)!.outline)}
        />
      );
    })}
  </g>
);

type Props = AreaProps &
  PlaceList<Target> & {
    readonly label: string;
    /** Spaces with cars on them. */
    readonly taken: ReadonlySet<Target>;
    /** The rotation of the drawing, in degrees. */
    readonly turn: number;
  };

/** The places where a car may end up. */
export const Targets = ({ drawn, targets, taken, turn, ...list }: Props) => {
  const entries = targets.map((entry) => ({
    place: entry.target,
    label: entry.label,
    transform: `${translation(poseOn(drawn, entry.target))} rotate(${-turn})`,
    reach: 24,
    isClosed: entry.kind === 'blocked',
    drawing: <Disc target={entry} isShown={entry.target === list.shown} isTaken={taken.has(entry.target)} />,
  }));
  return <TargetList {...list} entries={entries} />;
};
