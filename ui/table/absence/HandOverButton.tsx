import { useTranslation } from 'react-i18next';
import { useKey } from '../../kit/useKey';
import { Button } from '../../pieces/Button';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { useAsked } from './useAsked';

type Props = {
  /** The request that lets a computer player take over a seat. */
  readonly asked: Pick<ReturnType<typeof useAsked>, 'busy' | 'go'>;
  readonly isFolded: boolean;
  /** Does the key K do the same? */
  readonly isKeyed: boolean;
  /** Whose seat it is, if it belongs to somebody. */
  readonly name?: string;
};

/**
 * Below the bar: lets a computer player take over a seat, by a press or the key K; small if nobody waits for that
 * seat. A phone in landscape has no room to repeat whose seat it is.
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
