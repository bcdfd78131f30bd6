import i18next from 'i18next';
import { startTransition, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { givesHints } from '../../games/shared/conduct';
import { useShelf, type Shelf } from '../games';
import { DeviceError } from '../local/deviceStore';
import {
  createLocalMatch,
  deleteLocalMatch,
  loadLocalMatch,
  saveLocalMatch,
  type LocalMatchData,
} from '../local/localMatches';
import { saveRecord } from '../local/savedRecords';
import { afterPaint } from '../shell/afterPaint';
import { Announcer } from '../shell/announce';
import { Loading } from '../shell/Loading';
import { Afterwards, ReplayLinks } from './Afterwards';
import { DeviceFaultPage } from './DeviceFaultPage';
import { HandOver } from './handOver/HandOver';
import { openLocalMatch, type Device, type LocalMatch } from './localMatch';
import { FinalContext } from '../kit/moves';
import { LessonNote } from './LessonNote';
import { SoundNote } from './SoundNote';
import { Logbook } from './Logbook';
import { useLookBacks } from './lookBacks';
import { LookBackContext } from '../kit/lookBack';
import type { BoardProps, LogEntry } from '../kit/match';
import { Note, Notes } from './Note';
import { ExpertContext } from '../kit/hints/hints';
import { paceInUse } from '../kit/pace';
import { RulesOf } from '../kit/Rule';
import { PassOn } from './handOver/PassOn';
import { classNames } from '../pieces/classNames';
import styles from './LocalTable.module.css';
import { TableBar } from './TableBar';
import { SeatedDrivers } from './SeatedDrivers';
import { useExpert } from './useExpert';
import { useGameUi, useModule } from './useGameUi';
import { useLocalMenu } from './useLocalMenu';
import { useTable } from './useTable';
import { YourTurn } from './turn/YourTurn';

type Sitting = { readonly id: string; readonly data: LocalMatchData; readonly match: LocalMatch };

const sitDown = async (id: string, rulesOf: Shelf['rulesOf']): Promise<Sitting> => {
  const data = await loadLocalMatch(id);
  const [module] = await Promise.all([rulesOf(data.game), i18next.loadNamespaces(['table', data.game])]);
  if (!module) throw new DeviceError('damaged');
  const keeper = { match: (now: LocalMatchData) => saveLocalMatch(id, now), record: saveRecord };
  return { id, data, match: openLocalMatch({ module, data, keeper, pace: paceInUse }) };
};

/** The match with an id, from the time it is loaded until the page is left. */
const useSitting = (id: string): Sitting | DeviceError | undefined => {
  const { rulesOf } = useShelf();
  const [sitting, setSitting] = useState<Sitting | DeviceError>();
  useEffect(() => {
    let match: LocalMatch | undefined;
    let left = false;
    sitDown(id, rulesOf).then(
      (sat) => {
        match = sat.match;
        if (left) match.close();
        // the first render of a whole table takes long: meanwhile the page stays responsive
        else startTransition(() => setSitting(sat));
      },
      (error) => {
        if (!left) setSitting(error instanceof DeviceError ? error : new DeviceError('damaged'));
      },
    );
    return () => {
      left = true;
      match?.close();
      setSitting(undefined);
    };
  }, [id, rulesOf]);
  return sitting;
};

type DataProps = { data: LocalMatchData; device: Device };

/** What can be done once the match is over. */
const LocalAfterwards = ({ data, device: { record } }: DataProps) => {
  const { game, options, seats, secondThoughts, hints } = data;
  const { t } = useTranslation('table');
  const again = async () =>
    `/local/${await createLocalMatch({ game, options, seats, secondThoughts, hints })}`;
  return (
    <Afterwards again={{ label: t('afterwards.rematch'), onAgain: again }}>
      {record && <ReplayLinks of={`/replay/saved/${record}`} />}
    </Afterwards>
  );
};

/** Notes beside the table: an offer to begin with a lesson, and a warning that the match is not stored. */
const LocalNotes = ({
  data,
  device,
  table,
}: DataProps & { table: Pick<BoardProps, 'view' | 'awaited' | 'log'> }) => {
  const { t } = useTranslation('table');
  const gameUi = useGameUi(data.game);
  const { view, awaited, log } = table;
  return (
    <Notes>
      <LessonNote
        otherwise={gameUi.isLaidOut?.(view) ? null : <SoundNote />}
        game={data.game}
        view={view}
        isFresh={awaited.length > 0 && log.every(({ seat }) => data.seats[Number(seat)]?.bot)}
      />
      {!device.kept && (
        <Note icon="warning" alarm>
          {t('device.notKept')}
        </Note>
      )}
    </Notes>
  );
};

/** The table as the holder of the device sees it, or the sign that asks to pass the device on. */
const SharedTable = ({ id, data, match }: Sitting) => {
  const { game, seats: players, secondThoughts, hints } = data;
  const { t: words } = useTranslation(game);
  const gameUi = useGameUi(game);
  const table = useTable(game, match)!;
  const people = players.filter(({ bot }) => !bot).length;
  const expert = useExpert(useModule(game), givesHints(hints, { people, isOneDevice: true }));
  const lookBacks = useLookBacks(`local/${id}`);
  const device = useSyncExternalStore(match.subscribe, match.device);
  /** The number of the step whose revealed cards everybody has looked at. */
  const [lookedAt, setLookedAt] = useState(-1);
  const shared = people > 1;
  const { menu, dialog } = useLocalMenu(match, { device, undoable: table.undoable, shared });

  const { hand } = gameUi;
  const { view, log, seats, awaited } = table;
  const { next, last, news } = device;
  if (next !== undefined && (!news || lookedAt === log.length))
    return (
      <HandOver
        key={next}
        seats={seats}
        next={next}
        last={last}
        awaited={awaited}
        situation={gameUi.situation(view, words)}
        isInTurn={gameUi.isInTurn ?? false}
        hand={hand && { count: hand.count(view, next), Back: hand.Back }}
        isOpen={!seats.some(({ playerID }) => hand?.count(view, playerID))}
        onReveal={() => afterPaint(() => match.revealTo(next))}
      />
    );

  const corner = gameUi.corner?.(view);
  const bar = (progress: ReactNode) => (
    <>
      <TableBar
        game={game}
        progress={progress}
        menu={menu}
        settings={gameUi.settings}
        undoable={table.undoable}
      />
      <YourTurn game={game} seat={shared ? null : table.playerID} awaited={awaited} />
    </>
  );
  const logbook = (told: readonly LogEntry[]) => (
    <Logbook log={told} seats={seats} narrate={gameUi.narrate} t={words} />
  );
  // what is read out to one player belongs to that player: it is removed before the next one looks
  return (
    <Announcer whose={`${table.playerID}`}>
      <RulesOf value={game}>
        <FinalContext value={secondThoughts === false}>
          <ExpertContext value={device.isPublic ? undefined : expert}>
            <div
              className={next === undefined ? undefined : classNames(styles.shared, corner && styles[corner])}
            >
              <div className={next === undefined ? undefined : styles.table}>
                <LookBackContext value={lookBacks}>
                  <gameUi.Board
                    {...table}
                    isForAll={next !== undefined}
                    isPublic={device.isPublic}
                    chrome={{
                      bar,
                      logbook,
                      chat: null,
                      afterwards: <LocalAfterwards data={data} device={device} />,
                    }}
                  />
                </LookBackContext>
              </div>
              <LocalNotes data={data} device={device} table={table} />
              {dialog}
              {next !== undefined && (
                <PassOn seats={seats} next={next} corner={corner} onPass={() => setLookedAt(log.length)} />
              )}
            </div>
          </ExpertContext>
        </FinalContext>
      </RulesOf>
    </Announcer>
  );
};

/** A match on this device: passed from hand to hand, or alone against computer players. It needs no server. */
export const LocalTable = ({ id }: { id: string }) => {
  const sitting = useSitting(id);
  if (sitting instanceof DeviceError)
    return <DeviceFaultPage fault={sitting.fault} onDelete={() => deleteLocalMatch(id)} />;
  return (
    <Suspense fallback={<Loading />}>
      {sitting ? (
        <SeatedDrivers game={sitting.data.game} seats={sitting.data.seats}>
          <SharedTable {...sitting} />
        </SeatedDrivers>
      ) : (
        <Loading />
      )}
    </Suspense>
  );
};
