import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  circuitsOf,
  isNuisance,
  placeIn,
  standings,
  totals,
  type CarId,
  type View,
} from '../../../../games/ausgebremst';
import { prefersStillness } from '../../../kit/drawing/motion';
import type { LogEntry } from '../../../kit/match';
import { ShowFrame } from '../../../kit/ShowFrame';
import { useBeats } from '../../../kit/useBeats';
import { readTogether } from '../../../pieces/readTogether';
import { SumRoad, vehicleWidth } from '../../../pieces/SumRoad';
import { playAtTable } from '../../../shell/sound/play';
import type { Driver } from '../table/drivers';
import { circuitName, WORDS } from '../table/words';
import { CarShape } from '../track/Car';
import { countedCars, finishBeats, spacesShort, type FinishBeat } from './beats';
import { FinishLine } from './FinishLine';

/** In points. A car is 64 × 38 units. */
const SCALE = { span: 20, beyond: 3, steps: [2, 5, 10, 20], ratio: 64 / 38, note: 112 } as const;

type Props = { view: View; log: readonly LogEntry[]; drivers: readonly Driver[]; onEnd: () => void };

type Told = Pick<Props, 'view' | 'drivers'> & {
  beat: FinishBeat;
  /** For a car that did not finish, the number of spaces it still had to go; undefined if unknown. */
  shortOf: (car: CarId) => number | undefined;
};

/** The text for a beat, about a car or a driver; at the end of a part, the whole part in words for screen readers. */
const useTelling = ({ view, drivers, beat: { cars, drivers: count }, shortOf }: Told) => {
  const { t } = useTranslation(WORDS);
  const result = view.results.at(-1)!;
  const nameOf = (car: CarId) => drivers.find((driver) => driver.car === car)!.name;
  const order = countedCars(view);
  const table = standings(view).toReversed();

  const tellCar = (car: CarId): string => {
    const place = placeIn(result, car);
    const short = shortOf(car);
    if (place === undefined && short) return t('finish.short', { name: nameOf(car), count: short });
    const key = place === undefined ? 'none' : isNuisance(view, car) ? 'nuisance' : 'points';
    return t(`log.raceEnd.${key}`, { name: nameOf(car), place, count: result.points[car] });
  };
  const tellDriver = ({ seat, rank, points }: (typeof table)[number]): string =>
    t('finish.driver', { place: rank, name: nameOf(seat), count: points });

  if (count > 0)
    return {
      sentence: tellDriver(table[count - 1]!),
      spoken: count === table.length ? readTogether(table.map(tellDriver), '. ') : '',
    };
  return {
    sentence: cars > 0 ? tellCar(order[cars - 1]!) : t('finish.line'),
    spoken: cars === order.length ? readTogether(order.map(tellCar), '. ') : '',
  };
};

/** An engine for each car, the grandstand for the winner of the race, a horn for the champion. */
const useFinishSounds = ({ cars, drivers }: FinishBeat, isLast: boolean): void => {
  useEffect(() => {
    if (cars > 0) playAtTable(cars === 1 ? 'crowd' : 'engine');
  }, [cars]);
  useEffect(() => {
    if (drivers > 0) playAtTable('engine');
  }, [drivers]);
  useEffect(() => (isLast ? () => playAtTable('horn') : undefined), [isLast]);
};

/** the end of a race: the cars cross the line in order, then the championship standings. */
export const RaceFinish = ({ view, log, drivers, onEnd }: Props) => {
  const { t } = useTranslation(WORDS);
  const race = view.results.length;
  const result = view.results[race - 1]!;
  const isLast = view.stage === 'over';
  const hasTable = circuitsOf(view).length > 1;
  const beats = useMemo(
    () => finishBeats(view, hasTable, { isLast, isStill: prefersStillness() }),
    [view, hasTable, isLast],
  );
  const beat = beats[useBeats(beats, onEnd)]!;
  const short = useMemo(() => spacesShort(log), [log]);
  const { sentence, spoken } = useTelling({ view, drivers, beat, shortOf: (car) => short.get(car) });
  useFinishSounds(beat, isLast);

  const told = countedCars(view).slice(0, beat.cars);
  const table = standings(view);
  const settled = table.slice(table.length - beat.drivers);
  const before = totals({ ...view, results: view.results.slice(0, -1) });
  // in the order of the next grid, the lanes would reveal the result
  const lanes = drivers.toSorted((a, b) => (a.car < b.car ? -1 : 1));
  const players = lanes.filter(({ isNuisance: isNobodys }) => !isNobodys);
  const width = vehicleWidth(players.length);
  return (
    <ShowFrame
      title={t(hasTable ? 'log.raceEnd.heading' : 'finish.title', {
        race,
        circuit: circuitName(result.circuit),
      })}
      sentence={sentence}
      spoken={spoken}
      onEnd={onEnd}
    >
      <FinishLine
        drivers={lanes}
        told={told}
        placeOf={(car) => placeIn(result, car)}
        noteOf={(car) => (short.get(car) ? t('finish.toGo', { count: short.get(car) }) : '')}
        label={t('finish.label')}
      />
      {hasTable && (
        <SumRoad
          from={0}
          scale={SCALE}
          vehicles={players.map(({ car, paint, number, name }) => {
            const row = settled.find(({ seat }) => seat === car);
            const points = row?.points ?? before[car]!;
            const inWords = t('finish.points', { count: points });
            return {
              id: car,
              sum: points,
              text: row ? `${row.rank}. · ${inWords}` : inWords,
              label: t('labelled', { ns: 'shell', what: name, value: inWords }),
              drawn: (
                <g transform={`scale(${width / 64}) translate(-32 19)`}>
                  <CarShape paint={paint} number={number} />
                </g>
              ),
            };
          })}
        />
      )}
    </ShowFrame>
  );
};
