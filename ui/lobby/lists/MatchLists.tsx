import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../../games';
import { listMySeats } from '../../online/mySeats';
import { Badge } from '../../pieces/Badge';
import { Tabs } from '../../pieces/Tabs';
import { Unreachable } from '../../shell/Unreachable';
import styles from './MatchLists.module.css';
import { MyMatches, useLocalMatches } from './MyMatches';
import { OpenMatches } from './OpenMatches';
import { Replays } from './Replays';
import { isJoinable, useLobby, waitsForUs, type LobbyRow } from './useLobby';

type List = 'mine' | 'open' | 'replays';

/** The order of the lists: our own matches first, if we have any. */
const MINE_FIRST = ['mine', 'open', 'replays'] as const;
const OPEN_FIRST = ['open', 'mine', 'replays'] as const;

/** All matches to continue, join, watch or replay. `above` stands beside the tabs. */
export const MatchLists = ({ above }: { above: ReactNode }) => {
  const { t } = useTranslation('lobby');
  const { gameOf } = useShelf();
  const [chosen, choose] = useState<List>();
  const lobby = useLobby();
  const local = useLocalMatches();
  const known = (rows: readonly LobbyRow[] | undefined) => rows?.filter(({ game }) => gameOf(game));
  const [mine, open] = [known(lobby.value?.mine), known(lobby.value?.open)];
  const { fault } = lobby;

  const hasLocal = Array.isArray(local.kept) && local.kept.length > 0;
  const hasMine = hasLocal || (mine ? mine.length > 0 : listMySeats().length > 0);
  const selected = chosen ?? (hasMine ? 'mine' : 'open');
  const counts = {
    mine: fault ? 0 : (mine?.filter(waitsForUs).length ?? 0),
    open: fault ? 0 : (open?.filter(isJoinable).length ?? 0),
    replays: 0,
  };
  const away = fault && <Unreachable onRetry={lobby.again} />;
  const panels = {
    mine: (
      <>
        {away}
        {(hasMine || !fault) && <MyMatches rows={fault ? (mine ?? []) : mine} local={local} />}
      </>
    ),
    open: away ?? <OpenMatches rows={open} />,
    replays: <Replays />,
  };
  return (
    <section className={styles.lists}>
      <h2 className="sr">{t('lists.label')}</h2>
      <div className={styles.above}>{above}</div>
      <output className="sr">{!fault && open && t('lists.count.open', { count: counts.open })}</output>
      <Tabs
        label={t('lists.label')}
        className={styles.tabs}
        panelClassName={styles.panel}
        selected={selected}
        onSelect={choose}
        tabs={(hasMine ? MINE_FIRST : OPEN_FIRST).map((id) => ({
          id,
          label: t(`lists.${id}`),
          after: id !== 'replays' && counts[id] > 0 && (
            <>
              <Badge tone={id === 'mine' ? 'mine' : 'quiet'} aria-hidden="true">
                {counts[id]}
              </Badge>
              <span className="sr">{t(`lists.count.${id}`, { count: counts[id] })}</span>
            </>
          ),
        }))}
      >
        {panels[selected]}
      </Tabs>
    </section>
  );
};
