import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardId, Face } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Plate } from '../../../pieces/Plate';
import { CardPlace } from '../cards/CardPlace';
import { RaceLane } from '../cards/RaceLane';
import { captionsFor, WORDS } from '../table/words';
import { raceParts, raceSentence } from '../table/raceParts';
import type { Player } from '../table/players';
import { StartMark } from '../table/StartMark';
import styles from './RaceRows.module.css';
import type { Told } from '../story';

type Props = {
  end: Told<'stageEnd'>;
  /** In the order in which the races are revealed. */
  players: readonly Player[];
  /** The width of a card in px; smaller where a race is too long for its row. */
  width: number;
  isPhone: boolean;
};

/**
 * Numbers each face as the first, second, … card of its kind: in a finished race it no longer matters which one it
 * was.
 */
const cardsOf = (faces: readonly Face[]): readonly CardId[] =>
  faces.map(
    (face, at): CardId => `${face}-${faces.slice(0, at + 1).filter((other) => other === face).length}`,
  );

/**
 * K-7.1 — every race revealed: its breaks, the value of each part, and the sum. Memoised, because its layout is slow.
 */
export const RaceRows = memo(({ end, players, width, isPhone }: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <ol className={classNames(styles.rows, isPhone && styles.phone)}>
      {players.map(({ seat, number, name, isMe }) => {
        const race = cardsOf(end.races[seat]!);
        const sentence = raceSentence(race, t);
        return (
          <li key={seat} className={classNames(styles.row, isMe && styles.me)}>
            <div className={styles.who}>
              <Plate seat={number} name={name} />
              {seat === end.startPlayer && <StartMark />}
            </div>
            <div className={styles.lane}>
              {race.length ? (
                <RaceLane
                  parts={raceParts(race, t, { isShort: isPhone })}
                  width={width}
                  label={sentence}
                  breakLabel={t('board.break')}
                  captions={captionsFor(t)}
                />
              ) : (
                <CardPlace width={width} />
              )}
            </div>
            <p className={styles.km}>
              <b>{end.scores[seat]}</b> {t('board.km')}
            </p>
          </li>
        );
      })}
    </ol>
  );
});
