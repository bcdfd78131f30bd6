import { useTranslation } from 'react-i18next';
import { MAX_NAME } from '../../../games/shared/protocol';
import { useShelf } from '../../games';
import type { ReplaySearch } from '../../online/lobbyApi';
import { Segmented } from '../../pieces/Segmented';
import { useGameWords } from '../useGameWords';
import styles from './Replays.module.css';

type Props = { search: ReplaySearch; onChange: (search: ReplaySearch) => void };

const ALL = '';

/** The search fields for replays. */
export const ReplaySearchFields = ({ search, onChange }: Props) => {
  const { t } = useTranslation('lobby');
  const { say } = useGameWords();
  const { games } = useShelf();
  return (
    <div role="search" className={styles.search}>
      <input
        type="search"
        className={styles.name}
        aria-label={t('replays.name')}
        placeholder={t('replays.name')}
        maxLength={MAX_NAME}
        autoComplete="off"
        spellCheck={false}
        value={search.name}
        onChange={({ target }) => onChange({ ...search, name: target.value })}
      />
      <Segmented
        label={t('replays.game')}
        value={search.game ?? ALL}
        options={[
          { value: ALL, label: t('replays.all') },
          ...games.map(({ id }) => ({ value: id, label: say(id, 'short') })),
        ]}
        onChange={(game) => onChange({ ...search, game: game === ALL ? undefined : game })}
      />
    </div>
  );
};
