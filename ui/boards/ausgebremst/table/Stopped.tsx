import { useTranslation } from 'react-i18next';
import { Icon } from '../../../pieces/Icon';
import styles from './Stopped.module.css';
import { classNames } from '../../../pieces/classNames';
import { WORDS } from './words';

/** — a word with a tick: the car has made its pit stop. */
export const Stopped = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useTranslation(WORDS);
  const said = t('table.ranking.pit.done');
  return (
    <span role="img" aria-label={said} title={said} className={classNames(styles.stopped, className)}>
      <Icon name="check" size={15} />
      {t('table.ranking.pit.short')}
    </span>
  );
};
