import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../pieces/Button';
import { hurry } from './pace';

/** For a reader who has nothing to decide for a while: nothing more is shown until they have. */
export const HurryButton = ({ children }: { children: ReactNode }) => {
  const isOn = useSyncExternalStore(hurry.subscribe, hurry.get);
  return (
    <Button size="s" icon="last" busy={isOn} onClick={() => hurry.set(true)}>
      {children}
    </Button>
  );
};
