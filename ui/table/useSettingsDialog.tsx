import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../shell/Menu';
import { SettingsDialog } from './SettingsDialog';

/** The menu entry for the table's settings, and their dialog while it is open. */
export const useSettingsDialog = (): { readonly item: MenuItem; readonly dialog: ReactNode } => {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  return {
    item: { id: 'settings', label: t('settings.title'), icon: 'hour', onSelect: () => setOpen(true) },
    dialog: isOpen && <SettingsDialog onClose={() => setOpen(false)} />,
  };
};
