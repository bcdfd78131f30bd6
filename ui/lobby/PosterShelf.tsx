import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { Icon } from '../pieces/Icon';
import { GamePicture } from './GamePicture';
import { LessonLinks } from './LessonLinks';
import { PlayNow } from './PlayNow';
import styles from './PosterShelf.module.css';
import { useGameWords } from './useGameWords';

/** The number of columns for that many posters, at most `most`, chosen so that none hangs alone. */
const columnsFor = (posters: number, most: number): number => Math.ceil(posters / Math.ceil(posters / most));

const columns = (posters: number) => ({
  '--columns': columnsFor(posters, 4),
  '--columns-narrow': columnsFor(posters, 3),
});

type Props = { game: string; onChoose: (game: string) => void; myName: string | undefined };

/** The games as posters, to choose one for the next match, or to start at once. */
export const PosterShelf = ({ game, onChoose, myName }: Props) => {
  const { t } = useTranslation('lobby');
  const { say } = useGameWords();
  const { games, lookOf } = useShelf();
  return (
    <div
      role="radiogroup"
      aria-label={t('shelf.label')}
      className={styles.shelf}
      style={columns(games.length)}
    >
      {games.map((box) => {
        const { id } = box;
        const { lessons = [] } = lookOf(id)!;
        return (
          <div key={id} className={styles.poster}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="game"
                className={styles.radio}
                checked={id === game}
                onChange={() => onChoose(id)}
              />
              <GamePicture game={id} className={styles.art} />
              <span className={styles.facts}>
                <b>{say(id, 'pitch')}</b>
                <span>
                  <Icon name="people" size={18} />
                  <span aria-hidden="true">{say(id, 'players')}</span>
                  <span className="sr">{t('shelf.players', { players: say(id, 'players') })}</span>
                </span>
                <span>
                  <Icon name="hour" size={18} />
                  {say(id, 'minutes')}
                </span>
              </span>
            </label>
            <div className={styles.now}>
              <PlayNow box={box} myName={myName} />
              <LessonLinks game={id} lessons={lessons} />
            </div>
          </div>
        );
      })}
    </div>
  );
};
