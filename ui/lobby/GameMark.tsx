import { classNames } from '../pieces/classNames';
import styles from './GameMark.module.css';
import { useShelf } from '../games';

/** A small sign before a game's name, recognisable by shape and colour. */
export const GameMark = ({ game }: { game: string }) => {
  const { face = 'blue' } = useShelf().lookOf(game) ?? {};
  return <i className={classNames(styles.mark, styles[face])} aria-hidden="true" />;
};
