import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { circuitsOf, lapOf, LAPS, type View } from '../../../../games/ausgebremst';
import { TurnLine as Line } from '../../../kit/TurnLine';
import { isOneRace } from '../oneRace';
import { Car } from '../track/Car';
import type { Driver } from './drivers';
import { circuitName, WORDS } from './words';

type Props = {
  readonly view: View;
  readonly drivers: readonly Driver[];
  /** Is the result of the last race still being shown? */
  readonly isCounting?: boolean;
  /** Is the reader asked for anything? Some turns pass by themselves. */
  readonly isAsked: boolean;
};

const whoseTurn = (driver: Driver, isAsked: boolean, t: TFunction<typeof WORDS>): string => {
  const { isMe, isNuisance, number, name } = driver;
  if (isMe && isAsked) return t('table.bar.you');
  return isNuisance ? t('table.bar.nuisance', { car: number }) : t('table.bar.other', { name });
};

/** In the bar: which race it is, or on which circuit if it is the only one, and whose turn it is. */
export const TurnLine = ({ view, drivers, isCounting = false, isAsked }: Props) => {
  const { t } = useTranslation(WORDS);
  const circuits = circuitsOf(view);
  const isAlone = isOneRace(view);
  const raceNumbered = (number: number) =>
    isAlone ? circuitName(circuits[0]!.id) : t('table.bar.race', { number, count: circuits.length });
  if (isCounting)
    return (
      <Line>
        <b>{raceNumbered(view.results.length)}</b>
      </Line>
    );
  if (view.stage === 'over') return <Line>{t(isAlone ? 'table.bar.overRace' : 'table.bar.over')}</Line>;
  const driver = drivers.find(({ isOnTurn }) => isOnTurn);
  const race = raceNumbered(view.race + 1);
  if (!driver)
    return (
      <Line more={t(`table.bar.${view.stage}`)}>
        <b>{race}</b>
      </Line>
    );
  const me = drivers.find(({ isMe, ending }) => isMe && !ending);
  const lap = me && t('table.bar.lap', { lap: lapOf(view.cars[me.car]!), laps: LAPS });
  // for a single race, the lap says enough
  const more = [...(lap && isAlone ? [] : [race]), ...(lap ? [lap] : [])].join(' · ');
  return (
    <Line more={more}>
      <Car paint={driver.paint} number={driver.number} width={42} />
      <b>{whoseTurn(driver, isAsked, t)}</b>
    </Line>
  );
};
