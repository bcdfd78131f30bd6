import { useTranslation } from 'react-i18next';
import styles from './Crates.module.css';
import { WORDS } from './words';

/** The goods of a contract: one square each. */
export const Crates = ({ goods }: { readonly goods: number }) => {
  const { t } = useTranslation(WORDS);
  return (
    <span className={styles.crates} role="img" aria-label={t('table.goods', { count: goods })}>
      {Array.from({ length: goods }, (_, n) => (
        <i key={n} />
      ))}
    </span>
  );
};
