import type { EventCard } from '../../../../games/auf-achse-board';
import type { Seat } from '../../../pieces/Seal';
import { TruckShape } from '../map/Truck';
import styles from './EventScene.module.css';

type Props = { readonly effect: EventCard['effect']; readonly seat: Seat };

type Scene = 'standing' | 'moving' | 'rail' | 'jam' | 'snow';

/** Cards that stop a truck, cards that move it, and those with a scene of their own, all on the same road. */
const SCENES: Readonly<Record<EventCard['effect'], Scene>> = {
  rail: 'rail',
  snow: 'snow',
  jamCity: 'jam',
  jamAnywhere: 'jam',
  extraMove: 'moving',
  motivation: 'moving',
  partner: 'moving',
  rollAgain: 'moving',
  rollAfterLoading: 'moving',
  nextCity: 'moving',
  nextEvent: 'moving',
  family: 'moving',
  goBack: 'moving',
  spoilt: 'moving',
  order: 'moving',
  fine: 'standing',
  prize: 'standing',
  customs: 'standing',
  help: 'standing',
  thieves: 'standing',
  inspection: 'standing',
  missTurn: 'standing',
  giveContract: 'standing',
  drawContract: 'standing',
};

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
  const scene = SCENES[effect];
  const isRail = scene === 'rail';
  const isJam = scene === 'jam';
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
      {scene === 'moving' && <path className={styles.speed} d="M36 66h40M22 76h46M40 86h30" />}
      <g
        transform={isRail ? 'translate(176 85) scale(1.45)' : `translate(${isJam ? 72 : 140} 95) scale(1.7)`}
      >
        <TruckShape seat={seat} />
      </g>
      {scene === 'snow' && <Snow />}
    </svg>
  );
};
