import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { Button } from '../pieces/Button';
import { Icon } from '../pieces/Icon';
import { usePersisted } from '../shell/persisted';
import { usePageTitle } from '../shell/usePageTitle';
import { draftOf, persistedDraft, keptOf, MODES, type Draft } from './newMatch/matchDraft';
import styles from './Lobby.module.css';
import { LoadRecord } from './LoadRecord';
import { LobbyBar } from './LobbyBar';
import { MatchLists } from './lists/MatchLists';
import { NEW_MATCH, NewMatch } from './newMatch/NewMatch';
import { persistedMove } from './profile/persistedMove';
import { PosterShelf } from './PosterShelf';
import { RecordFaultWords } from '../table/RecordFaultWords';
import { Refused } from './Refused';
import { useMyName } from './useMyName';
import { useRecordFile } from './useRecordFile';

const MovedNotice = lazy(async () => ({ default: (await import('./profile/MovedNotice')).MovedNotice }));

/** Scrolls to the form for a new match, and focuses it. */
const leadToForm = () => {
  const heading = document.getElementById(NEW_MATCH)!;
  heading.focus({ preventScroll: true });
  heading.closest('form')!.scrollIntoView();
};

/** The first page: choose a game, open or join a match, continue one, watch a replay. */
export const Lobby = () => {
  const { t } = useTranslation('lobby');
  const me = useMyName();
  const [kept, keep] = usePersisted(persistedDraft);
  const [move] = usePersisted(persistedMove);
  const draft = draftOf(kept, useShelf());
  const { open, busy, refusal, dismiss, hovering, dropZone } = useRecordFile();
  // the games first: on a phone, what is below them is rendered after them
  const isWhole = useDeferredValue(true, false);
  // how often a way to play was pressed: each press leads to the form, which may not be rendered at the first
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun && isWhole) leadToForm();
  }, [begun, isWhole]);
  usePageTitle();
  const begin = (mode: Draft['mode']) => {
    keep(keptOf({ ...draft, mode }));
    setBegun(begun + 1);
  };
  return (
    <div className={styles.lobby} {...dropZone}>
      <LobbyBar name={me.text} onName={me.write} isBrief />
      <main className={styles.main}>
        <h1 className={styles.slogan}>{t('slogan')}</h1>
        <PosterShelf myName={me.name} game={draft.game} onChoose={(game) => keep({ ...kept, game })} />
        <div className={styles.modes}>
          {MODES.map((mode) => (
            <Button
              key={mode}
              variant={mode === draft.mode ? 'go' : 'plain'}
              aria-pressed={mode === draft.mode}
              icon={mode === 'online' ? 'people' : 'pass'}
              onClick={() => begin(mode)}
            >
              {t(mode === 'online' ? 'shelf.others' : 'newMatch.device')}
            </Button>
          ))}
        </div>
        <div className={styles.lists}>
          {move && (
            <Suspense>
              <MovedNotice />
            </Suspense>
          )}
          {refusal && (
            <Refused onDismiss={dismiss}>
              <b>{t('record.refused')}</b>
              <br />
              {refusal === 'notKept' ? t('record.notKept') : <RecordFaultWords fault={refusal.fault} />}
            </Refused>
          )}
          {isWhole && <MatchLists above={<LoadRecord busy={busy} onFile={(file) => void open(file)} />} />}
        </div>
        <div className={styles.form}>
          {isWhole && (
            <NewMatch
              draft={draft}
              onChange={(changed) => keep(keptOf(changed))}
              myName={me.name}
              onName={me.write}
            />
          )}
        </div>
      </main>
      {hovering && (
        <p className={styles.drop}>
          <Icon name="load" size={48} />
          {t('record.drop')}
        </p>
      )}
    </div>
  );
};
