import { useEffect, useMemo, useState } from 'react';
import { analysisOf, placesOf, type Analysis, type Found } from '../../../games/shared/bots/analysis';
import type { Replay } from '../../../games/shared/record';
import { keepAnalysis, loadAnalysis } from '../../local/analyses';
import { thinkBeside } from '../../table/thinkBeside';
import { askAbout } from './askAbout';

/** How far a match has been analysed. */
export type Progress = {
  readonly state: 'reading' | 'running' | 'stopped' | 'failed' | 'done';
  /** The result so far. */
  readonly analysis: Analysis;
  /** How many positions are done, and how many there are. */
  readonly done: number;
  readonly all: number;
  readonly stop: () => void;
  readonly goOn: () => void;
};

type Known = {
  readonly state: Progress['state'];
  readonly found: readonly Found[];
  readonly kept?: Analysis;
};

/** What has been found about matches whose analysis is not finished: a reader who looks at the table comes back to it. */
const begun = new WeakMap<Replay, readonly Found[]>();

/** How often new results are shown, in ms. */
const SHOWN = 150;

/** Analyses a replay beside the page, unless its analysis is already stored on this device. */
export const useAnalysis = (replay: Replay): Progress => {
  const { record } = replay;
  const places = useMemo(() => placesOf(replay), [replay]);
  const [{ state, found, kept }, setKnown] = useState<Known>({ state: 'reading', found: [] });
  const isRunning = state === 'running';

  useEffect(() => {
    let isGone = false;
    loadAnalysis(record).then(
      (analysis) => {
        if (!isGone) setKnown({ state: 'done', found: [], kept: analysis });
      },
      () => {
        if (!isGone) setKnown({ state: 'running', found: begun.get(replay) ?? [] });
      },
    );
    return () => {
      isGone = true;
    };
  }, [record, replay]);

  useEffect(() => {
    if (!isRunning) return undefined;
    let isGone = false;
    const beside = thinkBeside();
    const analyse = async () => {
      const all = [...found];
      let shown = performance.now();
      while (all.length < places.length) {
        // oxlint-disable-next-line no-await-in-loop -- one place after the other, so that it can be stopped
        all.push(await askAbout(replay, places[all.length]!, beside));
        if (isGone) return;
        begun.set(replay, [...all]);
        if (performance.now() - shown < SHOWN) continue;
        shown = performance.now();
        setKnown({ state: 'running', found: [...all] });
      }
      const analysis = analysisOf(all, record.steps);
      setKnown({ state: 'done', found: [], kept: analysis });
      await keepAnalysis(record, analysis);
    };
    analyse().catch(() => {
      if (!isGone) setKnown((known) => ({ ...known, state: 'failed' }));
    });
    return () => {
      isGone = true;
      beside?.close();
    };
    // new results must not restart the effect
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRunning, places, replay]);

  const analysis = useMemo(() => kept ?? analysisOf(found, record.steps), [kept, found, record]);
  return {
    state,
    analysis,
    done: analysis.chances.length,
    all: places.length,
    stop: () => setKnown((known) => ({ ...known, state: 'stopped' })),
    goOn: () => setKnown((known) => ({ ...known, state: 'running' })),
  };
};
