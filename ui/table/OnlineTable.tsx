import { Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import { Gone } from '../online/Gone';
import type { OnlineMatch } from '../online/onlineMatch';
import { Loading } from '../shell/Loading';
import { Approach, OldRules } from './Approach';
import { LaidTable } from './LaidTable';
import { Television } from './television/Television';
import { useOnlineMatch, type Visit } from './useOnlineMatch';
import { useTable } from './useTable';

type Props = { readonly visit: Visit; readonly match: OnlineMatch };

/** The table once the match has arrived; until then, what it waits for. */
const ArrivingTable = ({ visit, match }: Props) => {
  const table = useTable(visit.game, match);
  const heard = useSyncExternalStore(match.subscribe, match.conduct);
  // the first render of a whole table takes long: meanwhile the page stays responsive
  const isLaid = useDeferredValue(table !== undefined, false);
  if (!table && match.refused()?.reason === 'oldRules') return <OldRules />;
  if (!table || !isLaid) return <Approach match={match} />;
  return <LaidTable visit={visit} match={match} table={table} heard={heard} />;
};

/** The table, or why it no longer exists. */
const Connected = ({ visit, match }: Props) => {
  const connection = useSyncExternalStore(match.subscribe, match.connection);
  if (connection !== 'gone') return <ArrivingTable visit={visit} match={match} />;
  const { reason } = match.refused() ?? {};
  const what = reason === 'noSpectators' ? reason : reason === 'notYourSeat' ? 'seatGone' : 'gone';
  const isShut = match.conduct()?.options.spectators === 'refused';
  return (
    <Gone game={visit.game} matchID={visit.matchID} what={what} mayWatch={what === 'seatGone' && !isShut} />
  );
};

/** A match on a server, from the reader's seat or as a spectator. */
export const OnlineTable = (visit: Visit) => {
  const match = useOnlineMatch(visit);
  const table = match && <Connected visit={visit} match={match} />;
  return (
    <Suspense fallback={<Loading />}>
      {visit.isTelevision ? <Television>{table}</Television> : table}
    </Suspense>
  );
};
