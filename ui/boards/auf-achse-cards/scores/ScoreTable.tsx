import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { faceOf, raceScore, totals, type View } from '../../../../games/auf-achse-cards';
import { placeAmong } from '../../../kit/lead';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import { Seal } from '../../../pieces/Seal';
import { WORDS } from '../table/words';
import { isOpen, type Player } from '../table/players';
import styles from './ScoreTable.module.css';

type Props = {
  view: View;
  players: readonly Player[];
  /** The stage to highlight, counted from 1. */
  stage: number;
  /** With ranks in front, which equal totals share (K-7.4). */
  isRanked?: boolean;
};

/** Stages by seats, highest total first. For a race that the reader may see, its current value. */
export const ScoreTable = memo(({ view, players, stage, isRanked = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const sums = totals(view);
  const stages = Array.from({ length: view.options.stages }, (_, at) => at + 1);
  const rows = players.toSorted((a, b) => sums[b.seat]! - sums[a.seat]!);
  const cell = (player: Player, number: number) => {
    const scored = view.scores[player.seat]![number - 1];
    if (scored !== undefined) return scored;
    if (number !== stage || !player.race.length) return '';
    if (!isOpen(player.race)) return '?';
    return <span className={styles.preview}>{raceScore(player.race.map(faceOf))}</span>;
  };
  return (
    <table className={classNames(styles.scores, isRanked && styles.ranked)}>
      <thead>
        <tr>
          <th scope="col" className={styles.player}>
            <span className={isRanked ? 'sr' : undefined}>{t('board.stage')}</span>
          </th>
          {stages.map((number) => (
            <th
              key={number}
              scope="col"
              className={classNames(number === stage && styles.current, number > stage && styles.future)}
            >
              {number}
            </th>
          ))}
          <th scope="col">{t('board.km')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((player) => (
          <tr key={player.seat} className={classNames(player.isMe && styles.me)}>
            <th scope="row" className={styles.player}>
              <span className={styles.name}>
                {isRanked && <em>{placeAmong(Object.values(sums), sums[player.seat]!)}.</em>}
                <Seal seat={player.number} />
                <span>{player.name}</span>
              </span>
            </th>
            {stages.map((number) => (
              <td key={number} className={classNames(number === stage && styles.current)}>
                {cell(player, number)}
              </td>
            ))}
            <td>
              <b>{digits(sums[player.seat]!)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
ScoreTable.displayName = 'ScoreTable';
