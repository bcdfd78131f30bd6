import { Cloverleaf } from '../../pieces/Cloverleaf';
import { RoadPost } from '../../pieces/RoadPost';
import styles from './HandOver.module.css';

const BACKS = 10;

/** A fan of covered cards: how many somebody really holds is not told. */
const Backs = () => (
  <div className={styles.backs}>
    {Array.from({ length: BACKS }, (_, at) => {
      const fromMiddle = at - (BACKS - 1) / 2;
      return (
        <svg
          key={at}
          className={styles.back}
          viewBox="0 0 100 140"
          style={{ '--turn': `${fromMiddle * 4.5}deg`, '--drop': fromMiddle ** 2 }}
        >
          <rect width="100" height="140" rx="8" fill="var(--stock)" />
          <rect x="4" y="4" width="92" height="132" rx="5" fill="var(--sign-blue)" />
          <rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="#fff" strokeWidth="1.5" />
          <path d="M50 12V128" stroke="#fff" strokeWidth="3" strokeDasharray="10 8" />
          <Cloverleaf x={12} y={32} size={76} />
        </svg>
      );
    })}
  </div>
);

/** The road the sign stands over, and the cards waiting on it, once there are any. */
export const HandOverScene = ({ isOpen }: { isOpen: boolean }) => (
  <div className={styles.scene} aria-hidden="true">
    <span className={styles.legs} />
    <svg className={styles.land} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice">
      <path className={styles.far} d="M0 150q160-90 360-40t340-30 330 30 410-50V420H0z" />
      <path className={styles.near} d="M0 220q220-70 480-20t480-20 480 20V420H0z" />
      <path d="M640 196h160L1330 420H110z" fill="var(--tarmac)" />
      <path d="M652 196h3L180 420h-26zM785 196h3L1286 420h-26z" fill="var(--tarmac-mark)" />
      <path d="M718.5 206h3l1 14h-5zM717 236h6l1.5 26h-9zM714 288h12l2 30h-16z" fill="var(--tarmac-mark)" />
      <RoadPost x={580} y={240} scale={0.6} />
      <RoadPost x={860} y={240} scale={0.6} />
      <RoadPost x={470} y={300} scale={1.2} />
      <RoadPost x={970} y={300} scale={1.2} />
      <RoadPost x={250} y={400} scale={2.1} />
      <RoadPost x={1190} y={400} scale={2.1} />
    </svg>
    {!isOpen && <Backs />}
  </div>
);
