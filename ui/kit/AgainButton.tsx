import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { useKey } from './useKey';

type Props = {
  again: (() => void) | undefined;
  /** Is there another button for it elsewhere? */
  isKeyOnly?: boolean;
};

/** Shows the others' last moves again, by a press or the key W. */
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
