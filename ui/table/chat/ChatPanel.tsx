import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import { Seal } from '../../pieces/Seal';
import styles from './Chat.module.css';
import { CHAT_PANEL } from './ChatButton';
import { seatNumber } from '../../kit/LogLine';
import { LogRegion } from '../LogRegion';
import { nameAt, type SeatInfo } from '../../kit/match';
import { MAX_LINE } from '../../online/onlineMatch';
import type { ChatLine } from '../../online/readMatch';

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
  lines: readonly ChatLine[];
  seats: readonly SeatInfo[];
  /** How to say something; spectators only listen. */
  say?: ((text: string) => void) | undefined;
  onClose: () => void;
};

/** The radio open: what players say to each other. It takes the focus; Esc gives it back. */
export const ChatPanel = ({ lines, seats, say, onClose }: Props) => {
  const { t } = useTranslation('table');
  const panel = useRef<HTMLElement>(null);
  const last = lines.at(-1);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // What is typed here is not meant for the table.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    const around = panel.current;
    const place = around?.querySelector('input') ?? around?.querySelector<HTMLElement>('[role="log"]');
    place?.focus();
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    around?.addEventListener('keydown', listen);
    return () => around?.removeEventListener('keydown', listen);
  }, []);

  return (
    <section ref={panel} id={CHAT_PANEL} className={styles.panel} aria-label={t('chat.title')}>
      <header className={styles.top}>
        <h2>{t('chat.title')}</h2>
        <Button variant="icon" icon="close" aria-label={t('chat.close')} onClick={onClose} />
      </header>
      <LogRegion label={t('chat.title')} className={styles.scroll}>
        {!lines.length && <p className={styles.empty}>{t('chat.empty')}</p>}
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} ref={line === last ? bringIntoView : undefined} className={styles.line}>
              <Seal seat={seatNumber(line.seat)} className={styles.seal} />
              <span>
                <b>{nameAt(seats, line.seat)}</b> {line.text}
              </span>
            </li>
          ))}
        </ol>
      </LogRegion>
      {say ? (
        <Composer say={say} />
      ) : (
        <p className={classNames(styles.empty, styles.listening)}>{t('chat.listenOnly')}</p>
      )}
    </section>
  );
};
