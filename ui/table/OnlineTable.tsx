import type { PlayerID } from 'boardgame.io';
import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Gone } from '../online/Gone';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import type { MenuItem } from '../shell/Menu';
import { SignPage } from '../shell/SignPage';
import { ChatButton } from './chat/ChatButton';
import { ChatPanel } from './chat/ChatPanel';
import { LeaveDialog } from './LeaveDialog';
import { FinalContext } from '../kit/moves';
import { LessonNote } from './LessonNote';
import { SoundNote } from './SoundNote';
import { LitByConnection } from './Lost';
import { givesHints } from '../../games/shared/conduct';
import { ExpertContext } from '../kit/hints/hints';
import { isUndisturbed, StandingContext } from '../kit/conduct';
import { LookBackContext } from '../kit/lookBack';
import { AbsenceSigns } from './absence/AbsenceSigns';
import { meanwhileOf } from './absence/meanwhile';
import { RowOffer } from './absence/RowOffer';
import { Logbook } from './Logbook';
import { useLookBacks } from './lookBacks';
import { clockTime } from '../kit/clockTime';
import type { LogEntry } from '../kit/match';
import { useNow } from '../kit/useNow';
import { SeatLinkDialog } from './SeatLinkDialog';
import { RulesOf } from '../kit/Rule';
import { OnlineBar } from './OnlineBar';
import { OwnClock } from './OwnClock';
import { OnlineAfterwards } from './OnlineAfterwards';
import { askForPause } from '../online/lobbyApi';
import type { OnlineMatch } from '../online/onlineMatch';
import { SeatedDrivers } from './SeatedDrivers';
import { isAboutUndo, TableNotes } from './TableNotes';
import { useCallMe } from './turn/useCallMe';
import { useStandingCalls } from './turn/useStandingCalls';
import { WebhookDialog } from './turn/WebhookDialog';
import { useCopy } from './useCopy';
import { useWish } from './useWish';
import { useExpert } from './useExpert';
import { useGameUi, useModule } from './useGameUi';
import { useChat } from './chat/useChat';
import { useOnlineMatch, type Visit } from './useOnlineMatch';
import { useTable } from './useTable';
import { Television } from './television/Television';
import { TvFoot } from './television/TvFoot';

/** The match is shown some time after it is played: it begins by itself. */
const Soon = ({ dueAt }: { dueAt: number }) => {
  const { t } = useTranslation('table');
  const now = useNow();
  return (
    <SignPage variant="blue" title={t('spectators.soon')} ways={<HomeButton variant="plain" />}>
      <p aria-live="off">{t('spectators.wait', { time: clockTime(dueAt - now + 999) })}</p>
    </SignPage>
  );
};

/** The table is still loading, or the server cannot be reached. */
const Approach = ({ match }: { match: OnlineMatch }) => {
  const dueAt = useSyncExternalStore(match.subscribe, match.dueAt);
  const { t } = useTranslation('table');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  if (dueAt !== undefined) return <Soon dueAt={dueAt} />;
  if (!late) return <Loading />;
  return (
    <SignPage variant="blue" title={t('connecting.title')} ways={<HomeButton variant="plain" />}>
      <output>{t('connecting.text')}</output>
    </SignPage>
  );
};

/** The match is of rules that have changed so much since that its table cannot be laid. */
const OldRules = () => {
  const { t } = useTranslation('table');
  return (
    <SignPage variant="red" title={t('oldRules.title')} ways={<HomeButton />}>
      <p>{t('oldRules.text')}</p>
    </SignPage>
  );
};

/** The table once the match has arrived, with everything that is said about it. */
const ArrivedTable = ({ visit, match }: { visit: Visit; match: OnlineMatch }) => {
  const { game, matchID, seat } = visit;
  const { t } = useTranslation('table');
  const { t: words } = useTranslation(game);
  const module = useModule(game);
  const gameUi = useGameUi(game);
  const table = useTable(game, match);
  // a whole table takes long to lay for the first time: meanwhile the page answers
  const isLaid = useDeferredValue(table !== undefined, false);
  const earlier = useSyncExternalStore(match.subscribe, match.earlier);
  const isOver = table !== undefined && module.isOver(table.view);
  // what it came to is told by all that was played
  useEffect(() => {
    if (isOver) match.readAll();
  }, [isOver, match]);
  const heard = useSyncExternalStore(match.subscribe, match.conduct);
  const people = table?.seats.filter(({ bot }) => !bot).length ?? 0;
  const isAdvised = heard !== undefined && givesHints(heard.options.hints, { people, isOneDevice: false });
  const expert = useExpert(module, isAdvised);
  const lookBacks = useLookBacks(`${game}/${matchID}`);
  const chat = useChat(match, matchID, seat?.playerID ?? null);
  const { copy, copied, forget } = useCopy();
  const callMe = useCallMe();
  useStandingCalls(game, matchID, { isSeated: seat !== undefined, callMe });
  const wish = useWish(game, matchID);
  const [leaving, setLeaving] = useState(false);
  const [linking, setLinking] = useState(false);
  const [hooking, setHooking] = useState(false);
  if (!table && match.refused()?.reason === 'oldRules') return <OldRules />;
  if (!table || !isLaid) return <Approach match={match} />;

  const { view, seats, refused } = table;
  // What names no rule is the server's own answer, and taking back is the same everywhere: no board has words for it.
  const isRule = refused !== undefined && refused.rule !== '' && !isAboutUndo(refused);
  const over = module.isOver(view);
  const isLate = !seat && !over && heard?.options.spectators === 'delayed';
  const share = () => copy(`/match/${game}/${matchID}`);
  const menu: readonly MenuItem[] = [
    { id: 'link', label: t('menu.copyLink'), icon: 'link', onSelect: share },
    ...(heard?.options.spectators === 'refused'
      ? []
      : [
          {
            id: 'tv',
            label: t('tv.menu'),
            icon: 'eye',
            onSelect: () => void open(`/match/${game}/${matchID}?watch&view=tv`, '_blank', 'noopener'),
          } as const,
        ]),
    ...(seat && !over && heard?.clocks && !heard.pause
      ? [
          {
            id: 'pause',
            label: t('pause.ask'),
            icon: 'pause',
            onSelect: () => void askForPause(game, matchID, true).catch(() => {}),
          } as const,
        ]
      : []),
    ...(over ? [] : wish.menu(table, heard)),
    ...(seat && !over
      ? [
          {
            id: 'seatLink',
            label: t('seatLink.title'),
            icon: 'link',
            onSelect: () => setLinking(true),
          } as const,
          {
            id: 'webhook',
            label: t('webhook.menu'),
            icon: 'bell',
            onSelect: () => setHooking(true),
          } as const,
          { id: 'leave', label: t('menu.leave'), icon: 'door', onSelect: () => setLeaving(true) } as const,
        ]
      : []),
  ];
  const bar = (progress: ReactNode) =>
    visit.isTelevision ? null : (
      <>
        <OnlineBar
          game={game}
          matchID={matchID}
          match={match}
          table={table}
          over={over}
          isLate={isLate}
          progress={
            <>
              {progress}
              {seat && !over && <OwnClock seat={seat.playerID} />}
            </>
          }
          menu={menu}
          settings={seat && gameUi.settings}
          callMe={callMe}
        />
        {!over && match.connection() === 'live' && (
          <AbsenceSigns
            game={game}
            matchID={matchID}
            seats={seats}
            playerID={table.playerID}
            awaited={table.awaited}
            heard={heard}
            meanwhile={meanwhileOf({ log: table.log, events: heard?.events, seat: table.playerID })}
            telling={{ gameUi, words }}
            moves={(table.log.at(-1)?.place ?? -1) + 1}
            onShare={share}
          />
        )}
      </>
    );
  const offerAt = (at: PlayerID) =>
    !over &&
    seat && <RowOffer game={game} matchID={matchID} seat={at} me={seat.playerID} awaited={table.awaited} />;
  const logbook = (told: readonly LogEntry[]) => (
    <Logbook
      log={told}
      earlier={earlier}
      seats={seats}
      narrate={gameUi.narrate}
      t={words}
      events={heard?.events}
      onEarlier={match.hasEarlier() ? match.readEarlier : undefined}
    />
  );
  const television = (told: readonly LogEntry[]) => (
    <TvFoot game={game} matchID={matchID} log={told} seats={seats} narrate={gameUi.narrate} />
  );
  return (
    <RulesOf value={game}>
      <SeatedDrivers game={game} seats={seats}>
        <LitByConnection match={match}>
          <StandingContext value={{ seats, heard, me: table.playerID, offerAt }}>
            <FinalContext value={heard?.options.secondThoughts === false}>
              <ExpertContext value={expert}>
                <LookBackContext value={lookBacks}>
                  <gameUi.Board
                    {...table}
                    refused={isRule ? refused : undefined}
                    chrome={{
                      bar,
                      logbook,
                      earlier,
                      ...(visit.isTelevision && { television }),
                      chat: <ChatButton chat={chat} seats={seats} />,
                      afterwards: (
                        <OnlineAfterwards game={game} matchID={matchID} plays={seat !== undefined} />
                      ),
                    }}
                  />
                </LookBackContext>
              </ExpertContext>
            </FinalContext>
          </StandingContext>
        </LitByConnection>
        {chat.isOpen && <ChatPanel chat={chat} seats={seats} say={seat && match.say} me={seat?.playerID} />}
        {!visit.isTelevision && (
          <TableNotes
            match={match}
            seats={seats}
            over={over}
            foundFull={visit.foundFull ?? false}
            isLate={isLate}
            fault={isRule ? undefined : refused}
            callMe={callMe}
            copied={copied}
            onForget={forget}
            offer={
              seat &&
              !over &&
              isUndisturbed(seats, heard) && (
                <LessonNote
                  otherwise={<SoundNote />}
                  game={game}
                  view={view}
                  isBeside
                  isFresh={![...earlier, ...table.log].some((one) => one.seat === seat.playerID)}
                />
              )
            }
          />
        )}
        {linking && <SeatLinkDialog game={game} matchID={matchID} onClose={() => setLinking(false)} />}
        {hooking && <WebhookDialog onClose={() => setHooking(false)} />}
        {!over && wish.dialog(table)}
        {leaving && <LeaveDialog game={game} matchID={matchID} onClose={() => setLeaving(false)} />}
      </SeatedDrivers>
    </RulesOf>
  );
};

const Connected = ({ visit, match }: { visit: Visit; match: OnlineMatch }) => {
  const connection = useSyncExternalStore(match.subscribe, match.connection);
  if (connection !== 'gone') return <ArrivedTable visit={visit} match={match} />;
  const { reason } = match.refused() ?? {};
  const what = reason === 'noSpectators' ? reason : reason === 'notYourSeat' ? 'seatGone' : 'gone';
  const isShut = match.conduct()?.options.spectators === 'refused';
  return (
    <Gone game={visit.game} matchID={visit.matchID} what={what} mayWatch={what === 'seatGone' && !isShut} />
  );
};

/** A match on a server, from one's seat or, without one, from beside the table. */
export const OnlineTable = (visit: Visit) => {
  const match = useOnlineMatch(visit);
  const table = match && <Connected visit={visit} match={match} />;
  return (
    <Suspense fallback={<Loading />}>
      {visit.isTelevision ? <Television>{table}</Television> : table}
    </Suspense>
  );
};
