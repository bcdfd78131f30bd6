import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from 'wouter/use-browser-location';
import type { Replay } from '../../games/shared/record';
import { RulesOf } from '../kit/Rule';
import { useNamedSeats } from '../kit/useNamedSeats';
import { useSpoken } from '../kit/useSpoken';
import { classNames } from '../pieces/classNames';
import { usePageTitle } from '../shell/usePageTitle';
import { SeatedDrivers } from '../table/SeatedDrivers';
import { CopiedNote } from '../table/CopiedNote';
import { Notes } from '../table/Note';
import { useCopy } from '../table/useCopy';
import { useGameUi } from '../table/useGameUi';
import { addressOf, readWish } from './address';
import { Aside, useDrawer } from './Aside';
import { Controls } from './Controls';
import { exportRecord } from './exportRecord';
import { afterStep } from './film';
import { Perspective } from './Perspective';
import { ReplayBar } from './ReplayBar';
import { ReplayContent, useReplayView } from './ReplayContent';
import { ReplayLog } from './ReplayLog';
import styles from './ReplayTable.module.css';
import { standingsOf } from './standings';
import { StandingsStrip } from './StandingsStrip';
import { Timeline } from './Timeline';
import { useFilm } from './useFilm';
import { usePlayback } from './usePlayback';
import { useReplayKeys } from './useReplayKeys';
import { useStory } from './useStory';

type Props = {
  path: string;
  replay: Replay;
  /** Is the whole match loaded by now? */
  isWhole: boolean;
  savedAt: number | undefined;
};

/** Delay before the address is updated, in ms: browsers refuse an update at every step of a held key. */
const RESTING = 300;

/**
 * Keeps the address at the current place, so that a reload comes back to it. An address with a place or a perspective
 * that does not exist is corrected at once.
 */
const useAddress = (address: string, isPlaying: boolean) => {
  const isWritten = useRef(false);
  useEffect(() => {
    if (isPlaying) return undefined;
    const write = () => navigate(address, { replace: true });
    if (isWritten.current) {
      const timer = setTimeout(write, RESTING);
      return () => clearTimeout(timer);
    }
    isWritten.current = true;
    write();
    return undefined;
  }, [address, isPlaying]);
};

/** The film of the match as some eyes see it, and its playback, from where the address wishes. */
const useShowing = (given: Parameters<typeof useFilm>[0], wish: ReturnType<typeof readWish>) => {
  const { film, log, chapters, allChapters, isTold } = useFilm(given);
  const playback = usePlayback({
    film,
    chapters: allChapters,
    start: () =>
      wish.moment === undefined
        ? afterStep(film, Math.min(wish.step, film.length))
        : { step: wish.step, moment: wish.moment },
    isTold,
  });
  return { film, log, chapters, playback };
};

/** The table of a finished match, with all the controls to move through it. */
export const ReplayTable = ({ path, replay, isWhole, savedAt }: Props) => {
  const { record, module } = replay;
  const { game, seats: players } = record;
  const { t } = useTranslation('replay');
  const { t: words } = useTranslation(game);
  const gameUi = useGameUi(game);
  const [wish] = useState(() => readWish(new URLSearchParams(window.location.search), players.length));
  const [eyes, setEyes] = useState(wish.eyes);
  const { copy, copied, forget } = useCopy();
  usePageTitle(t('title'), words('game.short'));

  const seats = useNamedSeats(players);
  const { film, log, chapters, playback } = useShowing({ replay, isWhole, seats, eyes, gameUi, words }, wish);
  const drawer = useDrawer();
  const view = useReplayView({
    wish,
    hasAnalyst: module.analyst !== undefined,
    length: film.length,
    playback,
  });
  useReplayKeys(playback, () => (drawer.isOpen ? drawer.close() : view.close()));
  const { spot, isPlaying, goTo } = playback;
  const moments = film.momentsOf(spot.step);
  const shown = moments[spot.moment]!;
  const { seats: seated } = film;
  const standings = standingsOf(gameUi.totals?.(shown.view), module.result(shown.view));
  const story = useStory(film, spot, gameUi.narrate, words);
  const address = addressOf(path, eyes, spot, moments.length, view);
  useAddress(address, isPlaying);

  useSpoken(isPlaying ? '' : story.said);

  // the bar is not drawn again at every step
  const current = useRef(address);
  useEffect(() => void (current.current = address), [address]);
  const share = useCallback(() => copy(current.current), [copy]);
  const exportFile = useCallback(() => exportRecord(record, savedAt), [record, savedAt]);
  return (
    <RulesOf value={game}>
      <SeatedDrivers game={game} seats={seats}>
        <div className={styles.screen}>
          <ReplayBar
            game={game}
            chapters={chapters}
            current={chapters.findLastIndex(({ from }) => from <= spot.step)}
            players={players.length}
            savedAt={savedAt}
            onShare={share}
            onExport={exportFile}
          />
          <StandingsStrip game={game} seats={seated} standings={standings} />
          <main className={classNames(styles.table, view.shown === 'analysis' && styles.wide)}>
            <h1 className="sr">{t('titleOf', { game: words('game.short') })}</h1>
            <ReplayContent {...{ replay, seats, gameUi, words, chapters, playback, view, isWhole }}>
              <gameUi.ReplayBoard {...shown} />
            </ReplayContent>
          </main>
          <Aside drawer={drawer}>
            <Perspective game={game} seats={seated} standings={standings} eyes={eyes} onChoose={setEyes} />
            <ReplayLog key={String(drawer.isOpen)} story={story} onGoTo={goTo} />
          </Aside>
          <footer className={styles.dock} data-ground="asphalt">
            <Controls
              playback={playback}
              length={film.length}
              moments={moments.length}
              isAsideOpen={drawer.isOpen}
              onAside={drawer.toggle}
              onShare={share}
              onExport={exportFile}
            />
            <Timeline
              length={film.length}
              log={log}
              chapters={chapters}
              mark={gameUi.mark}
              t={words}
              spot={spot}
              said={story.said}
              onGoTo={goTo}
            />
          </footer>
          <Notes>
            <CopiedNote copied={copied} onForget={forget} />
          </Notes>
        </div>
      </SeatedDrivers>
    </RulesOf>
  );
};
