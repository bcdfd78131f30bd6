import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../../games';
import { listResults, type PlayedResult } from '../../local/results';
import { Sheet } from '../../pieces/Sheet';
import { usePageTitle } from '../../shell/usePageTitle';
import { gatherAll } from '../gatherResults';
import { LobbyBar } from '../LobbyBar';
import { useMyName } from '../useMyName';
import { Arriving } from './Arriving';
import { CallsSheet } from './CallsSheet';
import { gatherFeats } from './feats';
import { FileSheet } from './FileSheet';
import { GameRecords } from './GameRecords';
import { HeadToHeads } from './HeadToHeads';
import { forgetAddress, readArrival } from './move';
import { MoveSheet } from './MoveSheet';
import styles from './ProfilePage.module.css';

/**
 * The results on this device, newest first; reloaded when everything has been gathered, and again with the best
 * achievements.
 */
const useResults = () => {
  const shelf = useShelf();
  const { gameOf } = shelf;
  const [results, setResults] = useState<readonly PlayedResult[]>();
  const look = useCallback(
    () =>
      listResults().then(
        (found) => {
          const known = found.filter(({ game }) => gameOf(game));
          setResults(known);
          return known;
        },
        () => {
          setResults([]);
          return [];
        },
      ),
    [gameOf],
  );
  useEffect(() => {
    void look();
    void gatherAll()
      .then(look)
      .then((found) => gatherFeats(found, shelf))
      .then((more) => (more ? look() : []));
  }, [look, shelf]);
  return { results, look };
};

/** This device, in place of an account: the name, the results, and how to move it all elsewhere. */
export const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const me = useMyName();
  const { results, look } = useResults();
  const [arrival, setArrival] = useState(readArrival);
  useEffect(forgetAddress, []);
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <LobbyBar name={me.text} onName={me.write} />
      <main className={styles.main}>
        <header className={styles.heading}>
          <h1>{t('title')}</h1>
          <p>{t('noAccount')}</p>
        </header>
        {arrival && (
          <Arriving arrival={arrival} onArrived={() => void look()} onClose={() => setArrival(undefined)} />
        )}
        <div className={styles.played}>
          <Sheet padded className={styles.sheet} aria-labelledby="results">
            <h2 id="results">{t('results.title')}</h2>
            {results && <GameRecords results={results} />}
          </Sheet>
          <Sheet padded className={styles.sheet} aria-labelledby="versus">
            <h2 id="versus">{t('versus.title')}</h2>
            {results && <HeadToHeads results={results} />}
          </Sheet>
        </div>
        <div className={styles.aside}>
          <CallsSheet />
          <MoveSheet />
          <FileSheet onRead={() => void look()} />
        </div>
      </main>
    </div>
  );
};
