import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  circuitsOf,
  FINISH,
  lapOf,
  LAPS,
  pathOf,
  playable,
  roadOf,
  valueOf,
  type Space,
  type Target,
  type View,
} from '../../../../games/ausgebremst';
import type { LegalMove } from '../../../../games/shared/legality';
import { readTogether } from '../../../pieces/readTogether';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Snapshot } from '../../../kit/match';
import { useEntry } from '../../../kit/drawing/useEntry';
import { placesOf, useMarks } from '../../../kit/hints/marks';
import { isListed, moveNamed, useMoves } from '../../../kit/moves';
import { useKey } from '../../../kit/useKey';
import { whenIdle } from '../../../shell/whenIdle';
import { carsInTheWay, refusalWords } from '../refusalWords';
import { Circuit } from '../track/Circuit';
import { sceneryOf } from '../track/scenery';
import type { CarTarget } from '../track/Targets';
import { carsOf, type Driver } from './drivers';
import { targetsOf } from './goals';
import { goalWords } from './goalWords';
import styles from './TrackView.module.css';
import type { DriveChoice } from './useDriveChoice';
import { circuitName, spaceName, WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  /** Is it a lesson? Then the ways that it allows can be highlighted. */
  readonly isTaught?: boolean;
};

/** The lap of the leader. */
const frontLap = ({ grid, cars }: View): number => Math.max(...grid.map((car) => lapOf(cars[car]!)));

/** The target of a drive; undefined for any other move. */
const targetOf = ({ move, args }: LegalMove): Target | undefined =>
  move === 'drive' ? (args[1] as Target) : undefined;

/** The ways that may be driven now, from the reader's car. */
const useTaughtWays = (
  { view, playerID }: Snapshot<View>,
  isTaught: boolean,
): readonly (readonly Space[])[] => {
  const { legal } = useMoves();
  return useMemo(() => {
    const here = playerID === null ? null : view.cars[playerID]?.space;
    if (!isTaught || !here) return [];
    const ways = playable(view, playerID!).filter(({ card, way }) =>
      isListed(legal, moveNamed('drive', card, way.target)),
    );
    return [...new Map(ways.map(({ way }) => [way.target, [here, ...pathOf(way)]])).values()];
  }, [view, playerID, isTaught, legal]);
};

/** The cars in the way to the blocked target pointed at or pressed, or if there is no other one, to any. */
const barringIn = ({ goals, isOpen, no }: DriveChoice, pointed: Target | null): ReadonlySet<string> => {
  const at = goals.find(({ target }) => target === pointed);
  const all = isOpen ? [no] : [no, ...goals.map((goal) => goal.no)];
  return new Set((at ? [at.no] : all).flatMap((one) => (one ? carsInTheWay(one) : [])));
};

/** The circuit with its cars, and where the chosen card leads. */
export const TrackView = memo(({ shown, drivers, choice, isTaught = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view, seats, playerID } = shown;
  const { name, isLeast } = useWindowLayout();
  // above the cards, the part of a phone that the browser's bars leave is wider than high
  const orientation = name === 'phone' && !isLeast ? 'tall' : 'wide';
  const isSmall = name === 'phone' || name === 'side';
  const { goals, goal, card } = choice;
  const marks = useMarks();
  const advised = useMemo(() => placesOf(marks, targetOf), [marks]);
  const circuits = circuitsOf(view);
  const { id } = circuits[view.race]!;
  const { direction, difficulty } = roadOf(view).circuit;
  const [pointed, setPointed] = useState<Target | null>(null);
  const barring = useMemo(() => barringIn(choice, pointed), [choice, pointed]);
  const cars = useMemo(() => {
    const all = carsOf(shown, drivers);
    return barring.size ? all.map((car) => ({ ...car, bars: barring.has(car.id) })) : all;
  }, [shown, drivers, barring]);
  const targets = useMemo(
    () =>
      goals.map((one): CarTarget => {
        const what = one.no ? refusalWords(one.no, seats, t).what : goalWords(one, t);
        const points = card && one.kind !== 'blocked' && one.target !== FINISH ? [String(valueOf(card))] : [];
        const letters = advised.get(one.target);
        const mark = letters ? [t('hint.mark', { letters: letters.join(', ') })] : [];
        const label = readTogether([
          ...points,
          spaceName(id, one.target, t, targetsOf(goals)),
          what,
          ...mark,
        ]);
        return { target: one.target, kind: one.kind, label, ...(card && { points: valueOf(card) }) };
      }),
    [goals, seats, id, card, advised, t],
  );
  const own = playerID === null ? undefined : view.cars[playerID];
  const here = own?.space;
  // the reader's own lap decides when a stop is due; spectators see that of the leader
  const lap = here && view.stage === 'driving' ? lapOf(own) : frontLap(view);
  const end: readonly Target[] = goal?.target === FINISH ? [FINISH] : [];
  const route = goal?.way && here ? [here, ...pathOf(goal.way), ...end] : undefined;
  const taught = useTaughtWays(shown, isTaught);
  const isOn = goals.length > 0;
  const box = useEntry(isOn);
  // the scenery of the other circuits is computed in idle time, so that going there does not wait for it
  useEffect(() => {
    for (const other of circuits) whenIdle(() => sceneryOf(other.id, orientation));
  }, [circuits, orientation]);
  useKey('Escape', isOn ? () => choice.pick(undefined) : undefined);

  return (
    <div ref={box} className={styles.track}>
      <Circuit
        id={id}
        orientation={orientation}
        words={{
          circuit: t('table.track.label', { name: circuitName(id) }),
          targets: t('table.track.targets'),
          pits: t('table.track.pits'),
        }}
        sign={{
          name: circuitName(id),
          about: isSmall
            ? undefined
            : t('table.track.about', {
                direction: t(`table.circuit.${direction}`),
                difficulty: t(`table.circuit.${difficulty}`),
              }),
          lap: t(here && view.stage === 'driving' ? 'table.track.ownLap' : 'table.track.lap'),
          laps: `${lap}/${LAPS}`,
        }}
        cars={cars}
        targets={targets}
        advised={advised}
        shown={choice.shown}
        route={route}
        taught={taught}
        {...(isOn && {
          // The last target pointed at stays shown, so that the button beside the circuit can be pressed.
          onShow: (target) => target && choice.show(target),
          onPick: choice.drive,
          onWarn: choice.warn,
          onRefuse: choice.refuseAt,
          onDoubt: setPointed,
        })}
      />
    </div>
  );
});
TrackView.displayName = 'TrackView';
