import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Gone } from '../online/Gone';
import type { MySeat } from '../online/mySeats';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import type { MenuItem } from '../shell/Menu';
import { SignPage } from '../shell/SignPage';
import { usePageTitle } from '../shell/usePageTitle';
import { ChatButton } from './chat/ChatButton';
import { ChatPanel } from './chat/ChatPanel';
import { LeaveDialog } from './LeaveDialog';
import { Logbook } from './Logbook';
import type { LogEntry } from '../kit/match';
import { SeatLinkDialog } from './SeatLinkDialog';
import { RulesOf } from '../kit/Rule';
import { OnlineAfterwards } from './OnlineAfterwards';
import { openOnlineMatch, type OnlineMatch } from '../online/onlineMatch';
import { outboxOf } from '../online/outbox';
import { TableBar } from './TableBar';
import { TableNotes } from './TableNotes';
import { useCopy } from './useCopy';
import { useGameUi } from './useGameUi';
import { useChat } from './chat/useChat';
import { useModule, useTable } from './useTable';

/** A match on the server, and who comes to it. */
type Visit = { game: string; matchID: string; seat?: MySeat | undefined; foundFull?: boolean };

const useOnlineMatch = ({ game, matchID, seat }: Visit): OnlineMatch | undefined => {
  const [match, setMatch] = useState<OnlineMatch>();
  const { playerID, credentials } = seat ?? {};
  const module = useModule(game);
  useEffect(() => {
    const opened = openOnlineMatch({
      module,
      matchID,
      seat: playerID !== undefined && credentials !== undefined ? { playerID, credentials } : undefined,
      outbox: playerID === undefined ? undefined : outboxOf(matchID, playerID),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- a match is a connection: it opens and closes with the table
    setMatch(opened);
    return () => opened.close();
  }, [module, matchID, playerID, credentials]);
  return match;
};

/** The table is still loading, or the server cannot be reached. */
const Approach = () => {
  const { t } = useTranslation('table');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 4000);
    return () => clearTimeout(timer);
  }, []);
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
  const earlier = useSyncExternalStore(match.subscribe, match.earlier);
  const chat = useChat(match, matchID, seat?.playerID ?? null);
  const { copy, copied, forget } = useCopy();
  const [leaving, setLeaving] = useState(false);
  const [linking, setLinking] = useState(false);
  usePageTitle(words('game.short'));
  if (!table) return match.refused()?.reason === 'oldRules' ? <OldRules /> : <Approach />;

  const { view, seats, refused } = table;
  // What names no rule is the server's own answer: no board has words for it.
  const isRule = refused !== undefined && refused.rule !== '';
  const over = module.isOver(view);
  const share = () => copy(`/match/${game}/${matchID}`);
  const menu: readonly MenuItem[] = [
    { id: 'link', label: t('menu.copyLink'), icon: 'link', onSelect: share },
    ...(seat && !over
      ? [
          {
            id: 'seatLink',
            label: t('seatLink.title'),
            icon: 'link',
            onSelect: () => setLinking(true),
          } as const,
          { id: 'leave', label: t('menu.leave'), icon: 'door', onSelect: () => setLeaving(true) } as const,
        ]
      : []),
  ];
  const bar = (progress: ReactNode) => (
    <TableBar game={game} progress={progress} menu={menu} settings={seat && gameUi.settings} />
  );
  const logbook = (told: readonly LogEntry[]) => (
    <Logbook
      log={[...earlier, ...told]}
      seats={seats}
      narrate={gameUi.narrate}
      t={words}
      onEarlier={match.hasEarlier() ? match.readEarlier : undefined}
    />
  );
  return (
    <RulesOf value={game}>
      <gameUi.Board
        {...table}
        refused={isRule ? refused : undefined}
        chrome={{
          bar,
          logbook,
          chat: <ChatButton chat={chat} seats={seats} />,
          afterwards: <OnlineAfterwards game={game} matchID={matchID} plays={seat !== undefined} />,
        }}
      />
      {chat.isOpen && (
        <ChatPanel lines={chat.lines} seats={seats} say={seat && match.say} onClose={chat.toggle} />
      )}
      <TableNotes
        match={match}
        seats={seats}
        over={over}
        foundFull={visit.foundFull ?? false}
        fault={isRule ? undefined : refused?.reason}
        copied={copied}
        onShare={share}
        onForget={forget}
      />
      {linking && <SeatLinkDialog game={game} matchID={matchID} onClose={() => setLinking(false)} />}
      {leaving && <LeaveDialog game={game} matchID={matchID} onClose={() => setLeaving(false)} />}
    </RulesOf>
  );
};

const Connected = ({ visit, match }: { visit: Visit; match: OnlineMatch }) => {
  const connection = useSyncExternalStore(match.subscribe, match.connection);
  if (connection !== 'gone') return <ArrivedTable visit={visit} match={match} />;
  const what = match.refused()?.reason === 'notYourSeat' ? 'seatGone' : 'gone';
  return <Gone game={visit.game} matchID={visit.matchID} what={what} />;
};

/** A match on a server, from one's seat or, without one, from beside the table. */
export const OnlineTable = (visit: Visit) => {
  const match = useOnlineMatch(visit);
  return <Suspense fallback={<Loading />}>{match && <Connected visit={visit} match={match} />}</Suspense>;
};
