import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { soundAsked, tableSoundPreference } from '../shell/preferences';
import { hear, play } from '../shell/sound/play';
import { Note } from './Note';
import styles from './Notes.module.css';

/** How long the note stays, in ms: no answer means no. */
const STAYS = 30_000;

/** Asks once, at the first table, whether the page may play sounds. Until then it is silent. */
export const SoundNote = () => {
  const { t } = useTranslation('table');
  const [isAsking, setAsking] = useState(() => !soundAsked.get());
  const settle = () => {
    soundAsked.set(true);
    setAsking(false);
  };
  const settleUnanswered = useEffectEvent(settle);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(settleUnanswered, STAYS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    <Note
      icon="sound"
      isLight
      action={
        <Button
          variant="mine"
          size="s"
          onClick={() => {
            tableSoundPreference.set(true);
            hear();
            play('horn');
            settle();
          }}
        >
          {t('sound.yes')}
        </Button>
      }
      dismiss={{ label: t('sound.no'), onDismiss: settle }}
    >
      {t('sound.ask')} <span className={styles.more}>{t('sound.askMore')}</span>
    </Note>
  );
};
