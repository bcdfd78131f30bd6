import { useId, type ReactNode } from 'react';

/** A card measures 100 by 140 units: white stock, rounded corners, a picture inside. */
export const CardFrame = ({ ground, children }: { ground: string; children: ReactNode }) => {
  const window = useId();
  return (
    <>
      <clipPath id={window}>
        <rect x="4" y="4" width="92" height="132" rx="6" />
      </clipPath>
      <rect width="100" height="140" rx="9" fill="var(--stock)" />
      <g clipPath={`url(#${window})`}>
        <rect width="100" height="140" fill={ground} />
        {children}
      </g>
    </>
  );
};
