import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BACK, type Face } from '../../../../games/auf-achse-cards';
import { Barrier } from '../../../pieces/Barrier';
import { useWidth } from '../../../pieces/useWidth';
import { Card, MINI_BELOW } from '../cards/Card';
import { CardPlace } from '../cards/CardPlace';
import { fanStrip, fittingWidth } from '../cards/fanStrip';
import { captionsFor, cardLabel, WORDS } from '../table/words';
import { breaksIn, deadCards } from './count';
import styles from './FinaleLane.module.css';

const BARRIER = 18;

type Props = {
  race: readonly Face[];
  /** How many of its cards are open, and how many of these have been counted. */
  open: number;
  counted: number;
  /** The width of a card in px; smaller when there is not enough room for so many. */
  width: number;
};

/** A trip that is revealed card by card: a barrier falls at each break, and the cards before it turn grey. */
export const FinaleLane = ({ race, open, counted, width }: Props) => {
  const { t } = useTranslation(WORDS);
  const [ref, room = Infinity] = useWidth<HTMLDivElement>();
  const known = race.slice(0, counted);
  const breaks = breaksIn(known);
  const dead = deadCards(known);
  const row = {
    kind: 'apart',
    room,
    width,
    count: race.length,
    parts: breaks.size + 1,
    gap: BARRIER,
  } as const;
  const cardWidth = fittingWidth(row);
  const strip = fanStrip({ ...row, width: cardWidth });
  if (!race.length) return <CardPlace width={width} />;
  return (
    <div
      ref={ref}
      className={styles.lane}
      style={{ '--strip': `${strip}px`, '--fan-card': `${cardWidth}px` }}
    >
      {race.map((face, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card is where it lies
        <Fragment key={at}>
          {breaks.has(at) && <Barrier label={t('board.break')} narrow className={styles.barrier} />}
          <Card
            face={at < open ? face : BACK}
            width={cardWidth}
            mini={width < MINI_BELOW}
            label={cardLabel(at < open ? face : BACK, t)}
            captions={captionsFor(t)}
            className={at < dead ? styles.dead : undefined}
          />
        </Fragment>
      ))}
    </div>
  );
};
