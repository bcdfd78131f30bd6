import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../../games';
import { deleteLocalMatch, listLocalMatches } from '../../local/localMatches';
import { deleteRecord, listRecords, type SavedRecord } from '../../local/savedRecords';
import { useNamedSeats } from '../../kit/useNamedSeats';
import type { ReplaySearch } from '../../online/lobbyApi';
import { Button } from '../../pieces/Button';
import { Unreachable } from '../../shell/Unreachable';
import { useResultWords } from '../../table/useResultWords';
import { Damaged, DeviceRow } from './DeviceRow';
import { EmptyLot } from './EmptyLot';
import { OnlineRow } from './OnlineRow';
import { ReplaySearchFields } from './ReplaySearchFields';
import styles from './Replays.module.css';
import { NothingKept, Rows, Waiting } from './Rows';
import { useDeviceList } from './useDeviceList';
import { useReplays } from './useReplays';

/** Deletes a record together with its match on this device. */
const deleteRecordAndMatch = async (id: string): Promise<void> => {
  await deleteRecord(id);
  const matches = await listLocalMatches();
  const written = matches.filter(({ match }) => match?.record === id);
  await Promise.all(written.map((match) => deleteLocalMatch(match.id)));
};

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Does the record match the search? */
const fits = ({ game, name }: ReplaySearch, record: SavedRecord): boolean =>
  (game === undefined || record.game === game) &&
  record.seats.some((seat) => folded(seat.name).includes(folded(name.trim())));

const RecordRow = ({ record, onDelete }: { record: SavedRecord; onDelete: () => void }) => {
  const { t } = useTranslation('lobby');
  const { id, game, seats, savedAt, result } = record;
  const words = useResultWords(game);
  const placed = useNamedSeats(seats).map((seat, at) => ({ playerID: String(at), ...seat }));
  return (
    <DeviceRow
      game={game}
      seats={seats}
      state={result ? words.headline(result, placed, undefined) : t('row.over')}
      note={result && words.figures(result, placed)}
      at={savedAt}
      act="replay"
      href={`/replay/saved/${id}`}
      onDelete={onDelete}
    />
  );
};

/** The finished matches stored on this device that match the search. */
const SavedRecords = ({ search }: { search: ReplaySearch }) => {
  const { t } = useTranslation('lobby');
  const { gameOf } = useShelf();
  const { kept, drop } = useDeviceList(listRecords, deleteRecordAndMatch);
  if (kept === 'unavailable') return <NothingKept />;
  const found = kept?.filter((record) => fits(search, record));
  if (!found?.length) return null;
  return (
    <>
      <h3 className={styles.where}>{t('replays.here')}</h3>
      <Rows label={t('replays.here')}>
        {found.map((record) =>
          gameOf(record.game) ? (
            <RecordRow key={record.id} record={record} onDelete={() => drop(record.id)} />
          ) : (
            <Damaged key={record.id} onDelete={() => drop(record.id)} />
          ),
        )}
      </Rows>
    </>
  );
};

/** The public replays of the server that match the search, one page at a time. */
const ServerReplays = ({ search }: { search: ReplaySearch }) => {
  const { t } = useTranslation('lobby');
  const { gameOf } = useShelf();
  const { rows, fault, hasMore, busy, more, again } = useReplays(search);
  if (fault && !rows) return <Unreachable onRetry={again} />;
  if (!rows) return <Waiting />;
  const isNarrowed = search.name.trim() !== '' || search.game !== undefined;
  const empty = isNarrowed ? 'empty.found' : 'empty.records';
  return (
    <>
      <h3 className={styles.where}>{t('replays.there')}</h3>
      {!rows.length && <EmptyLot title={t(`${empty}.title`)} text={t(`${empty}.text`)} />}
      <Rows label={t('replays.there')}>
        {rows
          .filter(({ game }) => gameOf(game))
          .map((match) => (
            <OnlineRow key={match.matchID} match={match} endedAt={match.endedAt} />
          ))}
      </Rows>
      {hasMore && (
        <Button variant="quiet" size="s" busy={busy} className={styles.more} onClick={more}>
          {t('replays.more')}
        </Button>
      )}
    </>
  );
};

/** Replays: those stored on this device, and the public ones of the server, searchable by name and game. */
export const Replays = () => {
  const [search, setSearch] = useState<ReplaySearch>({ name: '', game: undefined });
  return (
    <>
      <ReplaySearchFields search={search} onChange={setSearch} />
      <SavedRecords search={search} />
      <ServerReplays search={search} />
    </>
  );
};
