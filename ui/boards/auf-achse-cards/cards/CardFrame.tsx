import type { ReactNode } from 'react';

/** The white edge around the picture; a rounded clip of the picture would be slower to paint. */
const EDGE = 'M0 0h100v140H0zM10 4a6 6 0 0 0-6 6v120a6 6 0 0 0 6 6h80a6 6 0 0 0 6-6V10a6 6 0 0 0-6-6z';

/** A card measures 100 by 140 units: white stock, a picture inside; the card around it rounds its corners. */
export const CardFrame = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <>
    <rect width="100" height="140" fill={ground} />
    {children}
    <path d={EDGE} fill="var(--stock)" fillRule="evenodd" />
  </>
);
