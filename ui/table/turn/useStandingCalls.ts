import { useEffect } from 'react';
import { seatAt, wantCalls } from '../../online/callsApi';
import { openPushWay } from '../../online/pushWay';
import { usePersisted } from '../../shell/persisted';
import { webhookPreference } from '../../shell/preferences';
import type { CallMe } from './useCallMe';

/**
 * Makes the server call the player of a seat once this page is closed, if they want that. Where there is no push
 * service, only that is missing.
 */
export const useStandingCalls = (
  game: string,
  matchID: string,
  { isSeated, callMe }: { isSeated: boolean; callMe: CallMe | undefined },
): void => {
  const [webhook] = usePersisted(webhookPreference);
  const isCalled = callMe?.isOn ?? false;
  useEffect(() => {
    const seat = isSeated && isCalled ? seatAt(game, matchID) : undefined;
    if (!seat) return;
    openPushWay()
      .then((way) => way && wantCalls(seat, way))
      .catch(() => {});
  }, [game, matchID, isSeated, isCalled]);

  useEffect(() => {
    const seat = isSeated && webhook ? seatAt(game, matchID) : undefined;
    if (seat && webhook) wantCalls(seat, { kind: 'webhook', ...webhook }).catch(() => {});
  }, [game, matchID, isSeated, webhook]);
};
