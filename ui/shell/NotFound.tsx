import { useTranslation } from 'react-i18next';
import { HomeButton } from './HomeButton';
import { SignPage } from './SignPage';

/** No road leads here. */
export const NotFound = () => {
  const { t } = useTranslation('shell');
  return (
    <SignPage variant="blue" title={t('notFound.title')} ways={<HomeButton />}>
      <p>{t('notFound.text')}</p>
    </SignPage>
  );
};
