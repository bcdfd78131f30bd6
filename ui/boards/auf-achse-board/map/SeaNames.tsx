import { memo } from 'react';
import { SEA_NAMES } from './geography';
import { translation } from '../../../kit/drawing/curves';
import { onEarth } from './plane';
import styles from './Land.module.css';

export type Seas = Readonly<Record<keyof typeof SEA_NAMES, string>>;

const PLACES = Object.entries(SEA_NAMES).map(([sea, at]) => ({
  sea: sea as keyof Seas,
  place: translation(onEarth(at)),
}));

/** The names of the seas, in the reader's language. */
export const SeaNames = memo(({ seas }: { readonly seas: Seas }) => (
  <g className={styles.seaNames} aria-hidden="true">
    {PLACES.map(({ sea, place }) => (
      <text key={sea} transform={place}>
        {seas[sea]}
      </text>
    ))}
  </g>
));
SeaNames.displayName = 'SeaNames';
