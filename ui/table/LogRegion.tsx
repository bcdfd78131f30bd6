import type { ReactNode } from 'react';

type Props = {
  id?: string;
  label: string;
  className?: string | undefined;
  /** Does something else read out what is new in it? */
  isSilent?: boolean;
  children: ReactNode;
};

/** A list that grows and scrolls: reachable by keyboard, and read out as it grows downwards. */
export const LogRegion = ({ label, isSilent = false, ...rest }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
  <div role="log" aria-label={label} aria-live={isSilent ? 'off' : undefined} tabIndex={0} {...rest} />
);
