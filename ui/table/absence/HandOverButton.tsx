import { useTranslation } from 'react-i18next';
import { useKey } from '../../kit/useKey';
import { Button } from '../../pieces/Button';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { useAsked } from './useAsked';

type Props = {
  /** What lets the computer play for a seat. */
  readonly asked: Pick<ReturnType<typeof useAsked>, 'busy' | 'go'>;
  readonly isFolded: boolean;
  /** Does K do the same? */
  readonly isKeyed: boolean;
  /** Whose seat it is, if it is anybody's. */
  readonly name?: string;
};

/**
 * Below the bar: lets the computer play for a seat, by a press or by K; small where nobody waits for that seat. Held
 * sideways a phone has no room to say twice whose it is.
 */
export const HandOverButton = ({ asked, isFolded, isKeyed, name }: Props) => {
  const { t } = useTranslation('table');
  const { name: layout } = useWindowLayout();
  const free = t('absence.handOverFree');
  const named = name === undefined ? free : t('absence.handOver', { name });
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
      aria-label={named}
      onClick={go}
    >
      {layout === 'side' ? free : named}
    </Button>
  );
};
