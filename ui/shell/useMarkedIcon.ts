import { useEffect } from 'react';

const MARKED = '/favicon-turn.svg';

/** Puts a yellow dot on the page's icon in the browser's tab while it is marked. */
export const useMarkedIcon = (isMarked: boolean): void => {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isMarked || !icon) return undefined;
    const plain = icon.getAttribute('href') ?? '';
    icon.setAttribute('href', MARKED);
    return () => icon.setAttribute('href', plain);
  }, [isMarked]);
};
