import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FocusOnHeading.module.css';

const focusHeading = (screen: HTMLElement): boolean => {
  const heading = screen.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

type Props = {
  /** Did the reader come from another of our screens? On the first screen, the browser sets the focus. */
  moved: boolean;
  children: ReactNode;
};

/** A new screen: the focus goes to its heading, so that keyboards and screen readers start where the eyes do. */
export const FocusOnHeading = ({ moved, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = ref.current;
    const focused = document.activeElement;
    if (!moved || !screen || (focused !== screen && screen.contains(focused))) return undefined;
    window.scrollTo(0, 0);
    if (focusHeading(screen)) return undefined;
    // Its heading has not been rendered yet: waits for it, unless the reader moves the focus first.
    screen.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== screen || focusHeading(screen)) observer.disconnect();
    });
    observer.observe(screen, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [moved]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  );
};
