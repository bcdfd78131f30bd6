import { useTranslation } from 'react-i18next';
import { TurnLine as Line } from '../../../kit/TurnLine';
import { Truck } from '../map/Truck';
import type { Player } from './players';
import { WORDS } from './words';

type Props = {
  readonly players: readonly Player[];
  /** Is everybody called by name, the reader as well? */
  readonly isNamed: boolean;
};

/** In the bar: whose turn it is. */
export const TurnLine = ({ players, isNamed }: Props) => {
  const { t } = useTranslation(WORDS);
  const player = players.find(({ isAwaited }) => isAwaited);
  if (!player) return <Line>{t('table.over')}</Line>;
  return (
    <Line>
      <Truck seat={player.number} width={38} />
      <b>{player.isMe && !isNamed ? t('table.bar.you') : t('table.bar.other', { name: player.name })}</b>
    </Line>
  );
};
