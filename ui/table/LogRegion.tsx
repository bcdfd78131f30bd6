import type { ReactNode } from 'react';

type Props = {
  id?: string;
  label: string;
  className?: string | undefined;
  /** Does it grow because earlier lines are loaded? These are not read out. */
  isReadBack?: boolean;
  children: ReactNode;
};

/** A list that grows and scrolls: read out as it grows, reachable by keyboard. */
export const LogRegion = ({ label, isReadBack = false, ...rest }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
  <div role="log" aria-label={label} aria-live={isReadBack ? 'off' : undefined} tabIndex={0} {...rest} />
);
