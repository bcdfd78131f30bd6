import { classNames } from '../pieces/classNames';
import styles from './GameMark.module.css';
import { lookOf } from '../games';

/** A small sign before a game's name, told apart by shape and colour. The name says the rest. */
export const GameMark = ({ game }: { game: string }) => (
  <i className={classNames(styles.mark, styles[lookOf(game)?.face ?? 'blue'])} aria-hidden="true" />
);
