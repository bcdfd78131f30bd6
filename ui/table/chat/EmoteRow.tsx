import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Chat.module.css';
import { EMOTES, EmoteSign, lineOf } from './emotes';

/** Between two signs of one player lies so long, in ms. */
const PAUSE = 3000;

/** Six signs to show the others with one press. */
export const EmoteRow = ({ say }: { say: (text: string) => void }) => {
  const { t } = useTranslation('table');
  const [isResting, rest] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => rest(false), PAUSE);
    return () => clearTimeout(timer);
  }, [isResting]);
  return (
    <div role="group" aria-label={t('chat.signs')} className={styles.emotes}>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          className={styles.emote}
          aria-label={t(`chat.sign.${emote}`)}
          aria-disabled={isResting}
          title={t(`chat.sign.${emote}`)}
          onClick={() => {
            if (isResting) return;
            rest(true);
            say(lineOf(emote));
          }}
        >
          <EmoteSign emote={emote} />
        </button>
      ))}
    </div>
  );
};
