import { useTranslation } from 'react-i18next';
import type { takeOver } from './bundle';

/** How much has arrived from another device. */
export const CameWords = ({ came }: { came: Awaited<ReturnType<typeof takeOver>> }) => {
  const { t } = useTranslation('profile');
  const [seats, results] = [
    t('arriving.seats', { count: came.seats }),
    t('arriving.results', { count: came.results }),
  ];
  return <output>{t('arriving.done', { seats, results })}</output>;
};
