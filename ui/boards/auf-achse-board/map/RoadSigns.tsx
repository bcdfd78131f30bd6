import type { Space } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { JamSign } from './JamSign';
import { RoadworksSign } from './RoadworksSign';
import { tenth } from '../../../kit/drawing/curves';
import { pointOf, translationTo } from './lanes';
import styles from './RoadSigns.module.css';

export type SignKind = 'roadworks' | 'jam';

/** A sign on a space. */
export type RoadSign = { readonly kind: SignKind; readonly space: Space };

/** The drawings of the signs. */
export const SIGN_DRAWINGS = { roadworks: RoadworksSign, jam: JamSign };

const Standing = ({ kind, space }: RoadSign) => {
  const Drawing = SIGN_DRAWINGS[kind];
  return (
    <g transform={translationTo(space)}>
      <g className={styles.drop}>
        <g transform="translate(0 -3)">
          <Drawing />
        </g>
      </g>
    </g>
  );
};

/** Road works and jams; each one drops onto its space when it arrives. The one about to be moved is faint. */
export const RoadSigns = ({
  signs,
  leaving,
}: {
  readonly signs: readonly RoadSign[];
  readonly leaving: Space | undefined;
}) => (
  <g aria-hidden="true">
    {signs.map(({ kind, space }) => (
      <g key={`${kind} ${space}`} className={classNames(space === leaving && styles.leaving)}>
        <Standing kind={kind} space={space} />
      </g>
    ))}
  </g>
);

/** The path of a sign through the air, from its space to above its new space. */
const throwOf = (from: Space, to: Space): string => {
  const [a, b] = [pointOf(from), pointOf(to)];
  const [x, y] = [(a.x + b.x) / 2, Math.min(a.y, b.y) - 110];
  return `M${tenth(a.x)} ${tenth(a.y - 20)}Q${tenth(x)} ${tenth(y)} ${tenth(b.x)} ${tenth(b.y - 34)}`;
};

type NewSignProps = { readonly kind: SignKind; readonly from: Space | undefined; readonly to: Space };

/** A sign on the space chosen for it, and its path there. */
export const NewSign = ({ kind, from, to }: NewSignProps) => (
  <g aria-hidden="true">
    {from && <path className={styles.throwCasing} d={throwOf(from, to)} />}
    {from && <path className={styles.throw} d={throwOf(from, to)} />}
    <Standing key={to} kind={kind} space={to} />
  </g>
);
