import { classNames } from './classNames';
import styles from './Plate.module.css';
import { Seal, type Seat } from './Seal';

type Props = {
  name: string;
  seat?: Seat | undefined;
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
};

/** A player as a number plate: the seal of the seat and the name, shortened if there is little room. */
export const Plate = ({ name, seat, size = 'm', className }: Props) => (
  <span className={classNames(styles.plate, styles[size], !seat && styles.plain, className)} title={name}>
    {seat && <Seal seat={seat} className={styles.seal} />}
    <b className={styles.name}>{name}</b>
  </span>
);
