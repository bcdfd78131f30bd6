import type { ReactNode } from 'react';
import type { Seat } from '../../../pieces/Seal';
import { TruckShape } from '../map/Truck';
import styles from './EventScene.module.css';

/**
 * One picture: everything except the road and the reader's own truck. Drawn in a box of 300 × 112, with the road at y
 * = 92.
 */
export type Scene = {
  readonly behind?: ReactNode;
  /** Between the truck and the viewer. */
  readonly before?: ReactNode;
  readonly isNight?: true;
  readonly isFast?: true;
  /** The position and scale of the truck; by default the middle of the road. */
  readonly truck?: readonly [x: number, y: number, scale: number];
};

/** On the left, which leaves room for what happens. */
export const LEFT = [72, 95, 1.7] as const;

/** Another player's truck. */
export const Other = ({ seat, at }: { seat: Seat; at: string }) => (
  <g transform={`translate(${at}) scale(1.3)`}>
    <TruckShape seat={seat} />
  </g>
);

/** Moon and stars, for a picture with a dark sky. */
export const Moon = () => (
  <>
    <path className={styles.yellow} d="M262 24a13 13 0 1 0 14 18a11 11 0 0 1-14-18z" />
    <path
      className={styles.white}
      stroke="none"
      d="M30 34h2v2h-2zM74 26h2v2h-2zM196 30h2v2h-2zM232 54h2v2h-2zM24 60h2v2h-2z"
    />
  </>
);

const CAR = 'M-18 0v-9q0-4 5-4l4-8h14l5 8q7 0 8 6v7z';

/** Another car; `at` is a full transform, which may rotate or scale it. */
export const Car = ({ at, paint }: { at: string; paint: string | undefined }) => (
  <g transform={at}>
    <path className={paint} d={CAR} />
    <path className={styles.dark} d="M-13 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0M6 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0" />
  </g>
);

/** A warning triangle on the road. */
export const Triangle = ({ at }: { at: string }) => (
  <g transform={`translate(${at})`}>
    <path className={styles.red} d="M0-20 12 0h-24z" />
    <path className={styles.white} d="M0-13 6-3h-12z" />
  </g>
);

/** Goods that are not on a truck. */
export const Crate = ({ at }: { at: string }) => (
  <path className={styles.wood} transform={`translate(${at})`} d="M0 0v-16h18V0zM0-16 18 0M18-16 0 0" />
);

/** A sheet of paper, rotated by `turn` degrees. */
export const Paper = ({ at, turn }: { at: string; turn: number }) => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <path className={styles.white} d="M0 0h26v34H0z" />
    <path className={styles.line} d="M5 8h16M5 14h16M5 20h10" />
  </g>
);
