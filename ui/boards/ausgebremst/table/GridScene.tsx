import { useTranslation } from 'react-i18next';
import {
  circuitsOf,
  isAdvanced,
  pitValuesOf,
  roadOf,
  shortestRace,
  type View,
} from '../../../../games/ausgebremst';
import { Sign } from '../../../pieces/Sign';
import { Sheet } from '../../../pieces/Sheet';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { Rule } from '../../../kit/Rule';
import { MoveButton } from '../../../kit/MoveButton';
import { moveOf, useMoves } from '../../../kit/moves';
import { Panel } from '../../../kit/Panel';
import { Championship } from '../Championship';
import { Car } from '../track/Car';
import { Calendar } from './Calendar';
import type { Driver } from './drivers';
import { GridCards } from './GridCards';
import { GridRoad } from './GridRoad';
import styles from './GridScene.module.css';
import { BUDGET } from './purse';
import { TrackView } from './TrackView';
import type { DriveChoice } from './useDriveChoice';
import { circuitName, WORDS } from './words';

/** With more players than that there is no room left for the log beside the list of who is ready. */
const ROOM_FOR_LOG = 4;

/** What the circuit asks of everybody, and of the reader from where it starts. */
const Facts = ({ view, me }: { readonly view: View; readonly me: Driver | undefined }) => {
  const { t } = useTranslation(WORDS);
  const track = roadOf(view);
  const places = [...track.places.values()];
  const chicanes = new Set(places.filter(({ kind }) => kind === 'chicane').map(({ section }) => section))
    .size;
  const [first] = track.grid;
  const detour = shortestRace(track, first!, 1) - shortestRace(track, first!, 0);
  const at = me ? view.grid.indexOf(me.car) : -1;
  const need = at < 0 ? 0 : shortestRace(track, track.grid[at]!, isAdvanced(view) ? 0 : 1);
  // whoever does not stop goes without the pit-stop cards
  const beside = at < 0 || !isAdvanced(view) ? [] : pitValuesOf(track.circuit, at);
  const points = beside.reduce((left, value) => left - value, BUDGET);
  return (
    <div className={styles.facts}>
      <h3>{t('table.facts.title')}</h3>
      <p>
        {t('table.facts.chicanes', { count: chicanes })} {t('table.facts.detour', { count: detour })}
      </p>
      {at >= 0 && (
        <p>
          {t(isAdvanced(view) ? 'table.facts.needAdvanced' : 'table.facts.need', {
            points,
            need,
            row: Math.floor(at / 2) + 1,
          })}{' '}
          <b>{t('table.facts.reserve', { count: points - need })}</b> <Rule of="A-12.3" />
        </p>
      )}
    </div>
  );
};

const Readiness = ({ players }: { readonly players: readonly Driver[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <ul className={styles.ready} aria-label={t('table.ready.label')}>
      {players.map(({ car, paint, number, name, isMe, isReady, isAway }) => (
        <li key={car}>
          <Car paint={paint} number={number} width={44} />
          <b>
            {name} {isMe && <span className={styles.soft}>({t('table.you')})</span>}
          </b>
          <span className={classNames(styles.state, isReady && styles.done)}>
            {isReady && <Icon name="check" size={16} />}
            {isReady ? t('table.ready.yes') : t(isAway ? 'table.away' : 'table.ready.no')}
          </span>
        </li>
      ))}
    </ul>
  );
};

type Props = Pick<Chrome, 'logbook' | 'chat'> & {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
};

/** before a race: how it stands, where it goes, who starts from where; it goes on when everybody is ready. */
export const GridScene = ({ shown, drivers, choice, logbook, chat }: Props) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const layout = useWindowLayout();
  const { view, log } = shown;
  const { circuit, lap } = roadOf(view);
  const me = drivers.find(({ isMe }) => isMe);
  const players = drivers.filter(({ isNuisance }) => !isNuisance);
  const isFirst = view.results.length === 0;
  const name = circuitName(circuit.id);
  const waits = t(view.stage === 'setUp' ? 'table.ready.setUp' : 'table.ready.others');

  const sign = (
    <Sign as="section" className={styles.sign} aria-label={t('table.now.label')}>
      <p>{t('table.next.kicker', { number: view.race + 1, count: circuitsOf(view).length })}</p>
      <h2>{name}</h2>
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
  const go =
    isPlaying && me && !me.isReady && view.stage === 'grid' ? (
      <MoveButton move={moveOf('ready')} variant="go" isPrimary className={styles.go}>
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
  const grid = (
    <Sheet className={styles.grid} aria-label={t('table.grid.title')}>
      <h2>
        {t('table.grid.of', { name })}{' '}
        <small>
          {t(isFirst ? 'table.grid.first' : 'table.grid.later')} <Rule of={isFirst ? 'A-3.2' : 'A-3.3'} />
        </small>
      </h2>
      <GridRoad drivers={drivers} />
    </Sheet>
  );
  return (
    <main className={classNames(styles.scene, styles[layout.name])}>
      <div className={styles.calendar}>
        <Calendar view={view} />
      </div>
      <div className={styles.main}>{main}</div>
      <div className={styles.road}>{grid}</div>
      <Sheet className={styles.aside}>
        {sign}
        <Readiness players={players} />
        <Facts view={view} me={me} />
        <div className={styles.action}>{go}</div>
        {layout.name === 'desk' && !isFirst && players.length <= ROOM_FOR_LOG && (
          <div className={styles.log}>{logbook(log)}</div>
        )}
        {chat}
      </Sheet>
    </main>
  );
};
