import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { useNight } from './theme';

/** Switches between the dark and the light theme. */
export const NightSwitch = () => {
  const { t } = useTranslation('shell');
  const { night, toggle } = useNight();
  return (
    <Button
      variant="icon"
      icon={night ? 'beam' : 'dip'}
      aria-label={t('night')}
      aria-pressed={night}
      title={t(night ? 'nightOff' : 'nightOn')}
      onClick={toggle}
    />
  );
};
