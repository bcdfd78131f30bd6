import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heard } from '../kit/conduct';
import type { Snapshot } from '../kit/match';
import { lastDecisionOf } from '../kit/takenBack';
import { wishBack } from '../online/lobbyApi';
import type { MenuItem } from '../shell/Menu';
import { GoBackDialog } from './GoBackDialog';

/** The parts of a table that say whether there is a decision to ask for, and whom to ask. */
export type WishTable = Pick<Snapshot, 'log' | 'seats' | 'playerID' | 'undoable'>;

/** May the reader ask for their last decision back, as far as this page knows? */
const mayWish = ({ log, playerID, undoable }: WishTable, heard: Heard | undefined): boolean => {
  const last = playerID === null ? undefined : lastDecisionOf(log, playerID);
  if (last === undefined || undoable !== undefined || !heard || heard.wish) return false;
  const { secondThoughts = true } = heard.options;
  const wasRefused = heard.events.some(
    ({ kind, seat, place }) => kind === 'keptOn' && seat === playerID && place > last,
  );
  return secondThoughts === true && !wasRefused;
};

type Known = { readonly table: WishTable; readonly heard: Heard | undefined };

/** For a player who can no longer take back a decision freely: the menu entry, and the dialog it opens. */
export const useWish = (
  game: string,
  matchID: string,
  { table, heard }: Known,
): { readonly item: MenuItem | undefined; readonly dialog: ReactNode } => {
  const { t } = useTranslation('table');
  const [isAsking, setAsking] = useState(false);
  const { seats, playerID } = table;
  const others = seats.some((seat) => seat.name && !seat.bot && seat.playerID !== playerID);
  return {
    item: mayWish(table, heard)
      ? { id: 'goBack', label: t('wish.ask'), icon: 'undo', onSelect: () => setAsking(true) }
      : undefined,
    dialog: isAsking && (
      <GoBackDialog
        asks={others ? 'others' : 'nobody'}
        onGoBack={() => wishBack(game, matchID)}
        onClose={() => setAsking(false)}
      />
    ),
  };
};
