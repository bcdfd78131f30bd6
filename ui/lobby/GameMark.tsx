import { classNames } from '../pieces/classNames';
import styles from './GameMark.module.css';
import { useShelf } from '../games';

/** A small sign before a game's name, told apart by shape and colour. The name says the rest. */
export const GameMark = ({ game }: { game: string }) => {
  const { face = 'blue' } = useShelf().lookOf(game) ?? {};
  return <i className={classNames(styles.mark, styles[face])} aria-hidden="true" />;
};
