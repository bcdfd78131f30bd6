import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import type { TableSetting } from '../kit/gameUi';
import type { MenuItem } from '../shell/Menu';
import { TopBar } from '../shell/TopBar';
import type { CallMe } from './turn/useCallMe';
import { useSettingsDialog } from './useSettingsDialog';
import { useSwitches } from './turn/useSwitches';
import { UndoButton } from './UndoButton';

type Props = {
  game: string;
  progress: ReactNode;
  /** What stays visible beside it, on a phone too. */
  actions?: ReactNode;
  menu: readonly MenuItem[];
  /** Can the player be called to this table? */
  callMe?: CallMe | undefined;
  /** The reader's decision that can be taken back. */
  undoable?: number | undefined;
  /** What a player can set at this table. */
  settings?: readonly TableSetting[] | undefined;
};

const NONE: readonly TableSetting[] = [];

/** The settings as menu entries. */
const useSettingsMenu = (game: string, settings: readonly TableSetting[]): readonly MenuItem[] => {
  const { t } = useTranslation(game);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = settings.map(({ kept }) => kept.subscribe(onChange));
      return () => ends.forEach((end) => end());
    },
    [settings],
  );
  const isOn = useSyncExternalStore(subscribe, () => settings.map(({ kept }) => Number(kept.get())).join(''));
  return settings.map(({ id, kept, icon, label }, at) => ({
    id,
    label: label(isOn[at] === '1', t),
    icon,
    onSelect: () => kept.set(isOn[at] !== '1'),
  }));
};

/** The top bar of a table: the game, its progress, its menu and settings. */
export const TableBar = ({ game, progress, actions, menu, callMe, undoable, settings = NONE }: Props) => {
  const { t } = useTranslation(game);
  const { lookOf } = useShelf();
  const switches = useSwitches(callMe);
  const setUp = useSettingsDialog();
  const items = [...menu, ...useSettingsMenu(game, settings), setUp.item];
  return (
    <>
      <TopBar
        game={game}
        reference={lookOf(game)?.drawings && t('reference.title')}
        title={t('game.title')}
        subtitle={t('game.subtitle')}
        middle={progress}
        actions={
          <>
            <UndoButton step={undoable} />
            {actions}
          </>
        }
        switches={switches}
        menu={items}
      />
      {setUp.dialog}
    </>
  );
};
