import { BackFace } from './BackFace';

/** The back alone, for cards that never turn over. */
export const CardBack = () => (
  <svg viewBox="0 0 100 140" aria-hidden="true">
    <BackFace />
  </svg>
);
