import { useTranslation } from 'react-i18next';
import { Icon } from '../../pieces/Icon';
import styles from './Chat.module.css';
import { nameAt, type SeatInfo } from '../../kit/match';
import { UnheardBadge } from '../../kit/UnheardBadge';
import { emoteIn } from './emotes';
import type { Chat } from './useChat';

/** The id of the panel the button opens. */
export const CHAT_PANEL = 'radio';

/** The closed radio: its last line, and how many lines are new. Where there is little room, only the icon. */
export const ChatButton = ({ chat, seats }: { chat: Chat; seats: readonly SeatInfo[] }) => {
  const { t } = useTranslation(['table', 'shell']);
  const { lines, isOpen, unread, toggle } = chat;
  const last = lines.at(-1);
  const emote = last && emoteIn(last.text);
  return (
    <div className={styles.dock}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? CHAT_PANEL : undefined}
        onClick={toggle}
      >
        <Icon name="chat" size={22} />
        <b className={styles.name}>{t('chat.title')}</b>
        <span className={styles.preview}>
          {last &&
            t('labelled', {
              ns: 'shell',
              what: nameAt(seats, last.seat),
              value: emote ? t(`chat.sign.${emote}`) : last.text,
            })}
        </span>
        <UnheardBadge count={unread} />
      </button>
    </div>
  );
};
