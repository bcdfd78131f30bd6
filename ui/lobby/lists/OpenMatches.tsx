import { useTranslation } from 'react-i18next';
import { EmptyLot } from './EmptyLot';
import { OnlineRow } from './OnlineRow';
import { Rows, Waiting } from './Rows';
import type { LobbyRow } from './useLobby';

/** The matches of others: those one can join first. `rows` is undefined until the server has answered. */
export const OpenMatches = ({ rows }: { rows: readonly LobbyRow[] | undefined }) => {
  const { t } = useTranslation('lobby');
  if (!rows) return <Waiting />;
  if (!rows.length) return <EmptyLot title={t('empty.open.title')} text={t('empty.open.text')} />;
  return (
    <Rows>
      {rows.map((match) => (
        <OnlineRow key={match.matchID} match={match} />
      ))}
    </Rows>
  );
};
