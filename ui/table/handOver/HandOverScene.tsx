import type { PlayerID } from 'boardgame.io';
import type { CardBack } from '../../kit/gameUi';
import { RoadPost } from '../../pieces/RoadPost';
import styles from './HandOver.module.css';

/** The most cards that fit beside each other. */
const MOST = 10;

/** The number of cards in a seat's hand, and the back of one. */
export type Hand = { readonly count: number; readonly Back: CardBack };

type Owned = { readonly seat: PlayerID };

/** The face-down hand of the player who takes the device, held as a fan. */
const Backs = ({ seat, count, Back }: Owned & Hand) => {
  const shown = Math.min(count, MOST);
  return (
    <div className={styles.backs}>
      {Array.from({ length: shown }, (_, at) => {
        const fromMiddle = at - (shown - 1) / 2;
        return (
          <span
            key={at}
            className={styles.back}
            style={{ '--turn': `${fromMiddle * 4.5}deg`, '--drop': fromMiddle ** 2 }}
          >
            <Back seat={seat} />
          </span>
        );
      })}
    </div>
  );
};

/** The road below the sign, and the cards waiting on it. */
export const HandOverScene = ({ seat, hand }: Owned & { readonly hand: Hand | undefined }) => (
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
    {hand && <Backs seat={seat} {...hand} />}
  </div>
);
