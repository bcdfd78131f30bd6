import { useTranslation } from 'react-i18next';
import { SumRoad, vehicleWidth } from '../../../pieces/SumRoad';
import { Truck, TRUCK_RATIO } from '../../../pieces/Truck';
import type { Player } from '../table/players';
import { WORDS } from '../table/words';

/** In km. */
const SCALE = { span: 400, beyond: 60, steps: [100, 250, 500, 1000], ratio: TRUCK_RATIO, note: 52 } as const;

type Props = {
  players: readonly Player[];
  /** The position of each truck, in km. */
  km: Readonly<Record<string, number>>;
  /** The position of the last truck before the count, in km. */
  from: number;
  /** The most that has been counted so far, in km, while it has to be beaten. */
  best: number | undefined;
};

/** The totals as trucks on one road, each in its lane; they drive while trips are revealed. */
export const FinaleRoad = ({ players, km, from, best }: Props) => {
  const { t } = useTranslation(WORDS);
  const width = vehicleWidth(players.length);
  return (
    <SumRoad
      from={from}
      best={best}
      scale={SCALE}
      vehicles={players.map(({ seat, number, name }) => ({
        id: seat,
        sum: km[seat]!,
        label: t('labelled', { ns: 'shell', what: name, value: t('board.kilometres', { km: km[seat] }) }),
        drawn: <Truck width={width} seat={number} x={-width} lights />,
      }))}
    />
  );
};
