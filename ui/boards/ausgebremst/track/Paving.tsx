import type { Drawn } from './drawn';
import { PitLane, PitMarks } from './PitLane';
import { Kerbs, Road } from './Road';
import { StartMarks } from './StartMarks';

type Props = {
  readonly drawn: Drawn;
  /** The rotation of the drawing, in degrees. */
  readonly turn: number;
  /** The text on the pits. */
  readonly pits: string;
};

/** The road and the pits with all their markings. */
export const Paving = ({ drawn, turn, pits }: Props) => (
  <>
    <PitLane drawn={drawn} />
    <Kerbs drawn={drawn} />
    <Road drawn={drawn} />
    <StartMarks drawn={drawn} turn={turn} />
    <PitMarks drawn={drawn} label={pits} />
  </>
);
