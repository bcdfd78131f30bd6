import { useKey } from '../../kit/useKey';
import { Button } from '../../pieces/Button';
import type { useAsked } from './useAsked';

type Props = {
  /** What lets the computer play for a seat. */
  readonly asked: Pick<ReturnType<typeof useAsked>, 'busy' | 'go'>;
  readonly isFolded: boolean;
  /** Does K do the same? */
  readonly isKeyed: boolean;
  readonly children: string;
};

/** Below the bar: lets the computer play for a seat, by a press or by K; small where nobody waits for that seat. */
export const HandOverButton = ({ asked, isFolded, isKeyed, children }: Props) => {
  const { busy, go } = asked;
  useKey('k', isKeyed ? go : undefined);
  return (
    <Button
      variant={isFolded ? 'plain' : 'mine'}
      size={isFolded ? 's' : 'm'}
      icon="robot"
      kbd={isKeyed ? 'K' : undefined}
      aria-keyshortcuts={isKeyed ? 'K' : undefined}
      busy={busy}
      onClick={go}
    >
      {children}
    </Button>
  );
};
