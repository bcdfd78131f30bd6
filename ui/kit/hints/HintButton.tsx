import { startTransition, useContext, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { HintsContext } from './hints';

type Props = {
  readonly className?: string | undefined;
  /** Is it on asphalt? */
  readonly isDark?: boolean;
};

/** Asks what an expert would do; absent where the reader has nothing to decide, or hints are not allowed. */
export const HintButton = ({ className, isDark = false }: Props) => {
  const { t } = useTranslation('table');
  const { isOffered, isOpen, toggle } = useContext(HintsContext);
  const [isPressed, press] = useOptimistic(isOpen);
  if (!isOffered) return null;
  return (
    <Button
      size="s"
      variant={isDark ? 'dark' : 'plain'}
      kbd="H"
      className={className}
      aria-pressed={isPressed}
      aria-keyshortcuts="H"
      data-place="hint"
      onClick={() =>
        startTransition(() => {
          press(!isPressed);
          toggle();
        })
      }
    >
      {t('hints.button')}
    </Button>
  );
};
