import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Chat.module.css';
import { EMOTES, EmoteSign, lineOf, type Emote } from './emotes';

/** The shortest time between two signs of one player, in ms. */
const PAUSE = 3000;

/** Shows the others a sign, unless one was shown just before. */
export const useEmotes = (say: ((text: string) => void) | undefined) => {
  const [isResting, rest] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => rest(false), PAUSE);
    return () => clearTimeout(timer);
  }, [isResting]);
  const show = (emote: Emote) => {
    if (isResting || !say) return;
    rest(true);
    say(lineOf(emote));
  };
  return { isResting, show };
};

/** Six signs to show the others with one press, or with the keys 1 to 6 while no text is being typed. */
export const EmoteRow = ({ isResting, show }: ReturnType<typeof useEmotes>) => {
  const { t } = useTranslation('table');
  return (
    <div role="group" aria-label={t('chat.signs')} className={styles.emotes}>
      {EMOTES.map((emote, at) => (
        <button
          key={emote}
          type="button"
          className={styles.emote}
          aria-label={t(`chat.sign.${emote}`)}
          aria-disabled={isResting}
          aria-keyshortcuts={String(at + 1)}
          title={`${t(`chat.sign.${emote}`)} (${at + 1})`}
          onClick={() => show(emote)}
        >
          <EmoteSign emote={emote} />
          <span className={styles.meaning} aria-hidden="true">
            {t(`chat.sign.${emote}`)}
          </span>
        </button>
      ))}
    </div>
  );
};
