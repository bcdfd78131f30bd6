import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { eventOf, type EventId } from '../../../../games/auf-achse-board';
import { EventGlyph } from './EventGlyph';
import styles from './EventTab.module.css';
import { WORDS } from './words';

type Props = {
  readonly card: EventId;
  /** Is a space already chosen? Then Enter is for going there, and the tab does not take the focus. */
  readonly isChosen: boolean;
  readonly onRead: () => void;
};

/** An event card set aside: a red tab at the edge of the map that opens it again. */
export const EventTab = ({ card, isChosen, onRead }: Props) => {
  const { t } = useTranslation(WORDS);
  const tab = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!isChosen) tab.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <button ref={tab} type="button" className={styles.tab} onClick={onRead}>
      <EventGlyph effect={eventOf(card).effect} size={34} />
      <span>
        <b>{t(`event.${card}.title`)}</b>
        <small>{t('table.event.read')}</small>
      </span>
    </button>
  );
};
