import { memo } from 'react';
import { CITIES, isEventSpace } from '../../../../games/auf-achse-board';
import { EventTriangle } from './EventTriangle';
import { pathOf } from '../../../kit/drawing/curves';
import { LANES, SLOPES, translationTo } from './lanes';
import styles from './Roads.module.css';

const ROAD = LANES.map(({ line }) => pathOf(line)).join('');

/** All roads as one line, for the small map. */
export const RoadLines = memo(() => <path className={styles.thin} d={ROAD} aria-hidden="true" />);
RoadLines.displayName = 'RoadLines';

/** The roads without their spaces: edges, then asphalt, then lanes, so that crossings join. */
export const Roads = memo(() => (
  <g aria-hidden="true">
    <path className={styles.casing} d={ROAD} />
    <path className={styles.asphalt} d={ROAD} />
    <path className={styles.dashes} d={ROAD} />
  </g>
));
Roads.displayName = 'Roads';

/** The spaces of the roads and the discs of the cities. */
export const Spaces = memo(() => (
  <g aria-hidden="true">
    {[...SLOPES].map(([space, slope]) =>
      isEventSpace(space) ? (
        <g key={space} transform={translationTo(space)}>
          <EventTriangle />
        </g>
      ) : (
        <ellipse
          key={space}
          className={styles.space}
          transform={`${translationTo(space)} rotate(${slope})`}
          rx="14.5"
          ry="10.5"
        />
      ),
    )}
    {CITIES.map(({ id }) => (
      <g key={id} transform={translationTo(id)}>
        <circle className={styles.townRim} r="16.5" />
        <circle className={styles.town} r="11.5" />
      </g>
    ))}
  </g>
));
Spaces.displayName = 'Spaces';
