import type { EventCard } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import { TruckShape } from '../map/Truck';
import styles from './EventScene.module.css';

type Props = { readonly effect: EventCard['effect']; readonly seat: Seat };

/** Cards that stop a truck, and cards that move it: two scenes of the same road. */
const isMoving: ReadonlySet<EventCard['effect']> = new Set([
  'extraMove',
  'motivation',
  'partner',
  'rollAgain',
  'rollAfterLoading',
  'nextCity',
  'nextEvent',
  'family',
  'goBack',
  'spoilt',
  'order',
]);

const Snow = () => (
  <g className={styles.snow}>
    {Array.from({ length: 46 }, (_, n) => (
      <circle key={n} cx={(n * 73) % 300} cy={(n * 41) % 100} r={1 + (n % 3)} />
    ))}
  </g>
);

const Rails = () => (
  <g>
    <path className={styles.rail} d="M0 93h300M0 99h300" />
    <path className={styles.wire} d="M0 14h300M40 14v78M260 14v78" />
    <path className={styles.engine} d="M14 50h62q14 0 20 16l8 26H14z" />
    <path className={styles.band} d="M14 76h84" />
    <path className={styles.window} d="M66 56h8q10 0 14 12l3 6H66z" />
    <path className={styles.flat} d="M104 84h150v6H104z" />
  </g>
);

const Queue = () => (
  <g>
    {[150, 196, 242].map((x, n) => (
      <g key={x} transform={`translate(${x} 92)`}>
        <path className={n % 2 ? styles.carTwo : styles.car} d="M-18 0v-9q0-4 5-4l4-8h14l5 8q7 0 8 6v7z" />
        <circle className={styles.wheel} cx="-9" r="4" />
        <circle className={styles.wheel} cx="10" r="4" />
      </g>
    ))}
  </g>
);

/** Where the card happens: the road, the reader's own truck, and what is in its way. */
export const EventScene = ({ effect, seat }: Props) => {
  const isRail = effect === 'rail';
  const isJam = effect === 'jamCity' || effect === 'jamAnywhere';
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 300 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="300" height="112" />
      <path className={styles.far} d="M0 78l60-30 44 20 58-36 64 34 40-18 34 20v44H0z" />
      <path className={styles.near} d="M0 92q80-26 160-12t140-4v36H0z" />
      <rect className={styles.road} y="92" width="300" height="20" />
      {!isRail && <path className={styles.lane} d="M0 103h300" />}
      {isRail && <Rails />}
      {isJam && <Queue />}
      {isMoving.has(effect) && <path className={styles.speed} d="M36 66h40M22 76h46M40 86h30" />}
      <g
        transform={isRail ? 'translate(176 85) scale(1.45)' : `translate(${isJam ? 72 : 140} 95) scale(1.7)`}
      >
        <TruckShape seat={seat} />
      </g>
      {effect === 'snow' && <Snow />}
    </svg>
  );
};
