import { useTranslation } from 'react-i18next';
import { faultSentenceOf } from './faultSentence';

/** Puts into words why the server did not do what it was asked. */
export const useFaultWords = () => {
  const { t } = useTranslation('lobby');
  return (fault: unknown): string => {
    const { key, values } = faultSentenceOf(fault);
    return t(key, values);
  };
};
