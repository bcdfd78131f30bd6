import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../kit/gameUi';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { TopBar } from '../shell/TopBar';
import styles from './ReplayBar.module.css';

type Props = {
  game: string;
  chapters: readonly Chapter[];
  /** The chapter that is shown. */
  current: number;
  players: number;
  /** In ms since 1970. */
  savedAt: number | undefined;
  onShare: () => void;
  onExport: () => void;
};

/** The top bar of a replay: its chapters with the current one, and which match it is. */
export const ReplayBar = memo(({ game, chapters, current, players, savedAt, onShare, onExport }: Props) => {
  const { t, i18n } = useTranslation('replay');
  const { t: words } = useTranslation(game);
  const day =
    savedAt && new Date(savedAt).toLocaleDateString(i18n.language, { day: 'numeric', month: 'long' });
  const about = [t('title'), ...(day ? [day] : []), t('players', { count: players })];
  return (
    <TopBar
      game={game}
      title={words('game.title')}
      subtitle={words('game.subtitle')}
      menu={[
        { id: 'link', label: t('copyLink'), icon: 'link', onSelect: onShare },
        { id: 'export', label: t('export'), icon: 'save', onSelect: onExport },
      ]}
      middle={
        <div className={styles.middle}>
          <ol className={styles.chapters} aria-label={t('chapters')}>
            {chapters.map(({ from, label, short }, at) => (
              <li
                key={from}
                className={classNames(styles.chapter, at === current && styles.current)}
                aria-current={at === current ? 'step' : undefined}
                aria-label={label}
                title={label}
              >
                {at === current && label}
                {at < current && <Icon name="check" size={16} />}
                {at > current && (short ?? at + 1)}
              </li>
            ))}
          </ol>
          <p className={styles.about}>{about.join(' · ')}</p>
        </div>
      }
    />
  );
});
