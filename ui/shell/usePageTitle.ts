import { useEffect } from 'react';

const SITE = 'Auf Achse & Ausgebremst';

/** The title of a page: the most specific part first, then the site. */
export const titleOf = (...parts: readonly string[]): string => [...parts, SITE].join(' · ');

/** Sets the title in the browser's tab and history. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Sets the page's title from its parts, in the browser's tab and history. */
export const usePageTitle = (...parts: readonly string[]): void => useTitle(titleOf(...parts));
