import { useTranslation } from 'react-i18next';
import { Oval } from '../pieces/Oval';
import { usePersisted } from './persisted';
import { LANGUAGE_CODES, LANGUAGES } from './languages';
import styles from './LanguageOvals.module.css';
import { languageInUse } from './preferences';

/** The languages as a row of ovals. */
export const LanguageOvals = () => {
  const { t } = useTranslation('shell');
  const [language, speak] = usePersisted(languageInUse);
  return (
    <div role="group" aria-label={t('language')} className={styles.ovals}>
      {LANGUAGE_CODES.map((code) => (
        <Oval
          key={code}
          pressed={code === language}
          lang={code}
          aria-label={`${code.toUpperCase()} – ${LANGUAGES[code]}`}
          onClick={() => speak(code)}
        >
          {code.toUpperCase()}
        </Oval>
      ))}
    </div>
  );
};
