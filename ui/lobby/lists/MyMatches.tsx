import { useTranslation } from 'react-i18next';
import { useShelf } from '../../games';
import { deleteLocalMatch, listLocalMatches } from '../../local/localMatches';
import { gatherLocal } from '../gatherResults';
import { Damaged, DeviceRow } from './DeviceRow';
import { EmptyLot } from './EmptyLot';
import { OnlineRow } from './OnlineRow';
import { NothingKept, Rows, Waiting } from './Rows';
import { useDeviceList, type OnDevice } from './useDeviceList';
import { waitsForUs, type LobbyRow } from './useLobby';

type LocalMatch = Awaited<ReturnType<typeof listLocalMatches>>[number];

/** A match that is over is not listed here; its record is listed instead. */
const listGoingOn = async (): Promise<readonly LocalMatch[]> => {
  const all = await listLocalMatches();
  await gatherLocal().catch(() => {});
  return all.filter(({ match }) => !match?.record);
};

/** The matches on this device that are not over. */
export const useLocalMatches = () => useDeviceList(listGoingOn, deleteLocalMatch);

const LocalRow = ({ id, match, onDelete }: LocalMatch & { onDelete: () => void }) => {
  const { t } = useTranslation('lobby');
  if (!useShelf().gameOf(match?.game ?? '') || !match) return <Damaged onDelete={onDelete} />;
  return (
    <DeviceRow
      game={match.game}
      seats={match.seats}
      state={t('row.goesOn')}
      at={match.updatedAt}
      act="resume"
      href={`/local/${id}`}
      onDelete={onDelete}
    />
  );
};

const onlineRows = (rows: readonly LobbyRow[] = []) =>
  rows.map((match) => <OnlineRow key={match.matchID} match={match} />);

type Props = {
  /** Undefined until the server has answered. */
  rows: readonly LobbyRow[] | undefined;
  local: { readonly kept: OnDevice<LocalMatch>; readonly drop: (id: string) => void };
};

/**
 * The reader's matches, on the server and on this device: those that wait for the reader first, finished ones last.
 */
export const MyMatches = ({ rows, local: { kept, drop } }: Props) => {
  const { t } = useTranslation('lobby');
  if (kept === 'unavailable' && !rows?.length) return <NothingKept />;
  const here = kept === 'unavailable' ? [] : kept;
  if (!rows && !here?.length) return <Waiting />;
  if (!rows?.length && !here?.length)
    return here && <EmptyLot title={t('empty.mine.title')} text={t('empty.mine.text')} />;
  return (
    <Rows>
      {onlineRows(rows?.filter(waitsForUs))}
      {here?.map((item) => (
        <LocalRow key={item.id} {...item} onDelete={() => drop(item.id)} />
      ))}
      {onlineRows(rows?.filter((row) => !waitsForUs(row)))}
    </Rows>
  );
};
