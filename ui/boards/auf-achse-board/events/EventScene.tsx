import type { EventId } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import { TruckShape } from '../map/Truck';
import styles from './EventScene.module.css';
import { contracts } from './contracts';
import { driving } from './driving';
import { GOODS } from './goods';
import { HOLD_UPS } from './holdUps';
import type { Scene } from './scenery';

type Props = {
  readonly card: EventId;
  readonly seat: Seat;
  /** The seat of the other truck, on cards that show one. */
  readonly other: Seat;
};

const ON_THE_ROAD = [140, 95, 1.7] as const;

/** The picture of each card. */
const scenesOf = (other: Seat): Readonly<Record<EventId, Scene>> => ({
  ...HOLD_UPS,
  ...driving(other),
  ...GOODS,
  ...contracts(other),
});

/** The picture of a card: the road, the reader's own truck, and what is around it. */
export const EventScene = ({ card, seat, other }: Props) => {
  const { behind, before, isNight, isFast, truck = ON_THE_ROAD } = scenesOf(other)[card];
  const [x, y, scale] = truck;
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 300 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={isNight ? styles.night : styles.sky} width="300" height="112" />
      <path className={styles.far} d="M0 78l60-30 44 20 58-36 64 34 40-18 34 20v44H0z" />
      <path className={styles.near} d="M0 92q80-26 160-12t140-4v36H0z" />
      <rect className={styles.road} y="92" width="300" height="20" />
      <path className={styles.lane} d="M0 103h300" />
      <g className={styles.ink}>{behind}</g>
      {isFast && (
        <path className={styles.speed} transform={`translate(${x - 140})`} d="M36 66h40M22 76h46M40 86h30" />
      )}
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <TruckShape seat={seat} />
      </g>
      <g className={styles.ink}>{before}</g>
    </svg>
  );
};
