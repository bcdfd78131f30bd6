import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/ausgebremst';
import type { Snapshot } from '../../../kit/match';
import { TvFrame } from '../../../kit/TvFrame';
import { Car } from '../track/Car';
import { inOrder, type Driver } from './drivers';
import { TrackView } from './TrackView';
import type { DriveChoice } from './useDriveChoice';
import { WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  readonly foot: ReactNode;
};

/** The circuit on a large screen, with the cars in the order of the race. */
export const RaceTv = ({ shown, drivers, choice, foot }: Props) => {
  const { t } = useTranslation(WORDS);
  const driver = drivers.find(({ isOnTurn }) => isOnTurn);
  const doing = driver?.isNuisance ? 'table.now.nuisance' : `table.now.wait.${shown.view.turn.step}`;
  return (
    <TvFrame
      picture={<TrackView shown={shown} drivers={drivers} choice={choice} />}
      title={driver?.name ?? t('table.start.title')}
      text={driver && t(doing)}
      drawing={driver && <Car paint={driver.paint} number={driver.number} width={72} />}
      rows={inOrder(drivers).map(({ car, paint, number, name, place, toGo, ending, isOnTurn }) => ({
        id: car,
        drawing: <Car paint={paint} number={number} width={44} />,
        name: place ? `${place}. ${name}` : name,
        sum: ending ? t(`table.ending.${ending}`) : String(toGo ?? ''),
        isAwaited: isOnTurn,
      }))}
      foot={foot}
    />
  );
};
