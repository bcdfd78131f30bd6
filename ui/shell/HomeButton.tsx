import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../pieces/Button';

/** Back to the lobby, where every way begins. */
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
