import type { PlayerID } from 'boardgame.io';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import { Icon } from '../../pieces/Icon';
import { Seal, seatNumber } from '../../pieces/Seal';
import { Menu, type MenuItem } from '../../shell/Menu';
import styles from './Chat.module.css';
import { CHAT_PANEL } from './ChatButton';
import { LogRegion } from '../LogRegion';
import { nameAt, type SeatInfo } from '../../kit/match';
import { MAX_LINE } from '../../../games/shared/protocol';
import { EmoteRow, useEmotes } from './EmoteRow';
import { emoteIn, EMOTES, EmoteSign } from './emotes';
import type { Chat } from './useChat';

const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

const Composer = ({ say }: { say: (text: string) => void }) => {
  const { t } = useTranslation('table');
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    say(text);
    setText('');
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <input
        className={styles.field}
        aria-label={t('chat.write')}
        value={text}
        maxLength={MAX_LINE}
        autoComplete="off"
        placeholder={t('chat.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="s" variant="go">
        {t('chat.send')}
      </Button>
    </form>
  );
};

type Props = {
  chat: Pick<Chat, 'lines' | 'toggle' | 'isMuted' | 'toggleMuted'>;
  seats: readonly SeatInfo[];
  /** Sends a line; spectators have none. */
  say?: ((text: string) => void) | undefined;
  /** The reader's seat. */
  me?: PlayerID | undefined;
  /** Is it part of the page, always visible? */
  isLaid?: boolean;
};

/** A line of chat: words, or a sign with its meaning. */
const Said = ({ text }: { text: string }) => {
  const { t } = useTranslation('table');
  const emote = emoteIn(text);
  if (!emote) return text;
  return (
    <span className={styles.sign}>
      <EmoteSign emote={emote} size={26} />
      {t(`chat.sign.${emote}`)}
    </span>
  );
};

/** The open radio: what the players say to each other. It takes the focus when opened; Esc gives it back. */
export const ChatPanel = ({ chat, seats, say, me, isLaid = false }: Props) => {
  const { lines, toggle, isMuted, toggleMuted } = chat;
  const { t } = useTranslation('table');
  const panel = useRef<HTMLElement>(null);
  const emotes = useEmotes(say);
  const last = lines.at(-1);
  const others = seats.filter(({ name, bot, playerID }) => name !== undefined && !bot && playerID !== me);
  const people = others.map(({ playerID, name }): MenuItem => {
    const label = t(isMuted(playerID) ? 'chat.hear' : 'chat.mute', { name });
    const icon = isMuted(playerID) ? 'sound' : 'mute';
    return { id: playerID, label, icon, onSelect: () => toggleMuted(playerID) };
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys typed here must not reach the table.
    event.stopPropagation();
    if (event.key === 'Escape' && !isLaid) toggle();
    const emote = EMOTES[Number(event.key) - 1];
    const isWriting = event.target instanceof HTMLInputElement && event.target.value !== '';
    if (!say || !emote || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    emotes.show(emote);
  });
  useEffect(() => {
    const around = panel.current;
    const place = around?.querySelector('input') ?? around?.querySelector<HTMLElement>('[role="log"]');
    if (!isLaid) place?.focus();
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    around?.addEventListener('keydown', listen);
    return () => around?.removeEventListener('keydown', listen);
  }, [isLaid]);

  return (
    <section
      ref={panel}
      id={CHAT_PANEL}
      className={classNames(styles.panel, isLaid && styles.laid)}
      aria-label={t('chat.title')}
    >
      <header className={styles.top}>
        <h2>{t('chat.title')}</h2>
        <span className={styles.tools}>
          {people.length > 0 && (
            <Menu items={people} align="end" label={t('chat.whom')}>
              <Icon name="people" />
            </Menu>
          )}
          {!isLaid && <Button variant="icon" icon="close" aria-label={t('chat.close')} onClick={toggle} />}
        </span>
      </header>
      <LogRegion label={t('chat.title')} className={styles.scroll}>
        {!lines.length && <p className={styles.empty}>{t('chat.empty')}</p>}
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} ref={line === last ? bringIntoView : undefined} className={styles.line}>
              <Seal seat={seatNumber(line.seat)} className={styles.seal} />
              <span>
                <b>{nameAt(seats, line.seat)}</b> <Said text={line.text} />
              </span>
            </li>
          ))}
        </ol>
      </LogRegion>
      {say ? (
        <>
          <EmoteRow {...emotes} />
          <Composer say={say} />
        </>
      ) : (
        <p className={classNames(styles.empty, styles.listening)}>{t('chat.listenOnly')}</p>
      )}
    </section>
  );
};
