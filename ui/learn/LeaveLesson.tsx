import { useTranslation } from 'react-i18next';
import type { AnyGame } from '../../games';
import { PlayNow } from '../lobby/PlayNow';
import { Button } from '../pieces/Button';
import { Dialog } from '../pieces/Dialog';
import { namePreference } from '../shell/preferences';
import { BackToTable } from './BackToTable';
import styles from './LessonSign.module.css';

type Props = { readonly module: AnyGame; readonly onStay: () => void; readonly onLeave: () => void };

/** Asks where to go before a lesson is left. The lesson continues later from the same place. */
export const LeaveLesson = ({ module, onStay, onLeave }: Props) => {
  const { t } = useTranslation('learn');
  return (
    <Dialog title={t('leaving.title')} closeLabel={t('leaving.stay')} onClose={onStay} size="s">
      <p>{t('leaving.text')}</p>
      <div className={styles.ends}>
        <Button variant="go" onClick={onStay}>
          {t('leaving.stay')}
        </Button>
        <BackToTable otherwise={<PlayNow box={module} myName={namePreference.get() || undefined} />} />
        <Button onClick={onLeave}>{t('leaving.lobby')}</Button>
      </div>
    </Dialog>
  );
};
