import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../shell/languages';
import styles from './LanguageNote.module.css';

/** How long the note can be read, in ms. */
const READING = 8000;

/** Tells the reader, for a while, that the words of the language they chose could not be loaded. */
export const LanguageNote = () => {
  const { t } = useTranslation('shell');
  const [unspoken, setUnspoken] = useState<{ readonly language: Language }>();
  useEffect(() => {
    const tell = (language: Language) => setUnspoken({ language });
    i18next.on('unspoken', tell);
    return () => i18next.off('unspoken', tell);
  }, []);
  useEffect(() => {
    const timer = unspoken && setTimeout(setUnspoken, READING);
    return () => clearTimeout(timer);
  }, [unspoken]);
  return (
    <div role="status" className={styles.note} data-ground="stock">
      {unspoken && t('unspoken', { language: LANGUAGES[unspoken.language] })}
    </div>
  );
};
