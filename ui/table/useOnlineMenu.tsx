import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heard } from '../kit/conduct';
import { askForPause } from '../online/lobbyApi';
import type { MenuItem } from '../shell/Menu';
import { LeaveDialog } from './LeaveDialog';
import { SeatLinkDialog } from './SeatLinkDialog';
import { WebhookDialog } from './turn/WebhookDialog';
import type { Visit } from './useOnlineMatch';
import { useWish, type WishTable } from './useWish';

type Known = {
  readonly table: WishTable;
  readonly heard: Heard | undefined;
  readonly isOver: boolean;
  readonly onShare: () => void;
};

const DIALOGS = { seatLink: SeatLinkDialog, webhook: WebhookDialog, leave: LeaveDialog } as const;

/** The menu of a table on a server, as far as its entries apply to this reader, and the dialog that is open. */
export const useOnlineMenu = (
  { game, matchID, seat }: Visit,
  { table, heard, isOver, onShare }: Known,
): { readonly menu: readonly MenuItem[]; readonly dialog: ReactNode } => {
  const { t } = useTranslation('table');
  const [opened, open] = useState<keyof typeof DIALOGS>();
  const wish = useWish(game, matchID, { table, heard });
  const Dialog = opened && DIALOGS[opened];
  const plays = seat !== undefined && !isOver;
  const showOnTv = () => void window.open(`/match/${game}/${matchID}?watch&view=tv`, '_blank', 'noopener');
  const pause = () => void askForPause(game, matchID, true).catch(() => {});
  const items: readonly (MenuItem | false | undefined)[] = [
    { id: 'link', label: t('menu.copyLink'), icon: 'link', onSelect: onShare },
    heard?.options.spectators !== 'refused' && {
      id: 'tv',
      label: t('tv.menu'),
      icon: 'eye',
      onSelect: showOnTv,
    },
    plays &&
      heard?.clocks &&
      !heard.pause && { id: 'pause', label: t('pause.ask'), icon: 'pause', onSelect: pause },
    !isOver && wish.item,
    plays && { id: 'seatLink', label: t('seatLink.title'), icon: 'link', onSelect: () => open('seatLink') },
    plays && { id: 'webhook', label: t('webhook.menu'), icon: 'bell', onSelect: () => open('webhook') },
    plays && { id: 'leave', label: t('menu.leave'), icon: 'door', onSelect: () => open('leave') },
  ];
  return {
    menu: items.filter((item) => item !== undefined && item !== false),
    dialog: (
      <>
        {Dialog && <Dialog game={game} matchID={matchID} onClose={() => open(undefined)} />}
        {!isOver && wish.dialog}
      </>
    ),
  };
};
