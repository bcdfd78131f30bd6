import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../pieces/Button';
import { hurry } from './pace';

type Props = {
  readonly children: ReactNode;
  /** The people it still has to wait for: they take as long as they take. */
  readonly waiting?: string | undefined;
};

/**
 * For a reader with nothing to decide for a while: skips all displays until it is their turn, or until they press it
 * again.
 */
export const HurryButton = ({ children, waiting }: Props) => {
  const isOn = useSyncExternalStore(hurry.subscribe, hurry.get);
  return (
    <Button size="s" icon={isOn ? 'hour' : 'last'} aria-pressed={isOn} onClick={() => hurry.set(!isOn)}>
      {(isOn && waiting) || children}
    </Button>
  );
};
