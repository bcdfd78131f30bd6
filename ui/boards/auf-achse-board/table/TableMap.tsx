import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contractOf,
  isSpace,
  shortestWay,
  taskOf,
  type ContractId,
  type Space,
  type View,
} from '../../../../games/auf-achse-board';
import type { BoardProps, Snapshot } from '../../../kit/match';
import { readTogether } from '../../../pieces/readTogether';
import { refusalWords } from '../refusalWords';
import type { Placing } from '../map/MapLayers';
import { RoadMap } from '../map/RoadMap';
import type { Trail } from '../map/Trails';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { RoadSign } from '../map/RoadSigns';
import { closedTo, type Aim } from './aim';
import { eventLines } from './eventSums';
import { numberedOf } from './OwnContracts';
import { justMoved, trailsOf, trucksOf, type Player } from './players';
import { stopsAt } from './stops';
import { stopWords } from './stopWords';
import { spaceOf, type MapChoice } from './useMapChoice';
import styles from './TableMap.module.css';
import { useEntry } from '../../../kit/drawing/useEntry';
import { placesOf, useMarks } from '../../../kit/hints/marks';
import { useKey } from '../../../kit/useKey';
import { spaceName, WORDS } from './words';

const wayOf = (id: ContractId): readonly Space[] => {
  const { from, to } = contractOf(id);
  return shortestWay(from, to);
};

/** The contract to show: on auction, pointed at by this reader, or delivered by the card just drawn. */
const spokenOf = (view: View, traced: ContractId | undefined): ContractId | undefined => {
  const task = taskOf(view);
  if (task?.type === 'auction') return task.contract;
  if (traced || task?.type !== 'event') return traced;
  const delivery = eventLines(view, task.seat, task.card).find(({ type }) => type === 'revenue');
  return delivery && 'contract' in delivery ? delivery.contract : undefined;
};

/** How the map shows that contract: as two badges if it is the reader's own, otherwise as the road it would take. */
const contractLayers = (view: View, seat: string | null, id: ContractId | undefined) => {
  if (!id) return {};
  const { from, to } = contractOf(id);
  const number = seat === null ? 0 : numberedOf(view, seat).indexOf(id) + 1;
  if (number && seat !== null)
    return { arcs: [{ number, from, to, isLoaded: view.aboard[seat]!.includes(id) }] };
  return { trace: wayOf(id), marked: [from, to] };
};

const signsOf = ({ roadworks, jam }: View): readonly RoadSign[] => [
  ...(roadworks ? [{ kind: 'roadworks' as const, space: roadworks }] : []),
  ...(jam ? [{ kind: 'jam' as const, space: jam.space }] : []),
];

/**
 * What a small map keeps in view: all spaces the reader can drive to, or, while the reader waits, what was just
 * moved.
 */
const spacesInSight = (
  aim: Aim | undefined,
  start: Space | null | undefined,
  shown: Snapshot<View>,
  players: readonly Player[],
): readonly Space[] => {
  if (players.find(({ isMe }) => isMe)?.isAwaited !== true) return justMoved(shown, players);
  return start && aim && !aim.sign && !aim.isTruckPut
    ? [start, ...aim.targets.map(({ space }) => space)]
    : [];
};

/** The piece about to be put on the map. */
const placingOf = (
  aim: Aim | undefined,
  from: Space | null | undefined,
  players: readonly Player[],
): Placing | undefined => {
  if (aim?.sign) return { kind: aim.sign, ...(from && { from }) };
  const me = players.find(({ isMe }) => isMe);
  return aim?.isTruckPut && me ? { kind: 'truck', number: me.number } : undefined;
};

type Props = Pick<BoardProps<View>, 'whyNot'> & {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
};

/** The text beside the space that is pointed at. */
const Tip = ({ shown: { view, playerID }, choice }: Pick<Props, 'shown' | 'choice'>) => {
  const { t } = useTranslation(WORDS);
  const { shown, way, aim } = choice;
  if (!shown || !aim) return null;
  if (aim.sign)
    return (
      <>
        <b>{t('table.roadworks.ask')}</b> {spaceName(shown, t)}
      </>
    );
  const stops = way && playerID !== null ? stopsAt(view, playerID, way) : [];
  return (
    <>
      <b>{spaceName(shown, t)}</b>
      {way && `\u00a0· ${t('table.spaces', { count: way.path.length })}`}
      {stops.map((stop) => {
        const words = stopWords(stop, t);
        return (
          <span key={words} className={styles.stop}>
            {words}
          </span>
        );
      })}
    </>
  );
};

const NO_TRAILS: readonly Trail[] = [];

/** The spaces that can be chosen, each with the letters of the hints that lead there. */
const useTargets = (aim: Aim | undefined, advised: ReadonlyMap<Space, readonly string[]>) => {
  const { t } = useTranslation(WORDS);
  return useMemo(
    () =>
      (aim?.targets ?? []).map((target) => {
        const letters = advised.get(target.space);
        if (!letters) return target;
        return {
          ...target,
          label: readTogether([target.label, t('hint.mark', { letters: letters.join(', ') })]),
        };
      }),
    [aim, advised, t],
  );
};

/** The spaces that cannot be chosen, and why. */
const useForbidden = (aim: Aim | undefined, whyNot: Props['whyNot'], seats: Props['shown']['seats']) => {
  const { t } = useTranslation(WORDS);
  return useMemo(
    () =>
      new Map(
        (aim ? closedTo(aim) : []).map((space) => {
          const why = whyNot(aim!.moveTo(space));
          const words = why && refusalWords(why, seats, t);
          return [space, readTogether([spaceName(space, t), words?.what], ': ')] as const;
        }),
      ),
    [aim, whyNot, seats, t],
  );
};

/** The road map with all pieces, and what can be chosen on it. */
export const TableMap = ({ shown, players, choice, whyNot }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view, playerID, seats } = shown;
  const { aim, way, ways } = choice;
  const trucks = useMemo(() => trucksOf(shown, players), [shown, players]);
  const isFew = useWindowLayout().name === 'phone';
  const trails = useMemo(() => trailsOf(shown, players, isFew), [shown, players, isFew]);
  const spoken = spokenOf(view, choice.traced);
  const layers = useMemo(() => contractLayers(view, playerID, spoken), [view, playerID, spoken]);
  const start = playerID === null ? null : view.trucks[playerID];
  const inSight = spoken ? '' : spacesInSight(aim, start, shown, players).join(' ');
  const marks = useMarks();
  const advised = useMemo(() => placesOf(marks, spaceOf), [marks]);
  const stretch = useMemo(() => {
    if (advised.size) return [...advised.keys()];
    if (spoken) return wayOf(spoken);
    return inSight ? inSight.split(' ').filter(isSpace) : undefined;
  }, [advised, spoken, inSight]);
  const targets = useTargets(aim, advised);
  const forbidden = useForbidden(aim, whyNot, seats);
  const routeOf = (one: typeof way) => (one && start ? [start, ...one.path] : undefined);
  const other = ways.find((one) => one !== way);
  const task = taskOf(view);
  useKey('Escape', choice.shown ? () => choice.show(null) : undefined);
  const box = useEntry(aim !== undefined);
  const from = task?.type === 'roadworks' ? view.roadworks : view.jam?.space;

  return (
    <div ref={box} className={styles.map}>
      <RoadMap
        className={styles.map}
        words={{
          map: t('table.map.label'),
          targets: t('table.map.targets'),
          zoomIn: t('table.map.zoomIn'),
          zoomOut: t('table.map.zoomOut'),
          whole: t('table.map.whole'),
          own: t('table.map.own'),
        }}
        seas={{
          north: t('table.map.northSea'),
          baltic: t('table.map.balticSea'),
          adriatic: t('table.map.adriatic'),
        }}
        trucks={trucks}
        signs={signsOf(view)}
        // the way being chosen is shown alone
        trails={choice.shown ? NO_TRAILS : trails}
        {...layers}
        stretch={stretch}
        targets={targets}
        advised={advised}
        forbidden={forbidden}
        shown={choice.shown}
        route={routeOf(way)}
        otherRoute={routeOf(other)}
        placing={placingOf(aim, from, players)}
        tip={choice.shown ? <Tip shown={shown} choice={choice} /> : undefined}
        {...(aim && {
          // The last space pointed at stays shown, so that the button beside the map can be pressed.
          onShow: (space: Space | null) => space && choice.show(space),
          onPick: choice.confirm,
          onRefuse: choice.refuseAt,
        })}
      />
    </div>
  );
};
