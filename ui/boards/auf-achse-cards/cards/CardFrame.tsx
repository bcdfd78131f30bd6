import type { ReactNode } from 'react';

/** The white edge around the picture; a rounded clip of the picture would be slower to paint. */
const EDGE =
  'M9 0h82a9 9 0 0 1 9 9v122a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9zM10 4a6 6 0 0 0-6 6v120a6 6 0 0 0 6 6h80a6 6 0 0 0 6-6V10a6 6 0 0 0-6-6z';

/** A card measures 100 by 140 units: white stock, a picture inside. One that reaches into the
 * rounded corners is cut off there by the card around it. */
export const CardFrame = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <>
    <rect width="100" height="140" rx="9" fill={ground} />
    {children}
    <path d={EDGE} fill="var(--stock)" fillRule="evenodd" />
  </>
);
