import { useEffect } from 'react';

const SITE = 'Auf Achse & Ausgebremst';

/** The name of a page: the most particular first, then the site. */
export const titleOf = (...parts: readonly string[]): string => [...parts, SITE].join(' · ');

/** What stands in the browser's tab and history. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Names the page in the browser's tab and history. */
export const usePageTitle = (...parts: readonly string[]): void => useTitle(titleOf(...parts));
