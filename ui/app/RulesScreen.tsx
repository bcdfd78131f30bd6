import { useTranslation } from 'react-i18next';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useShelf } from '../games';
import { useGameWords } from '../lobby/useGameWords';
import { RulebookPage } from '../rulebook/RulebookPage';
import { TopBar } from '../shell/TopBar';
import { usePageTitle } from '../shell/usePageTitle';

const paragraphInAddress = () => decodeURIComponent(window.location.hash.slice(1));

/** The rulebook of a game as a page; the fragment of the address names the paragraph to open. */
export const RulesScreen = ({ game }: { game: string }) => {
  const { t } = useTranslation('shell');
  const { say } = useGameWords();
  const paragraph = useLocationProperty(paragraphInAddress);
  const known = useShelf().gameOf(game) !== undefined;
  usePageTitle(t('rules'), ...(known ? [say(game, 'short')] : []));
  return (
    <>
      <TopBar {...(known && { title: say(game, 'title'), subtitle: say(game, 'subtitle') })} />
      <main>
        <RulebookPage
          game={game}
          paragraph={paragraph || undefined}
          rulesHref={(anchor) => `/rules/${game}#${anchor}`}
        />
      </main>
    </>
  );
};
