import type { ReactNode } from 'react';
import type { EventId } from '../../../../games/auf-achse-board';
import styles from './EventScene.module.css';
import { Car, Crate, LEFT, Triangle, type Scene } from './scenery';

const Queue = () => (
  <>
    <Car at="translate(150 92)" paint={styles.red} />
    <Car at="translate(196 92)" paint={styles.white} />
    <Car at="translate(242 92)" paint={styles.red} />
  </>
);

const Post = () => (
  <>
    <path className={styles.white} d="M176 92V58h28v34z" />
    <path className={styles.red} d="M171 58h38l-6-9h-26z" />
    <path className={styles.glass} d="M181 63h18v12h-18z" />
    <path className={styles.dark} d="M209 92V66h7v26z" />
    <path className={styles.white} d="M206 69h88v6h-88z" />
    <path className={styles.red} d="M220 69h13v6h-13zM246 69h13v6h-13zM272 69h13v6h-13z" />
  </>
);

const Workshop = () => (
  <>
    <path className={styles.grey} d="M128 92V42h164v50z" />
    <path className={styles.red} d="M122 42h176v-8H122z" />
    <path className={styles.dark} d="M146 92V52h112v40z" />
    <path
      className={styles.white}
      d="M266 62a7 7 0 0 1 12-5l-5 4 4 4 5-4a7 7 0 0 1-9 9v16h-6V70a7 7 0 0 1-1-8z"
    />
    <path className={styles.dark} d="M104 92v-8h22v8zM106 84v-8h18v8zM108 76v-8h14v8z" />
  </>
);

const jam = (behind?: ReactNode, before?: ReactNode): Scene => ({
  behind: (
    <>
      {behind}
      <Queue />
    </>
  ),
  before,
  truck: LEFT,
});

/** Cards that hold a truck up, and cards that help it through. */
export const HOLD_UPS = {
  inspektion: { behind: <Workshop />, truck: [202, 95, 1.25] },
  polizeikontrolle: {
    behind: (
      <>
        <Car at="translate(240 92) scale(1.7)" paint={styles.white} />
        <path className={styles.green} d="M216 91V78h30v13z" />
        <path className={styles.blue} d="M233 56v-6h9v6z" />
        <path className={styles.steam} d="M226 50l-7-4M237 44v-8M248 50l7-4" />
        <path className={styles.dark} d="M168 92V70h4v22z" />
        <circle className={styles.white} cx="170" cy="62" r="10" />
        <circle className={styles.red} cx="170" cy="62" r="6" />
      </>
    ),
    truck: LEFT,
  },
  radarfalle: {
    behind: (
      <>
        <circle className={styles.green} cx="268" cy="84" r="18" />
        <circle className={styles.green} cx="248" cy="88" r="14" />
        <path className={styles.line} d="M231 78l-9 15M231 78l9 15M231 78v15" />
        <path className={styles.grey} d="M216 58h30v20h-30z" />
        <circle className={styles.glass} cx="224" cy="68" r="6" />
      </>
    ),
    before: (
      <path className={styles.yellow} d="M196 62l-16-5 12-3-8-12 14 8 2-14 6 14 12-6-8 12 10 6-14 2-2 12z" />
    ),
    truck: [66, 95, 1.7],
    isFast: true,
  },
  schneestuerme: {
    before: (
      <g className={styles.snow}>
        {Array.from({ length: 46 }, (_, n) => (
          <circle key={n} cx={(n * 73) % 300} cy={(n * 41) % 100} r={1 + (n % 3)} />
        ))}
      </g>
    ),
  },
  stauMuenchen: jam(
    <>
      <path className={styles.brick} d="M196 92V54h16v38zM220 92V54h16v38zM180 92V68h70v24z" />
      <path className={styles.green} d="M195 54q0-12 9-16q9 4 9 16zM219 54q0-12 9-16q9 4 9 16z" />
    </>,
  ),
  stauFrankfurt: jam(
    <>
      <path
        className={styles.grey}
        d="M150 92V64h20v28zM176 92V42h18v50zM250 92V58h24v34zM226 92V50h16v42z"
      />
      <path className={styles.glass} d="M198 92V36h12l4 6v50zM214 92V40l6-6h4v58z" />
    </>,
  ),
  stauKassel: jam(
    <>
      <path className={styles.hill} d="M130 92q60-36 104-36t76 36z" />
      <path className={styles.brick} d="M206 58V46h36v12zM212 46V38h24v8z" />
      <path className={styles.grey} d="M217 38l7-16 7 16z" />
    </>,
  ),
  stauNebel: jam(
    undefined,
    <path
      className={styles.fog}
      d="M-10 40q40-16 80-4t90-4 80 6 70-4v22q-50 12-90 2t-80 6-90-6-60 4zM-10 78q50-14 100-2t100-6 120 4v20q-60 10-110 2t-110 4-100-4z"
    />,
  ),
  stauUnfall: {
    behind: (
      <>
        <Car at="translate(210 92) rotate(-14)" paint={styles.red} />
        <Car at="translate(250 92) scale(-1 1)" paint={styles.white} />
        <path
          className={styles.smoke}
          d="M226 66a6 6 0 1 1 6-8a7 7 0 1 1 4-12a6 6 0 1 1 8 8a7 7 0 0 1-6 10a6 6 0 0 1-12 2z"
        />
      </>
    ),
    before: <Triangle at="158 97" />,
    truck: LEFT,
  },
  wartung: {
    behind: <Workshop />,
    before: (
      <path
        className={styles.yellow}
        d="M172 50l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM236 46l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM252 74l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
    ),
    truck: [202, 95, 1.25],
  },
  zollabfertigung: { behind: <Post />, truck: [92, 95, 1.7], isFast: true },
  zollkontrolle: {
    behind: <Post />,
    before: (
      <>
        <Crate at="140 97" />
        <Crate at="152 97" />
      </>
    ),
    truck: [66, 95, 1.7],
  },
} satisfies Partial<Record<EventId, Scene>>;
