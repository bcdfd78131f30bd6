import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteLocalMatch, listLocalMatches } from '../local/localMatches';
import { deleteRecord, listRecords } from '../local/savedRecords';
import { Badge } from '../pieces/Badge';
import { Tabs } from '../pieces/Tabs';
import { LocalMatches, SavedRecords, type LocalMatchItem } from './DeviceLists';
import styles from './MatchLists.module.css';
import { OpenMatches } from './OpenMatches';
import { useDeviceList } from './useDeviceList';
import { useLobby } from './useLobby';

const LISTS = ['open', 'device', 'records'] as const;
type List = (typeof LISTS)[number];

/** What is over is no longer listed as a match: its record is. */
const listGoingOn = async (): Promise<readonly LocalMatchItem[]> =>
  (await listLocalMatches()).filter(({ match }) => !match?.record);

/** A record goes together with the match at this device that it was written of. */
const deleteRecordAndMatch = async (id: string): Promise<void> => {
  await deleteRecord(id);
  const matches = await listLocalMatches();
  const written = matches.filter(({ match }) => match?.record === id);
  await Promise.all(written.map((match) => deleteLocalMatch(match.id)));
};

/** Everything one can go on with, join, watch or look at again. `above` stands beside the tabs. */
export const MatchLists = ({ above }: { above: ReactNode }) => {
  const { t } = useTranslation('lobby');
  const [list, setList] = useState<List>('open');
  const lobby = useLobby();
  const device = useDeviceList(listGoingOn, deleteLocalMatch);
  const records = useDeviceList(listRecords, deleteRecordAndMatch);
  const rows = lobby.fault ? undefined : lobby.value;

  const counts = { open: rows, device: device.kept, records: records.kept };
  const countOf = (list: List) => (Array.isArray(counts[list]) ? counts[list].length : 0);
  const panels = {
    open: <OpenMatches rows={lobby.value} unreachable={lobby.fault !== undefined} onRetry={lobby.again} />,
    device: <LocalMatches kept={device.kept} onDelete={device.drop} />,
    records: <SavedRecords kept={records.kept} onDelete={records.drop} />,
  };
  return (
    <section className={styles.lists}>
      <h2 className="sr">{t('lists.label')}</h2>
      <div className={styles.above}>{above}</div>
      <output className="sr">{rows && t('lists.found', { count: rows.length })}</output>
      <Tabs
        label={t('lists.label')}
        className={styles.tabs}
        panelClassName={styles.panel}
        selected={list}
        onSelect={setList}
        tabs={LISTS.map((id) => ({
          id,
          label: t(`lists.${id}`),
          after: countOf(id) > 0 && <Badge>{countOf(id)}</Badge>,
        }))}
      >
        {panels[list]}
      </Tabs>
    </section>
  );
};
