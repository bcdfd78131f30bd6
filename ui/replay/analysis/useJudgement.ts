import { useEffect, useState } from 'react';
import {
  placesOf,
  turningPoints,
  verdictAlone,
  type TurningPoint,
} from '../../../games/shared/bots/analysis';
import type { Verdict } from '../../../games/shared/bots/analyst';
import type { Replay } from '../../../games/shared/record';
import { loadAnalysis } from '../../local/analyses';
import { thinkBeside } from '../../table/thinkBeside';
import { askAbout } from './askAbout';

/** The judgement of one step. */
export type Judgement = {
  /** Null where there was nothing to choose. */
  readonly verdict: Verdict | null;
  /** If the step is a turning point: that point and its number; known once the whole match has been analysed. */
  readonly turn?: { readonly point: TurningPoint; readonly number: number } | undefined;
};

/** The judgement from the analysis of the whole match. Rejects if that is not stored on this device. */
const fromAnalysis = async (replay: Replay, step: number): Promise<Judgement> => {
  const analysis = await loadAnalysis(replay.record);
  const turns = turningPoints(analysis, replay);
  const at = turns.findIndex((turn) => turn.step === step);
  const point = turns[at];
  return { verdict: analysis.verdicts[step - 1] ?? null, turn: point && { point, number: at + 1 } };
};

/** The judgement of one step of a replay: the step is analysed alone if the match has not been. */
export const useJudgement = (replay: Replay, step: number): Judgement | undefined => {
  const [known, setKnown] = useState<{ readonly step: number; readonly judgement: Judgement }>();
  useEffect(() => {
    let isGone = false;
    const beside = thinkBeside();
    const alone = async (): Promise<Judgement> => ({
      verdict: await verdictAlone(placesOf(replay), step, (place) => askAbout(replay, place, beside)),
    });
    const judge = async () => {
      const judgement = await fromAnalysis(replay, step).catch(alone);
      if (!isGone) setKnown({ step, judgement });
    };
    judge().catch(() => {
      if (!isGone) setKnown({ step, judgement: { verdict: null } });
    });
    return () => {
      isGone = true;
      beside?.close();
    };
  }, [replay, step]);
  return known?.step === step ? known.judgement : undefined;
};
