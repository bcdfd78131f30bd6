import { useEffect } from 'react';
import { playAtTable } from '../../../shell/sound/play';

type Heard = {
  /** The beat in which a card is turned over; 0 if there is none. */
  readonly flip: number;
  /** The beat whose result is shown, and the key of its sentence. */
  readonly told: number;
  readonly key: string;
  readonly isLast: boolean;
};

/** The sound of a card at each turn, then an engine or the barrier, and a horn at the end of the last stage. */
export const useFinaleSounds = ({ flip, told, key, isLast }: Heard): void => {
  const [driven, broken] = [key === 'climbs' || key === 'done' ? told : 0, key === 'broke' ? told : 0];
  useEffect(() => {
    if (flip) playAtTable('card');
  }, [flip]);
  useEffect(() => {
    if (driven) playAtTable('engine');
  }, [driven]);
  useEffect(() => {
    if (broken) playAtTable('thud');
  }, [broken]);
  useEffect(() => (isLast ? () => playAtTable('horn') : undefined), [isLast]);
};
