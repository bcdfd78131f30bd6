import i18next from 'i18next';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useShelf } from '../../games';
import { fetchedOnce, lazily } from '../../shell/fetchedOnce';
import { HomeButton } from '../../shell/HomeButton';
import { Loading } from '../../shell/Loading';
import { SignPage } from '../../shell/SignPage';
import { Unreachable } from '../../shell/Unreachable';
import { whenIdle } from '../../shell/whenIdle';
import { Gone } from '../../online/Gone';
import { JoinPage } from './JoinPage';
import { seatsForUs } from '../../online/keptSeats';
import { getMatch, type MatchDetails } from '../../online/lobbyApi';
import { mySeat, type MySeat } from '../../online/mySeats';
import { useSeatLink } from '../../online/seatLink';
import { usePolled } from '../../online/usePolled';
import { WaitingRoom } from './WaitingRoom';

const onlineTable = fetchedOnce(async () => (await import('../../table/OnlineTable')).OnlineTable);
const OnlineTable = lazily(onlineTable);

/** How often a waiting page asks who has come, in ms. */
const EVERY = 2000;

type Place = { readonly game: string; readonly matchID: string };

/** Our seat at the match, unless the server shows it as free: then anybody may take it. */
const seatAt = ({ game, matchID, seats }: MatchDetails): MySeat | undefined => {
  const seat = mySeat(game, matchID);
  return seat && seats[Number(seat.playerID)]?.name !== undefined ? seat : undefined;
};

/** Where a visitor of a match is sent. */
const wayInto = ({ seats, status }: MatchDetails, seat: MySeat | undefined, watching: boolean) => {
  if (seat) return status === 'open' ? 'wait' : 'table';
  const free = status !== 'over' && seatsForUs(seats).length > 0;
  return free && !watching ? 'join' : 'table';
};

/** May we watch now, without a seat? */
const mayWatch = ({ table, status }: MatchDetails): boolean =>
  table.spectators !== 'refused' || status === 'over';

/** Loads the table while somebody is still typing a name. */
const useTableReady = (game: string, isWanted: boolean): void => {
  const { rulesOf } = useShelf();
  useEffect(() => {
    if (!isWanted) return;
    whenIdle(() => {
      const parts = [onlineTable(), rulesOf(game), i18next.loadNamespaces(['table', game])];
      // what fails now is loaded when it is needed
      void Promise.allSettled(parts);
    });
  }, [game, isWanted, rulesOf]);
};

const Entrance = ({ game, matchID }: Place) => {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  useSeatLink(game, matchID);
  const asked = new URLSearchParams(useSearch());
  const watching = asked.has('watch');
  const [arrived, setArrived] = useState(false);
  const [joined, setJoined] = useState(false);
  const [atDoor, setAtDoor] = useState(false);
  const load = useCallback(() => getMatch(game, matchID), [game, matchID]);
  const { value: match, fault, again } = usePolled(load, arrived ? undefined : EVERY);
  const found = match && !(watching && mayWatch(match)) ? seatAt(match) : undefined;
  // a player who has just taken a seat need not be looked up
  const seat = joined ? mySeat(game, matchID) : found;
  const way = match && wayInto(match, seat, watching);
  useTableReady(game, way === 'join' || way === 'wait');

  // A reader who wanted a seat is told that none is free, before the table is shown to spectators.
  if (way === 'join' && !atDoor) setAtDoor(true);
  const tooLate = way === 'table' && atDoor && !seat && !watching && match?.status !== 'over';
  // The table itself asks for news; a seat that becomes free does not lead back to this page.
  const isShut = way === 'table' && match !== undefined && !seat && !mayWatch(match);
  if (way === 'table' && !arrived && !tooLate && !isShut) setArrived(true);
  if (arrived) {
    const foundFull = !seat && !watching && match?.status !== 'over';
    return (
      <Suspense fallback={<Loading />}>
        <OnlineTable
          game={game}
          matchID={matchID}
          seat={seat}
          foundFull={foundFull}
          isTelevision={!seat && asked.get('view') === 'tv'}
        />
      </Suspense>
    );
  }
  if (fault?.error === 'unknownMatch') return <Gone game={game} matchID={matchID} what="gone" />;
  if (tooLate) return <Gone game={game} matchID={matchID} what="tableFull" mayWatch={!isShut} />;
  if (isShut) {
    const free = seatsForUs(match.seats).length > 0;
    return <Gone game={game} matchID={matchID} what="noSpectators" maySit={free} />;
  }
  if (!match && fault)
    return (
      <SignPage variant="red" title={t('unanswered')} ways={<HomeButton variant="plain" />}>
        <Unreachable onRetry={again} />
      </SignPage>
    );
  if (!match) return <Loading />;
  if (way === 'wait' && seat)
    return (
      <WaitingRoom
        match={match}
        seat={seat}
        lost={fault !== undefined}
        onChanged={again}
        onLeft={() => navigate('/')}
      />
    );
  return (
    <JoinPage
      match={match}
      onJoined={(status) => {
        if (status === 'running') {
          setJoined(true);
          setArrived(true);
        } else again();
      }}
      onChanged={again}
      wasFreed={mySeat(game, matchID) !== undefined}
      onWatch={mayWatch(match) ? () => navigate(`/match/${game}/${matchID}?watch`) : undefined}
    />
  );
};

/** The target of a link to a match: the table, the waiting room, or the choice of a seat. */
export const JoinMatch = (place: Place) =>
  useShelf().gameOf(place.game) ? <Entrance {...place} /> : <Gone {...place} what="gone" />;
