import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../pieces/Icon';
import { Sheet } from '../pieces/Sheet';
import { namesInWords } from '../pieces/listInWords';
import { Sign } from '../pieces/Sign';
import { useWindowLayout } from '../pieces/useWindowLayout';
import { Starred } from './Starred';
import type { Chrome, LogEntry } from './match';
import { Rule } from './Rule';
import styles from './EndFrame.module.css';

type Props = {
  /** Has the reader won, alone or with others? */
  isMine: boolean;
  kicker: string;
  /** Who won, in a sentence; **stars** set bold. */
  title: string;
  /** The winner's lead, and over whom; undefined where the win is shared. */
  ahead?: { readonly amount: string; readonly of: readonly { readonly name: string }[] } | undefined;
  /** The drawing of the winners. */
  winners: ReactNode;
  /** The title of the sheet below, and the paragraph it is based on. */
  sheet: string;
  rule: string;
  log: readonly LogEntry[];
  chrome: Pick<Chrome, 'logbook' | 'chat' | 'afterwards'>;
  /** How the result came about. */
  children: ReactNode;
  /** Further content, at the bottom. */
  more?: ReactNode;
};

/** The end of a match: the winners on a gantry, a sheet that explains the result, and what can be done now. */
export const EndFrame = (props: Props) => {
  const { isMine, kicker, title, ahead, winners, sheet, rule, log, chrome, children, more } = props;
  const { t, i18n } = useTranslation('table');
  const layout = useWindowLayout().name;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.page}>
      <Sign variant={isMine ? 'town' : 'blue'} size="gantry" className={styles.sign} data-place="winner">
        <Icon name="trophy" size={layout === 'phone' ? 40 : 56} />
        <div className={styles.words}>
          <p className={styles.kicker}>{kicker}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            <Starred text={title} />
          </h1>
          {ahead && (
            <p className={styles.ahead}>
              {t('afterwards.ahead', {
                amount: ahead.amount,
                names: namesInWords(ahead.of, i18n.language),
              })}
            </p>
          )}
        </div>
        <p className={styles.winners}>{winners}</p>
      </Sign>
      <Sheet className={styles.sheet} aria-labelledby="account">
        <h2 id="account" className={styles.heading}>
          {sheet} <Rule of={rule} />
        </h2>
        {children}
      </Sheet>
      {layout !== 'desk' && <div className={styles.next}>{chrome.afterwards}</div>}
      {layout !== 'desk' && chrome.chat}
      {more && <div className={styles.more}>{more}</div>}
      <aside className={styles.aside}>
        {layout === 'desk' && chrome.afterwards}
        <div className={styles.log}>{chrome.logbook(log)}</div>
        {layout === 'desk' && chrome.chat}
      </aside>
    </main>
  );
};
