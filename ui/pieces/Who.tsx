import { Seal, type Seat } from './Seal';
import styles from './Who.module.css';

/** A person inside a sentence: seal and bold name. Plates are for standing alone. */
export const Who = ({ seat, name }: { seat: Seat; name: string }) => (
  <span className={styles.who}>
    <Seal seat={seat} className={styles.seal} />
    <b className={styles.name}>{name}</b>
  </span>
);
