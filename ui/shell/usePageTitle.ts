import { useEffect } from 'react';

const SITE = 'Auf Achse & Ausgebremst';

/** Names the page in the browser's tab and history: the most particular first, then the site. */
export const usePageTitle = (...parts: readonly string[]): void => {
  const title = [...parts, SITE].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
