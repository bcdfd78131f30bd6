import { BackFace } from './BackFace';

/** The back by itself, where nothing is turned over. */
export const CardBack = () => (
  <svg viewBox="0 0 100 140" aria-hidden="true">
    <BackFace />
  </svg>
);
