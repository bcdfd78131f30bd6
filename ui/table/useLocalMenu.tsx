import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../shell/Menu';
import { GoBackDialog } from './GoBackDialog';
import type { Device, LocalMatch } from './localMatch';

type Known = {
  readonly device: Device;
  /** The decision that can be taken back without asking, if there is one. */
  readonly undoable: number | undefined;
  /** Is the device shared by several people? */
  readonly shared: boolean;
};

/** The menu of a table on one device, as far as its entries apply now, and the dialog that is open. */
export const useLocalMenu = (
  match: LocalMatch,
  { device: { open }, undoable, shared }: Known,
): { readonly menu: readonly MenuItem[]; readonly dialog: ReactNode } => {
  const { t } = useTranslation('table');
  const [isAsking, setAsking] = useState(false);
  const mayCover = shared && open !== null;
  const mayGoBack = open !== null && undoable === undefined && match.mayGoBack();
  const items: readonly (MenuItem | false)[] = [
    mayCover && { id: 'cover', label: t('menu.cover'), icon: 'lock', onSelect: match.cover },
    mayGoBack && { id: 'goBack', label: t('wish.ask'), icon: 'undo', onSelect: () => setAsking(true) },
  ];
  return {
    menu: items.filter((item) => item !== false),
    dialog: isAsking && (
      <GoBackDialog
        asks={shared ? 'device' : 'nobody'}
        onGoBack={async () => match.goBack()}
        onClose={() => setAsking(false)}
      />
    ),
  };
};
