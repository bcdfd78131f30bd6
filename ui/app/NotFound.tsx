import { useTranslation } from 'react-i18next';
import { HomeButton } from '../shell/HomeButton';
import { SignPage } from '../shell/SignPage';

/** There is no page at this address. */
export const NotFound = () => {
  const { t } = useTranslation('shell');
  return (
    <SignPage variant="blue" title={t('notFound.title')} ways={<HomeButton />}>
      <p>{t('notFound.text')}</p>
    </SignPage>
  );
};
