import { Seal, type Seat } from './Seal';
import styles from './Who.module.css';

/** A player inside a sentence: seal and bold name. A plate is for use on its own. */
export const Who = ({ seat, name }: { seat: Seat; name: string }) => (
  <span className={styles.who}>
    <Seal seat={seat} className={styles.seal} />
    <b className={styles.name}>{name}</b>
  </span>
);
