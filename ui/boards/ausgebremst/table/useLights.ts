import { useEffect, useState } from 'react';
import type { View } from '../../../../games/ausgebremst';
import { prefersStillness } from '../../../kit/drawing/motion';
import { START_LIGHTS } from '../track/StartLights';

/** The time between two start lights going out, in ms. */
const BEAT = 300;

const FIRST_ROUND = 1;

/** The race whose lights have gone out, or that was in progress when this page was opened. */
const runningRace = ({ stage, race }: View): number => (stage === 'driving' ? race : -1);

/**
 * How many start lights are still on: 0 except for a moment after the start of a race, which a press or a key skips.
 */
export const useLights = (view: View): number => {
  const running = runningRace(view);
  const [seen, setSeen] = useState(running);
  const [lit, setLit] = useState(0);
  if (seen !== running) {
    setSeen(running);
    // after a repeated display of a race's end, the next race may already be in progress
    const isStart = running >= 0 && view.round === FIRST_ROUND;
    setLit(isStart && !prefersStillness() ? START_LIGHTS : 0);
  }
  const isOn = lit > 0;
  useEffect(() => {
    if (!isOn) return undefined;
    const beat = setInterval(() => setLit((left) => left - 1), BEAT);
    const skip = () => setLit(0);
    document.addEventListener('keydown', skip);
    document.addEventListener('pointerdown', skip);
    return () => {
      clearInterval(beat);
      document.removeEventListener('keydown', skip);
      document.removeEventListener('pointerdown', skip);
    };
  }, [isOn]);
  return lit;
};
