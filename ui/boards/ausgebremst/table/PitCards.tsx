import { useTranslation } from 'react-i18next';
import { mayStillStop, valueOf, type View } from '../../../../games/ausgebremst';
import { Letters } from '../../../kit/hints/Letters';
import { lettersOf, useMarks } from '../../../kit/hints/marks';
import { moveNamed, useMoves } from '../../../kit/moves';
import { MoveButton } from '../../../kit/MoveButton';
import type { Driver } from './drivers';
import styles from './PitCards.module.css';
import { RaceCard } from './RaceCard';
import { WORDS } from './words';

type Props = { readonly view: View; readonly me: Driver };

/**
 * the pit-stop cards of the reader's grid row, as long as a stop can bring them; after it, one of them is
 * chosen here.
 */
export const PitCards = ({ view, me }: Props) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const marks = useMarks();
  const cards = view.pitCards[me.car]!;
  const isChoosing = isPlaying && me.isOnTurn && view.turn.step === 'fetch';
  const isLost = !view.cars[me.car]!.stopped && !mayStillStop(view, me.car);
  if (!cards.length || isLost) return null;
  return (
    <section className={styles.pitCards} aria-label={t('table.pitCards.title')}>
      <h2 className={styles.title}>{t('table.pitCards.title')}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Letters of={lettersOf(marks, ({ move, args }) => move === 'fetch' && args[0] === card)} />
            <RaceCard value={valueOf(card)} paint={me.paint} />
            {isChoosing && (
              <MoveButton move={moveNamed('fetch', card)} kbd={String(valueOf(card))} variant="mine">
                {t('table.pitCards.fetch', { value: valueOf(card) })}
              </MoveButton>
            )}
          </div>
        ))}
      </div>
    </section>
  );
};
