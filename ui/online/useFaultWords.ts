import { useTranslation } from 'react-i18next';
import { faultSentenceOf } from './faultSentence';

/** Returns a function that puts a failed request into words. */
export const useFaultWords = () => {
  const { t } = useTranslation('lobby');
  return (fault: unknown): string => {
    const { key, values } = faultSentenceOf(fault);
    return t(key, values);
  };
};
