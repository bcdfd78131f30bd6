import { useEffect, useState } from 'react';
import { useShelf } from '../games';
import type { ParsedRulebook } from './parseRulebook';
import { loadRulebook } from './rulebooks';

type Fetched = { readonly key: string } & ({ readonly pages: ParsedRulebook } | { readonly failed: true });

/** The rulebook of a game once it is loaded, or the fact that it could not be; `again` tries again. */
export const useRulebook = (game: string, language: string) => {
  const { rulebookText } = useShelf();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched>();
  const key = `${game} ${language} ${attempt}`;
  useEffect(() => {
    let wanted = true;
    const settle = (outcome: Fetched) => wanted && setFetched(outcome);
    loadRulebook(rulebookText, game, language).then(
      (pages) => settle({ key, pages }),
      () => settle({ key, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [rulebookText, game, language, key]);
  return {
    fetched: fetched?.key === key ? fetched : undefined,
    again: () => setAttempt((count) => count + 1),
  };
};
