import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { circuitsOf, roadOf, standings, type View } from '../../../../games/ausgebremst';
import type { Snapshot } from '../../../kit/match';
import { TvFrame, TvSheet, type TvRow } from '../../../kit/TvFrame';
import { Championship } from '../Championship';
import { championsOf } from '../MatchEnd';
import { isOneRace, sheetTitleOf } from '../oneRace';
import { Car } from '../track/Car';
import { inOrder, type Driver } from './drivers';
import { readyWord } from './GridScene';
import { TrackView } from './TrackView';
import type { DriveChoice } from './useDriveChoice';
import { circuitName, WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  readonly foot: ReactNode;
};

type Sight = Pick<Parameters<typeof TvFrame>[0], 'title' | 'text' | 'drawing' | 'rows'>;

const CarOf = ({ driver: { paint, number }, width }: { readonly driver: Driver; readonly width: number }) => (
  <Car paint={paint} number={number} width={width} />
);

const rowOf = (driver: Driver, row: Pick<TvRow, 'name' | 'sum'>, isAwaited: boolean): TvRow => ({
  id: driver.car,
  drawing: <CarOf driver={driver} width={44} />,
  ...row,
  isAwaited,
});

/** During a race: who drives, and the cars in race order. */
const driving = ({ shown: { view }, drivers }: Props, t: TFunction): Sight => {
  const driver = drivers.find(({ isOnTurn }) => isOnTurn);
  const doing = driver?.isNuisance ? 'table.now.nuisance' : `table.now.wait.${view.turn.step}`;
  return {
    title: driver?.name ?? t('table.start.title'),
    text: driver && t(doing),
    drawing: driver && <CarOf driver={driver} width={72} />,
    rows: inOrder(drivers).map((one) => {
      const { name, place, toGo, ending, isOnTurn } = one;
      const sum = ending ? t(`table.ending.${ending}`) : String(toGo ?? '');
      return rowOf(one, { name: place ? `${place}. ${name}` : name, sum }, isOnTurn);
    }),
  };
};

/** Before a race: the circuit, and who is ready. */
const preparing = ({ shown: { view }, drivers }: Props, t: TFunction): Sight => {
  const number = t('table.next.kicker', { number: view.race + 1, count: circuitsOf(view).length });
  const awaited = t(view.stage === 'setUp' ? 'table.ready.setUp' : 'table.ready.others');
  return {
    title: circuitName(roadOf(view).circuit.id),
    text: isOneRace(view) ? awaited : `${number}. ${awaited}`,
    rows: drivers
      .filter(({ isNuisance }) => !isNuisance)
      .map((one) =>
        rowOf(one, { name: one.name, sum: t(`table.ready.${readyWord(view, one.isReady)}`) }, one.isAwaited),
      ),
  };
};

/** after the last race: the champion, and everybody's points. */
const ended = ({ shown: { view }, drivers }: Props, t: TFunction): Sight => {
  const { winners, sentence } = championsOf(view, drivers, t);
  return {
    title: sentence.replaceAll('**', ''),
    text: t(isOneRace(view) ? 'end.race.over' : 'end.over'),
    drawing: winners.map((winner) => <CarOf key={winner.car} driver={winner} width={72} />),
    rows: standings(view).map(({ seat, rank, points }) => {
      const driver = drivers.find(({ car }) => car === seat)!;
      const sum = t('finish.points', { count: points });
      return rowOf(driver, { name: `${rank}. ${driver.name}`, sum }, false);
    }),
  };
};

/** The size that a table with that many races and drivers needs on a desktop, in px. */
const roomFor = (races: number, drivers: number): { readonly wide: number; readonly high: number } =>
  races < 4
    ? { wide: 400 + 150 * races, high: 130 + 70 * drivers }
    : { wide: 140 + 84 * drivers, high: 210 + 78 * races };

/** The race on a large screen: the circuit, and, before and after races, the championship standings. */
export const RaceTv = (props: Props) => {
  const { shown, drivers, choice, foot } = props;
  const { view } = shown;
  const { t } = useTranslation(WORDS);
  const isOver = view.stage === 'over';
  const isPreparing = !isOver && view.stage !== 'driving';
  const sight = (isOver ? ended : isPreparing ? preparing : driving)(props, t);
  const players = drivers.filter(({ isNuisance }) => !isNuisance).length;
  const picture =
    isOver || (isPreparing && view.results.length > 0) ? (
      <TvSheet heading={t(sheetTitleOf(view))} {...roomFor(circuitsOf(view).length, players)}>
        <Championship view={view} drivers={drivers} />
      </TvSheet>
    ) : (
      <TrackView shown={shown} drivers={drivers} choice={choice} />
    );
  return <TvFrame picture={picture} {...sight} foot={foot} />;
};
