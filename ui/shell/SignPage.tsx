import type { ReactNode } from 'react';
import { Sign } from '../pieces/Sign';
import styles from './SignPage.module.css';
import { TopBar } from './TopBar';
import { usePageTitle } from './usePageTitle';

type Words = {
  /** blue: the page is on its way; red: it ends here, and why; town: something to do. */
  variant: 'blue' | 'red' | 'town';
  title: string;
  /** Sentences. */
  children?: ReactNode;
  /** Buttons and links from here. */
  ways?: ReactNode;
};

/** One big sign in place of everything else: what has happened, and where to go from here. */
export const BigSign = ({ variant, title, children, ways }: Words) => {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <Sign as="section" size="gantry" variant={variant} className={styles.sign}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>{children}</div>
      </Sign>
      {ways && <div className={styles.ways}>{ways}</div>}
    </main>
  );
};

type Props = Words & { game?: string; gameTitle?: string };

/** A page that is one big sign below the bar. */
export const SignPage = ({ game, gameTitle, ...sign }: Props) => (
  <>
    <TopBar {...(game && { game })} {...(gameTitle && { title: gameTitle })} />
    <BigSign {...sign} />
  </>
);
