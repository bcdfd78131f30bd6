import { useTranslation } from 'react-i18next';
import { circuitsOf, type View } from '../../../../games/ausgebremst';
import { Car } from '../track/Car';
import type { Driver } from './drivers';
import styles from './TurnLine.module.css';
import { WORDS } from './words';

type Props = { readonly view: View; readonly drivers: readonly Driver[]; readonly isOver: boolean };

/** In the bar: which race it is, and whose turn. */
export const TurnLine = ({ view, drivers, isOver }: Props) => {
  const { t } = useTranslation(WORDS);
  if (isOver) return <span className={styles.line}>{t('table.bar.over')}</span>;
  const driver = drivers.find(({ isOnTurn }) => isOnTurn);
  const race = t('table.bar.race', { number: view.race + 1, count: circuitsOf(view).length });
  if (!driver)
    return (
      <span className={styles.line}>
        <b>{race}</b>
        <span className={styles.more}>{t(`table.bar.${view.stage}`)}</span>
      </span>
    );
  return (
    <span className={styles.line}>
      <Car paint={driver.paint} number={driver.number} width={42} />
      <b>{driver.isMe ? t('table.bar.you') : t('table.bar.other', { name: driver.name })}</b>
      <span className={styles.more}>{race}</span>
    </span>
  );
};
