import { useEffect } from 'react';
import { playAtTable } from '../../../shell/sound/play';

type Heard = {
  /** The beat in which a card is turned over; 0 where none is. */
  readonly flip: number;
  /** The beat of which it is known what came of it, and what there is to say of it. */
  readonly told: number;
  readonly key: string;
  readonly isLast: boolean;
};

/** A card at each turn, then an engine or the barrier, and a horn once the last stage is counted. */
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
