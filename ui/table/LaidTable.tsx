import type { PlayerID } from 'boardgame.io';
import { useEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { givesHints } from '../../games/shared/conduct';
import { isUndisturbed, StandingContext, type Heard } from '../kit/conduct';
import { ExpertContext } from '../kit/hints/hints';
import { LookBackContext } from '../kit/lookBack';
import type { BoardProps, Chrome, LogEntry } from '../kit/match';
import { FinalContext } from '../kit/moves';
import { RulesOf } from '../kit/Rule';
import { UnheardContext } from '../kit/UnheardBadge';
import type { OnlineMatch } from '../online/onlineMatch';
import { AbsenceSigns } from './absence/AbsenceSigns';
import { RowOffer } from './absence/RowOffer';
import { ChatButton } from './chat/ChatButton';
import { ChatPanel } from './chat/ChatPanel';
import { useChat } from './chat/useChat';
import { LessonNote } from './LessonNote';
import { Logbook } from './Logbook';
import { useLookBacks } from './lookBacks';
import { LitByConnection } from './Lost';
import { OnlineAfterwards } from './OnlineAfterwards';
import { OnlineBar } from './OnlineBar';
import { OwnClock } from './OwnClock';
import { SeatedDrivers } from './SeatedDrivers';
import { SoundNote } from './SoundNote';
import { isAboutUndo, TableNotes } from './TableNotes';
import { TvAfterwards } from './television/TvAfterwards';
import { TvFoot } from './television/TvFoot';
import { useCallMe, type CallMe } from './turn/useCallMe';
import { useStandingCalls } from './turn/useStandingCalls';
import { useCopy } from './useCopy';
import { useExpert } from './useExpert';
import { useGameUi, useModule } from './useGameUi';
import { useOnlineMenu } from './useOnlineMenu';
import type { Visit } from './useOnlineMatch';

type Props = {
  readonly visit: Visit;
  readonly match: OnlineMatch;
  readonly table: Omit<BoardProps, 'chrome'>;
  readonly heard: Heard | undefined;
};

type GivenProps = Props & { readonly isOver: boolean; readonly children: ReactNode };

/** The contexts that all parts of the board may use: the state of the table, its options, and who gives hints. */
const Given = ({ visit, match, table, heard, isOver, children }: GivenProps) => {
  const { game, matchID, seat } = visit;
  const { seats, awaited, playerID: me } = table;
  const people = seats.filter(({ bot }) => !bot).length;
  const isAdvised = heard !== undefined && givesHints(heard.options.hints, { people, isOneDevice: false });
  const expert = useExpert(useModule(game), isAdvised);
  const lookBacks = useLookBacks(`${game}/${matchID}`);
  const offerAt = (at: PlayerID) =>
    seat && !isOver && <RowOffer {...{ game, matchID, awaited }} seat={at} me={seat.playerID} />;
  return (
    <LitByConnection match={match}>
      <StandingContext value={{ seats, heard, me, offerAt }}>
        <FinalContext value={heard?.options.secondThoughts === false}>
          <ExpertContext value={expert}>
            <LookBackContext value={lookBacks}>{children}</LookBackContext>
          </ExpertContext>
        </FinalContext>
      </StandingContext>
    </LitByConnection>
  );
};

type Around = {
  readonly isOver: boolean;
  readonly isLate: boolean;
  readonly earlier: readonly LogEntry[];
  readonly chat: ComponentProps<typeof ChatButton>['chat'];
  readonly menu: ComponentProps<typeof OnlineBar>['menu'];
  readonly callMe: CallMe | undefined;
  readonly onShare: () => void;
};

/** The parts around the game that the board places. */
const useOnlineChrome = (
  { visit, match, table, heard }: Props,
  { isOver, isLate, earlier, chat, menu, callMe, onShare }: Around,
): Chrome => {
  const { game, matchID, seat, isTelevision = false } = visit;
  const { seats } = table;
  const { t: words } = useTranslation(game);
  const gameUi = useGameUi(game);
  const bar = (progress: ReactNode) =>
    isTelevision ? null : (
      <>
        <OnlineBar
          {...{ game, matchID, match, table, menu, callMe, isLate }}
          over={isOver}
          progress={
            <>
              {progress}
              {seat && !isOver && <OwnClock seat={seat.playerID} />}
            </>
          }
          settings={seat && gameUi.settings}
        />
        {!isOver && match.connection() === 'live' && (
          <AbsenceSigns {...{ game, matchID, table, heard }} telling={{ gameUi, words }} onShare={onShare} />
        )}
      </>
    );
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
  const television = (told: readonly LogEntry[]) => {
    const Foot = isOver ? TvAfterwards : TvFoot;
    return <Foot game={game} matchID={matchID} log={told} seats={seats} narrate={gameUi.narrate} />;
  };
  return {
    bar,
    logbook,
    earlier,
    ...(isTelevision && { television }),
    chat: <ChatButton chat={chat} seats={seats} />,
    afterwards: <OnlineAfterwards game={game} matchID={matchID} plays={seat !== undefined} />,
  };
};

/** The table of a match on a server, with everything around it. */
export const LaidTable = ({ visit, match, table, heard }: Props) => {
  const { game, matchID, seat, isTelevision = false, foundFull = false } = visit;
  const { view, seats, refused, log } = table;
  const gameUi = useGameUi(game);
  const isOver = useModule(game).isOver(view);
  const earlier = useSyncExternalStore(match.subscribe, match.earlier);
  // the result is narrated from the whole log
  useEffect(() => {
    if (isOver) match.readAll();
  }, [isOver, match]);
  const chat = useChat(match, matchID, seat?.playerID ?? null);
  const { copy, copied, forget } = useCopy();
  const callMe = useCallMe();
  useStandingCalls(game, matchID, { isSeated: seat !== undefined, callMe });
  const share = () => copy(`/match/${game}/${matchID}`);
  const { menu, dialog } = useOnlineMenu(visit, { table, heard, isOver, onShare: share });

  // A refusal without a rule comes from the server itself, and taking back is the same in every game: boards have no
  // words for these.
  const isRule = refused !== undefined && refused.rule !== '' && !isAboutUndo(refused);
  const isLate = !seat && !isOver && heard?.options.spectators === 'delayed';
  const around = { isOver, isLate, earlier, chat, menu, callMe, onShare: share };
  const chrome = useOnlineChrome({ visit, match, table, heard }, around);
  const offer = seat && !isOver && isUndisturbed(seats, heard) && (
    <LessonNote
      otherwise={gameUi.isLaidOut?.(view) ? null : <SoundNote />}
      game={game}
      view={view}
      isBeside
      isFresh={![...earlier, ...log].some((one) => one.seat === seat.playerID)}
    />
  );
  return (
    <RulesOf value={game}>
      <SeatedDrivers game={game} seats={seats} isTable>
        <Given {...{ visit, match, table, heard, isOver }}>
          <UnheardContext value={chat.unread}>
            <gameUi.Board {...table} refused={isRule ? refused : undefined} chrome={chrome} />
          </UnheardContext>
        </Given>
        {chat.isOpen && <ChatPanel chat={chat} seats={seats} say={seat && match.say} me={seat?.playerID} />}
        {!isTelevision && (
          <TableNotes
            {...{ match, seats, foundFull, isLate, callMe, copied, offer }}
            over={isOver}
            fault={isRule ? undefined : refused}
            onForget={forget}
          />
        )}
        {dialog}
      </SeatedDrivers>
    </RulesOf>
  );
};
