import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TurnLine as Line } from '../../../kit/TurnLine';
import { Truck } from '../map/Truck';
import type { Player } from './players';
import { WORDS } from './words';

type Props = {
  readonly players: readonly Player[];
  /** Is everybody called by name, the reader as well? */
  readonly isNamed: boolean;
  /** Is the reader asked for anything? Some turns pass by themselves. */
  readonly isAsked: boolean;
};

const whoseTurn = (player: Player, { isNamed, isAsked }: Props, t: TFunction): string => {
  const { isMe, isOnTurn, name } = player;
  if (isMe && !isNamed && isAsked) return t('table.bar.you', { ns: WORDS });
  if (isMe && !isNamed && isOnTurn) return t('table.bar.ending', { ns: WORDS });
  return t('table.bar.other', { ns: WORDS, name });
};

/** In the bar: whose turn it is. */
export const TurnLine = (props: Props) => {
  const { t } = useTranslation(WORDS);
  const player = props.players.find(({ isAwaited }) => isAwaited);
  if (!player) return <Line>{t('table.over')}</Line>;
  return (
    <Line>
      <Truck seat={player.number} width={38} />
      <b>{whoseTurn(player, props, t)}</b>
    </Line>
  );
};
