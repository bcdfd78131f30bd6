import { useEffect, useState } from 'react';
import type { View } from '../../../../games/ausgebremst';
import { prefersStillness } from '../../../kit/drawing/motion';
import { START_LIGHTS } from '../track/StartLights';

/** How long a start light burns before the next one goes out, in ms. */
const BEAT = 300;

const FIRST_ROUND = 1;

/** The race whose lights have gone out, or the one that was under way when this page came to it. */
const runningRace = ({ stage, race }: View): number => (stage === 'driving' ? race : -1);

/** How many start lights still burn: 0 but for a moment after the start of a race, which a press or a key skips. */
export const useLights = (view: View): number => {
  const running = runningRace(view);
  const [seen, setSeen] = useState(running);
  const [lit, setLit] = useState(0);
  if (seen !== running) {
    setSeen(running);
    // who has the end of a race shown once more comes to it while it runs
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
