import { memo } from 'react';
import { lineThrough, pathOf, tenth, translation } from '../../../kit/drawing/curves';
import { BORDERS, HOME, ISLANDS, LAKES, RIVERS, SEAS, type Outline } from './geography';
import { SHEET, onEarth } from './plane';
import { OVALS, PEAKS } from './scenery';
import styles from './Land.module.css';

const drawn = (outline: Outline, isClosed: boolean): string =>
  pathOf(lineThrough(outline.map(onEarth), { isClosed, tightness: 9 })) + (isClosed ? 'Z' : '');

const all = (outlines: readonly Outline[], isClosed: boolean): string =>
  outlines.map((outline) => drawn(outline, isClosed)).join('');

const AT_HOME = all(HOME, true);
const SEA = all(SEAS, true);
const ISLE = all(ISLANDS, true);
const LAKE = all(LAKES, true);
const RIVER = all(RIVERS, false);
const BORDER =
  AT_HOME +
  all(
    BORDERS.map(({ line }) => line),
    false,
  );
const PEAK = PEAKS.map((peak) => `${translation(peak)} scale(${tenth(peak.size)})`);

const Ground = () => (
  <>
    <rect className={styles.abroad} {...SHEET} />
    <path className={styles.home} d={AT_HOME} />
  </>
);

const Water = () => (
  <>
    <path className={styles.sea} d={SEA} />
    <path className={styles.shelf} d={SEA} />
    <path className={styles.isle} d={ISLE} />
    <path className={styles.lake} d={LAKE} />
  </>
);

/** Only land and water, for the small map. */
export const Outlines = memo(() => (
  <g aria-hidden="true">
    <Ground />
    <Water />
  </g>
));
Outlines.displayName = 'Outlines';

/** Everything below the roads: land, mountains, rivers, borders, seas, the country ovals. */
export const Land = memo(() => (
  <svg {...SHEET} viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
    <Ground />
    <g className={styles.peaks}>
      {PEAK.map((place) => (
        <g key={place} transform={place}>
          <path className={styles.shade} d="M-17 0L0-24 17 0z" />
          <path className={styles.lit} d="M-17 0L0-24 3-13-2-8 2-4 0 0z" />
        </g>
      ))}
    </g>
    <path className={styles.river} d={RIVER} />
    <path className={styles.band} d={BORDER} />
    <path className={styles.border} d={BORDER} />
    <Water />
    {OVALS.map(({ letters, ...place }) => (
      <g key={letters} className={styles.oval} transform={translation(place)}>
        <ellipse rx={letters.length * 8 + 14} ry="16" />
        <text y="7.5">{letters}</text>
      </g>
    ))}
  </svg>
));
Land.displayName = 'Land';
