import { FINISH, type Target } from '../../../../games/ausgebremst';
import { translation } from '../../../kit/drawing/curves';
import type { Paint } from '../track/Car';
import { DrivingCar } from '../track/DrivingCar';
import { drawnOf, poseOn, type Drawn } from '../track/drawn';
import { Paving } from '../track/Paving';
import { Route } from '../track/Route';
import { Disc, TargetAreas, type CarTarget } from '../track/Targets';
import styles from './RoadPicture.module.css';
import { EXAMPLE_ROAD, type RoadScene } from './roads';

/** The margin around the spaces, in units, and the size of a unit, in px. */
const [MARGIN, SCALE] = [16, 0.7];

const frameOf = (drawn: Drawn, { around }: RoadScene) => {
  const corners = around.flatMap((space) => drawn.spaces.get(space)!.outline);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
};

const numbered = (
  points: Readonly<Partial<Record<Target, number>>>,
  kind: 'open' | 'ruinous',
): readonly CarTarget[] =>
  Object.entries(points).map(([target, count]) => ({
    target: target as Target,
    kind,
    points: count!,
    label: '',
  }));

const targetsOf = ({ open = {}, ruinous = {}, closed = [], lit = [] }: RoadScene): readonly CarTarget[] => [
  ...numbered(open, 'open'),
  ...numbered(ruinous, 'ruinous'),
  ...closed.map((target): CarTarget => ({ target, kind: 'blocked', label: '' })),
  ...lit.map((target): CarTarget => ({ target, kind: 'open', label: '' })),
];

const PAINTS: readonly (readonly [paint: Paint, number: string])[] = [
  [1, '1'],
  ['nuisance', 'X'],
  ['nuisance', 'Y'],
];

/** A piece of road seen from above, with cars that illustrate a rule; the text beside it says what it shows. */
export const RoadPicture = ({ scene, pits }: { readonly scene: RoadScene; readonly pits: string }) => {
  const drawn = drawnOf(EXAMPLE_ROAD);
  const { left, top, width, height } = frameOf(drawn, scene);
  const targets = targetsOf(scene);
  const isTaken = (target: Target) => target !== FINISH && scene.cars.includes(target);
  return (
    <svg
      className={styles.road}
      width={Math.round(width * SCALE)}
      viewBox={[left, top, width, height].map(Math.round).join(' ')}
      aria-hidden="true"
    >
      <Paving drawn={drawn} turn={0} pits={pits} />
      <TargetAreas drawn={drawn} targets={targets} shown={null} />
      {scene.way && <Route drawn={drawn} way={scene.way} turn={0} />}
      {scene.cars.map((at, n) => {
        const [paint, number] = PAINTS[n]!;
        return (
          <DrivingCar key={at} drawn={drawn} car={{ id: at, paint, number, at, own: n === 0 }} turn={0} />
        );
      })}
      {targets
        .filter(({ kind, points }) => kind === 'blocked' || points !== undefined)
        .map((target) => (
          <g key={target.target} transform={translation(poseOn(drawn, target.target))}>
            <Disc target={target} isShown={false} isTaken={isTaken(target.target)} />
          </g>
        ))}
    </svg>
  );
};
