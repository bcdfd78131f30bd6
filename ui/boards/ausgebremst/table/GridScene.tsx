import { useTranslation } from 'react-i18next';
import { circuitsOf, roadOf, type View } from '../../../../games/ausgebremst';
import { Sign } from '../../../pieces/Sign';
import { Sheet } from '../../../pieces/Sheet';
import { SeatNote } from '../../../kit/SeatNote';
import { classNames } from '../../../pieces/classNames';
import { isLongName } from '../../../pieces/longName';
import { Icon } from '../../../pieces/Icon';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { Rule } from '../../../kit/Rule';
import { MoveButton } from '../../../kit/MoveButton';
import { moveNamed, useMoves } from '../../../kit/moves';
import { ASKS } from '../../../kit/useFocusKept';
import { OwnMark } from '../../../kit/OwnMark';
import { Panel } from '../../../kit/Panel';
import { Championship } from '../Championship';
import { isOneRace } from '../oneRace';
import { Car } from '../track/Car';
import { Calendar } from './Calendar';
import { CircuitFacts } from './CircuitFacts';
import type { Driver } from './drivers';
import { GridCards } from './GridCards';
import { GridRoad } from './GridRoad';
import styles from './GridScene.module.css';
import { TableMain } from '../../../kit/TableMain';
import { TrackView } from './TrackView';
import type { DriveChoice } from './useDriveChoice';
import { circuitName, WORDS } from './words';

/** With more players than this, the list of who is ready leaves no room for the log. */
const ROOM_FOR_LOG = 4;

/** The words for a player's progress, before a race and during the set-up. */
const READY = { grid: ['yes', 'no'], setUp: ['set', 'setting'] } as const;

export const readyWord = ({ stage }: View, isReady: boolean) =>
  READY[stage === 'setUp' ? 'setUp' : 'grid'][isReady ? 0 : 1];

type ReadinessProps = { readonly view: View; readonly players: readonly Driver[] };

const Readiness = ({ view, players }: ReadinessProps) => {
  const { t } = useTranslation(WORDS);
  const said = (isReady: boolean) => t(`table.ready.${readyWord(view, isReady)}`);
  return (
    <ul className={styles.ready} aria-label={t('table.ready.label')}>
      {players.map(({ car, paint, number, name, isMe, isReady }) => (
        <li key={car}>
          <Car paint={paint} number={number} width={44} />
          <span className={styles.who}>
            <b className={isLongName(name) ? styles.long : undefined}>{name}</b>
            {isMe && <OwnMark name={name} you={t('table.you')} className={styles.soft} />}
          </span>
          <span className={classNames(styles.state, isReady && styles.done)}>
            {isReady && <Icon name="check" size={16} />}
            {isReady ? said(isReady) : <SeatNote seat={car} doing={said(isReady)} />}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The circuit of the next race. */
const NextRace = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation(WORDS);
  const { circuit, lap } = roadOf(view);
  return (
    <Sign as="section" className={styles.sign} aria-label={t('table.now.label')} {...ASKS}>
      {!isOneRace(view) && (
        <p>{t('table.next.kicker', { number: view.race + 1, count: circuitsOf(view).length })}</p>
      )}
      <h2>{circuitName(circuit.id)}</h2>
      <p className={styles.figures}>
        <span>
          <b>{circuit.length}</b> {t('table.next.spaces')}
        </span>
        <span>
          <b>{lap}</b> {t('table.next.lap')}
        </span>
        <span>{t(`table.circuit.${circuit.difficulty}`)}</span>
      </p>
      <p>{t(`table.circuit.${circuit.direction}`)}</p>
    </Sign>
  );
};

type GridProps = { readonly view: View; readonly drivers: readonly Driver[] };

/** the starting places. */
const Grid = ({ view, drivers }: GridProps) => {
  const { t } = useTranslation(WORDS);
  const isFirst = view.results.length === 0;
  // with six players there are no nuisance cars
  const order = `${isFirst ? 'first' : 'later'}${drivers.some(({ isNuisance }) => isNuisance) ? '' : 'Alone'}`;
  return (
    <Sheet className={styles.grid} aria-label={t('table.grid.title')}>
      <h2>
        {t('table.grid.of', { name: circuitName(roadOf(view).circuit.id) })}{' '}
        <small>
          {t(`table.grid.${order}`)} <Rule of={isFirst ? 'A-3.2' : 'A-3.3'} />
        </small>
      </h2>
      <GridRoad drivers={drivers} />
    </Sheet>
  );
};

type Props = Pick<Chrome, 'logbook' | 'chat'> & {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  /** Is the device passed on? What asks for that lies where the button is otherwise. */
  readonly isForAll: boolean;
};

/** before a race: the standings, the circuit, the grid; the race starts when everybody is ready. */
export const GridScene = ({ shown, drivers, choice, isForAll, logbook, chat }: Props) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const layout = useWindowLayout();
  const { view, log } = shown;
  const me = drivers.find(({ isMe }) => isMe);
  const players = drivers.filter(({ isNuisance }) => !isNuisance);
  const isFirst = view.results.length === 0;
  const waits = t(view.stage === 'setUp' ? 'table.ready.setUp' : 'table.ready.others');

  const isSide = layout.name === 'side';
  const facts = <CircuitFacts view={view} me={isForAll ? players[0] : me} isForAll={isForAll} />;
  const go =
    isPlaying && me && !me.isReady && view.stage === 'grid' ? (
      <MoveButton move={moveNamed('ready')} variant="go" isPrimary className={styles.go}>
        {t('table.ready.button')}
      </MoveButton>
    ) : (
      <p className={styles.waits} role="status">
        {waits}
      </p>
    );
  const main = isFirst ? (
    <div className={styles.first}>
      <div className={styles.track}>
        <TrackView shown={shown} drivers={drivers} choice={choice} />
      </div>
      <GridCards view={view} drivers={drivers} />
    </div>
  ) : (
    <Panel title={t('table.championship.title')} note={t('table.championship.note')} className={styles.stand}>
      <Championship view={view} drivers={drivers} />
    </Panel>
  );
  return (
    <TableMain
      className={classNames(
        styles.scene,
        styles[layout.isAcross ? 'desk' : layout.name],
        isForAll && styles.passing,
      )}
    >
      {circuitsOf(view).length > 1 && (
        <div className={styles.calendar}>
          <Calendar view={view} />
        </div>
      )}
      <div className={styles.main}>{main}</div>
      {isSide && <div className={styles.facts}>{facts}</div>}
      <div className={styles.road}>
        <Grid view={view} drivers={drivers} />
      </div>
      <Sheet className={styles.aside}>
        <NextRace view={view} />
        <Readiness view={view} players={players} />
        {!isSide && facts}
        {!isForAll && (
          <div className={styles.action} data-place="ready">
            {go}
          </div>
        )}
        {layout.name === 'desk' && !isFirst && players.length <= ROOM_FOR_LOG && (
          <div className={styles.log}>{logbook(log)}</div>
        )}
        {chat}
      </Sheet>
    </TableMain>
  );
};
