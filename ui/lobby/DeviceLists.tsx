import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import type { listLocalMatches } from '../local/localMatches';
import type { SavedRecord } from '../local/savedRecords';
import { ConfirmButton } from './ConfirmButton';
import { DeviceRow } from './DeviceRow';
import { EmptyLot } from './EmptyLot';
import styles from './MatchList.module.css';
import type { OnDevice } from './useDeviceList';

const Unavailable = () => {
  const { t } = useTranslation('lobby');
  return <p className={styles.note}>{t('empty.deviceUnavailable')}</p>;
};

const Damaged = ({ onDelete }: { onDelete: () => void }) => {
  const { t } = useTranslation('lobby');
  return (
    <li className={styles.row}>
      <span className={styles.damaged}>{t('row.damaged')}</span>
      <span className={styles.action}>
        <ConfirmButton size="s" variant="quiet" sure={t('row.deleteSure')} onConfirm={onDelete}>
          {t('row.delete')}
        </ConfirmButton>
      </span>
    </li>
  );
};

type Props<Item> = { kept: OnDevice<Item>; onDelete: (id: string) => void };

export type LocalMatchItem = Awaited<ReturnType<typeof listLocalMatches>>[number];

/** The matches that are passed round this device and not over yet. */
export const LocalMatches = ({ kept, onDelete }: Props<LocalMatchItem>) => {
  const { t } = useTranslation('lobby');
  const { gameOf } = useShelf();
  if (kept === 'unavailable') return <Unavailable />;
  if (!kept?.length)
    return kept && <EmptyLot title={t('empty.device.title')} text={t('empty.device.text')} />;
  return (
    <ul className={styles.list}>
      {kept.map(({ id, match }) =>
        match && gameOf(match.game) ? (
          <DeviceRow
            key={id}
            game={match.game}
            seats={match.seats}
            when={match.updatedAt}
            act="resume"
            href={`/local/${id}`}
            onDelete={() => onDelete(id)}
          />
        ) : (
          <Damaged key={id} onDelete={() => onDelete(id)} />
        ),
      )}
    </ul>
  );
};

/** The finished matches kept on this device. */
export const SavedRecords = ({ kept, onDelete }: Props<SavedRecord>) => {
  const { t } = useTranslation('lobby');
  const { gameOf } = useShelf();
  if (kept === 'unavailable') return <Unavailable />;
  if (!kept?.length)
    return kept && <EmptyLot title={t('empty.records.title')} text={t('empty.records.text')} />;
  return (
    <ul className={styles.list}>
      {kept.map(({ id, game, seats, savedAt }) =>
        gameOf(game) ? (
          <DeviceRow
            key={id}
            game={game}
            seats={seats}
            when={savedAt}
            act="replay"
            href={`/replay/saved/${id}`}
            onDelete={() => onDelete(id)}
          />
        ) : (
          <Damaged key={id} onDelete={() => onDelete(id)} />
        ),
      )}
    </ul>
  );
};
