import { useTranslation } from 'react-i18next';
import type { AnyGame } from '../../games';
import type { Lesson, LessonOffer } from '../kit/lesson';
import { Starred } from '../kit/Starred';
import { PlayNow } from '../lobby/PlayNow';
import { Button } from '../pieces/Button';
import { Sign } from '../pieces/Sign';
import { HomeButton } from '../shell/HomeButton';
import { BackToTable } from './BackToTable';
import styles from './LessonSign.module.css';

type Props = {
  readonly module: AnyGame;
  readonly lesson: Lesson;
  readonly options: LessonOffer['options'];
  readonly myName: string | undefined;
  readonly onRepeat: () => void;
};

/** The end of a lesson: what was learned, and where to try it out: at the table it was opened at, or against computer players. */
export const LearnedSign = ({ module, lesson, options, myName, onRepeat }: Props) => {
  const { t } = useTranslation(['learn', lesson.words]);
  return (
    <Sign as="section" variant="town" className={styles.sign} aria-label={t('learned')} role="status">
      <h2 className={styles.title}>{t('learned')}</h2>
      <ul className={styles.facts}>
        {['1', '2', '3'].map((fact) => (
          <li key={fact}>
            <Starred text={t(`learned.${fact}`, { ns: lesson.words })} />
          </li>
        ))}
      </ul>
      <div className={styles.ends}>
        <BackToTable otherwise={<PlayNow box={module} myName={myName} options={options} />} />
        <Button icon="rematch" onClick={onRepeat}>
          {t('repeat')}
        </Button>
        <HomeButton variant="plain" />
      </div>
    </Sign>
  );
};
