import { useTranslation } from 'react-i18next';
import { Truck } from '../map/Truck';
import type { Player } from './players';
import styles from './TurnLine.module.css';
import { WORDS } from './words';

type Props = { readonly players: readonly Player[]; readonly isOver: boolean };

/** In the bar: whose turn it is. */
export const TurnLine = ({ players, isOver }: Props) => {
  const { t } = useTranslation(WORDS);
  const player = players.find(({ isAwaited }) => isAwaited);
  if (isOver || !player) return <span className={styles.line}>{t('table.over')}</span>;
  return (
    <span className={styles.line}>
      <Truck seat={player.seat} width={38} />
      <b>{player.isMe ? t('table.bar.you') : t('table.bar.other', { name: player.name })}</b>
    </span>
  );
};
