import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../pieces/Button';
import { hurry } from './pace';

type Props = {
  readonly children: ReactNode;
  /** For whom it waits all the same: people take the time they take. */
  readonly waiting?: string | undefined;
};

/** For a reader who has nothing to decide for a while: nothing more is shown until they have, or press again. */
export const HurryButton = ({ children, waiting }: Props) => {
  const isOn = useSyncExternalStore(hurry.subscribe, hurry.get);
  return (
    <Button size="s" icon={isOn ? 'hour' : 'last'} aria-pressed={isOn} onClick={() => hurry.set(!isOn)}>
      {(isOn && waiting) || children}
    </Button>
  );
};
