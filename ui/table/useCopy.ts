import { useCallback, useEffect, useState } from 'react';

/** An address that was copied to the clipboard, or, if the browser forbids that, is to be copied by hand. */
export type Copied = { readonly address: string; readonly forbidden: boolean };

/** Copies the full address of a page of this site. The result is shown for a while, or until it has been used. */
export const useCopy = () => {
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    if (!copied || copied.forbidden) return undefined;
    const timer = setTimeout(() => setCopied(undefined), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback((path: string) => {
    const address = new URL(path, document.baseURI).href;
    const write = async () => {
      try {
        await navigator.clipboard.writeText(address);
        setCopied({ address, forbidden: false });
      } catch {
        setCopied({ address, forbidden: true });
      }
    };
    void write();
  }, []);
  return { copy, copied, forget: () => setCopied(undefined) };
};
