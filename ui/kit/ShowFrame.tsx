import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { Sign } from '../pieces/Sign';
import { Starred } from './Starred';
import styles from './ShowFrame.module.css';
import { TelevisionContext } from './television';
import { useSpoken } from './useSpoken';

/** Receives whether a table is showing how something ends. */
export const ShowListener = createContext<(isShowing: boolean) => void>(() => {});

type Props = {
  title: string;
  /** What is happening, in a sentence; **stars** set bold. */
  sentence: string;
  /** The same for screen readers: one text for each part of the show. */
  spoken: string;
  onEnd: () => void;
  children: ReactNode;
};

/** An ending shown step by step: its title, what is happening, and buttons to go faster where somebody can press. */
export const ShowFrame = ({ title, sentence, spoken, onEnd, children }: Props) => {
  const { t } = useTranslation('table');
  const isWatched = useContext(TelevisionContext);
  const onShowing = useContext(ShowListener);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // told to what lies over the table by an attribute: a `:has()` selector would cost time with every press
  useLayoutEffect(() => {
    const { dataset } = document.body;
    dataset['showing'] = '';
    onShowing(true);
    return () => {
      delete dataset['showing'];
      onShowing(false);
    };
  }, [onShowing]);
  useSpoken(spoken.replaceAll('**', ''));
  return (
    <main className={styles.show}>
      <header className={styles.head}>
        <Sign className={styles.sign}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        </Sign>
        {!isWatched && (
          <>
            <p className={styles.hint}>{t('show.faster')}</p>
            <Button variant="plain" size="s" kbd="Esc" onClick={onEnd}>
              {t('show.toEnd')}
            </Button>
          </>
        )}
      </header>
      <p className={styles.sentence}>
        <span>
          <Starred text={sentence} />
        </span>
      </p>
      {children}
    </main>
  );
};
