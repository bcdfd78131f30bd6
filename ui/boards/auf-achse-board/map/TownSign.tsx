import { memo } from 'react';
import { classNames } from '../../../pieces/classNames';
import { tenth, translation } from '../../../kit/drawing/curves';
import { PADDING, type SignPlace } from './townSigns';
import styles from './Signs.module.css';

type Props = {
  readonly sign: SignPlace;
  /** target: the way that is shown ends here; marked: a contract that is shown begins or ends here */
  readonly look?: 'target' | 'marked' | undefined;
};

/** A yellow town sign at its place on the map. */
export const TownSign = memo(({ sign: { name, box, grown }, look }: Props) => {
  const [width, height] = [box.width / grown, box.height / grown];
  return (
    <g className={classNames(styles.town, look && styles[look])}>
      <g transform={`${translation(box)} scale(${grown})`}>
        <rect className={styles.plate} width={tenth(width)} height={height} rx="5" />
        <rect className={styles.line} x="2" y="2" width={tenth(width - 4)} height={height - 4} rx="3.5" />
        <text
          className={styles.name}
          x={tenth(width / 2)}
          y={height / 2 + 7.6}
          textLength={tenth(width - PADDING)}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      </g>
    </g>
  );
});
TownSign.displayName = 'TownSign';

/** The post that connects a sign with its town if it stands away from it; drawn behind everything in the town. */
export const SignPost = memo(({ post: [foot, top] }: { readonly post: NonNullable<SignPlace['post']> }) => (
  <path className={styles.post} d={`M${tenth(foot.x)} ${tenth(foot.y)}L${tenth(top.x)} ${tenth(top.y)}`} />
));
SignPost.displayName = 'SignPost';
