import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { useKey } from './useKey';

type Props = {
  again: (() => void) | undefined;
  /** Is the press offered elsewhere? */
  isKeyOnly?: boolean;
};

/** Shows what the others did last once more, by a press or W. */
export const AgainButton = ({ again, isKeyOnly = false }: Props) => {
  const { t } = useTranslation('table');
  useKey('w', again);
  if (!again || isKeyOnly) return null;
  return (
    <Button
      variant="icon"
      icon="play"
      aria-label={t('show.again')}
      title={`${t('show.again')} (W)`}
      onClick={again}
    />
  );
};
