import { useShelf } from '../games';
import { classNames } from '../pieces/classNames';
import { Sign } from '../pieces/Sign';
import styles from './GamePicture.module.css';
import { useGameWords } from './useGameWords';

type Props = { readonly game: string; readonly className?: string | undefined };

/** The picture of a game with its title sign; the class name sets the height. */
export const GamePicture = ({ game, className }: Props) => {
  const { say } = useGameWords();
  const { face, Poster } = useShelf().lookOf(game)!;
  return (
    <span className={classNames(styles.picture, className)}>
      <Poster />
      <Sign as="span" variant={face} className={styles.title}>
        <b>{say(game, 'title')}</b> <span>{say(game, 'subtitle')}</span>
      </Sign>
    </span>
  );
};
