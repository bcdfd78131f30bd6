import { useTranslation } from 'react-i18next';
import { MoveButton } from '../../../ui/kit/MoveButton';
import { moveNamed } from '../../../ui/kit/moves';
import { ROW_IDS, type View } from '../game';
import styles from './Board.module.css';
import { WORDS } from './words';

/** N-1.1 — the rows. A press on a stick takes it, and with it all the sticks before it. */
export const Rows = ({ view: { sticks } }: { view: View }) => {
  const { t } = useTranslation(WORDS);
  return ROW_IDS.map((row) => (
    <section key={row} aria-label={t(`rows.${row}`, { count: sticks[row] })} className={styles.row}>
      {Array.from({ length: sticks[row] }, (_, at) => at + 1).map((count) => (
        <MoveButton key={count} move={moveNamed('take', row, count)} label={t('table.take', { count })}>
          {count}
        </MoveButton>
      ))}
    </section>
  ));
};
