import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { Button } from '../pieces/Button';
import { Sign } from '../pieces/Sign';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import { Rulebook } from './Rulebook';
import styles from './RulebookPage.module.css';
import { useRulebook } from './useRulebook';

type Props = {
  /** The id of the game, as in the address. */
  game: string;
  paragraph?: string | undefined;
  rulesHref: (anchor: string) => string;
};

/** The rulebook of a game in the reader's language; loaded first. */
export const RulebookPage = ({ game, paragraph, rulesHref }: Props) => {
  const { t, i18n } = useTranslation('rulebook');
  const { rulebookText } = useShelf();
  const { fetched, again } = useRulebook(game, i18n.language);

  if (fetched && 'pages' in fetched)
    return <Rulebook rulebook={fetched.pages} paragraph={paragraph} rulesHref={rulesHref} drawn={game} />;
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
        <Button onClick={again}>{t('retry')}</Button>
      </Sign>
    );
  return <Loading />;
};
