import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { Button } from '../pieces/Button';
import { Sign } from '../pieces/Sign';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import type { RulebookText } from '../shell/rulebookTexts';
import type { Rulebook as Pages } from './parseRulebook';
import { Rulebook } from './Rulebook';
import { loadRulebook } from './rulebooks';
import styles from './RulebookPage.module.css';

type Fetched = { key: string; pages: Pages } | { key: string; failed: true };

/** The rulebook once it is there; asks again when game, language or attempt changes. */
const useRulebook = (
  rulebookText: RulebookText,
  game: string,
  language: string,
  attempt: number,
): Fetched | undefined => {
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
  return fetched?.key === key ? fetched : undefined;
};

type Props = {
  /** The game's id, as in the address. */
  game: string;
  paragraph?: string | undefined;
  rulesHref: (anchor: string) => string;
};

/** The rulebook of a game in the reader's language, fetched first. */
export const RulebookPage = ({ game, paragraph, rulesHref }: Props) => {
  const { t, i18n } = useTranslation('rulebook');
  const { rulebookText } = useShelf();
  const [attempt, setAttempt] = useState(0);
  const fetched = useRulebook(rulebookText, game, i18n.language, attempt);

  if (fetched && 'pages' in fetched)
    return <Rulebook rulebook={fetched.pages} paragraph={paragraph} rulesHref={rulesHref} />;
  if (!rulebookText(game, i18n.language))
    return (
      <Sign variant="red" className={styles.notice} role="alert">
        <h1>{t('missing')}</h1>
        <HomeButton variant="plain" />
      </Sign>
    );
  if (fetched)
    return (
      <Sign variant="red" className={styles.notice} role="alert">
        <h1>{t('failed')}</h1>
        <Button onClick={() => setAttempt((count) => count + 1)}>{t('retry')}</Button>
      </Sign>
    );
  return <Loading />;
};
