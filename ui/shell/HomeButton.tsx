import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../pieces/Button';

/** Leads back to the lobby. */
export const HomeButton = ({ variant = 'go' }: { variant?: 'go' | 'plain' }) => {
  const { t } = useTranslation('shell');
  return (
    <Link href="/" asChild>
      <Button href="/" variant={variant}>
        {t('home')}
      </Button>
    </Link>
  );
};
