import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../../games/auf-achse-board';
import type { Snapshot } from '../../../kit/match';
import { useMoves } from '../../../kit/moves';
import { TvFrame } from '../../../kit/TvFrame';
import { Truck } from '../map/Truck';
import type { Player } from './players';
import { TableMap } from './TableMap';
import { waitOf } from './tasks/OtherSigns';
import type { MapChoice } from './useMapChoice';
import { dm, routeName, WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
  readonly foot: ReactNode;
};

/** The map on a large screen, with the money and the load of everybody. */
export const BoardGameTv = ({ shown, players, choice, foot }: Props) => {
  const { t } = useTranslation(WORDS);
  const { whyNot } = useMoves();
  const { view } = shown;
  const awaited = players.find(({ isAwaited }) => isAwaited);
  const task = taskOf(view);
  const text = [
    t(`table.wait.${waitOf(view)}`),
    ...(task?.type === 'auction' ? [routeName(task.contract)] : []),
  ];
  return (
    <TvFrame
      picture={<TableMap shown={shown} players={players} choice={choice} whyNot={whyNot} />}
      title={awaited?.name ?? t('table.over')}
      text={awaited && text.join(' ')}
      drawing={awaited && <Truck seat={awaited.number} width={72} />}
      rows={players.map(({ seat, number, name, money, load, capacity, isAwaited }) => ({
        id: seat,
        drawing: <Truck seat={number} width={44} />,
        name,
        sum: dm(money),
        note: `${load}/${capacity}`,
        isAwaited,
      }))}
      foot={foot}
    />
  );
};
