import type { Snapshot } from '../../../ui/kit/match';
import type { View } from '../game';
import styles from './Board.module.css';
import { Rows } from './Rows';

/** Nim in a replay: without moves around it the table cannot be played. */
export const ReplayBoard = ({ view }: Snapshot<View>) => (
  <div className={styles.table}>
    <Rows view={view} />
  </div>
);
