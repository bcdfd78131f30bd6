import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../../games/auf-achse-board';
import type { LogEntry, Snapshot } from '../../../kit/match';
import { useMoves } from '../../../kit/moves';
import { TvFrame, TvSheet } from '../../../kit/TvFrame';
import { balancesOf, placeOf } from '../books/balance';
import { BalanceSheet } from '../books/BalanceSheet';
import { Truck } from '../map/Truck';
import { winnersOf } from '../winners';
import type { Player } from './players';
import { TableMap } from './TableMap';
import { waitOf } from './tasks/OtherSigns';
import type { MapChoice } from './useMapChoice';
import { dm, routeName, WORDS } from './words';

const NOTHING: readonly LogEntry[] = [];

type Props = {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
  /** What was played before its log begins. */
  readonly earlier: readonly LogEntry[] | undefined;
  readonly foot: ReactNode;
};

const MapTv = ({ shown, players, choice, foot }: Props) => {
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
      title={awaited?.name ?? ''}
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

/** B-13.2 — the end of the match: everybody's books and ranks. */
const EndTv = ({ shown: { view, log }, players, earlier = NOTHING, foot }: Props) => {
  const { t } = useTranslation(WORDS);
  const balances = useMemo(() => balancesOf(view, [...earlier, ...log]), [view, earlier, log]);
  const { winners, sentence } = winnersOf(view, players, t);
  return (
    <TvFrame
      picture={
        <TvSheet heading={t('end.balance')} wide={230 + 120 * players.length} high={620}>
          <BalanceSheet balances={balances} players={players} abreast={players.length} />
        </TvSheet>
      }
      title={sentence.replaceAll('**', '')}
      text={t('table.over')}
      drawing={winners.map(({ number }) => (
        <Truck key={number} seat={number} width={72} />
      ))}
      rows={balances.map(({ seat, total }) => {
        const { number, name } = players.find((player) => player.seat === seat)!;
        return {
          id: seat,
          drawing: <Truck seat={number} width={44} />,
          name: `${placeOf(total, balances)}. ${name}`,
          sum: dm(total),
          isAwaited: false,
        };
      })}
      foot={foot}
    />
  );
};

/** The map on a large screen, with everybody's money and load; at the end, their books. */
export const BoardGameTv = (props: Props) =>
  props.shown.view.over ? <EndTv {...props} /> : <MapTv {...props} />;
