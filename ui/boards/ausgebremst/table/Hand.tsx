import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFaceUp, valueOf, type CardId, type View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { Letters } from '../../../kit/hints/Letters';
import { lettersOf, useMarks } from '../../../kit/hints/marks';
import { useMoves } from '../../../kit/moves';
import { useKey } from '../../../kit/useKey';
import type { Driver } from './drivers';
import { whyNotCard } from './goals';
import styles from './Hand.module.css';
import { RaceCard } from './RaceCard';
import type { DriveChoice } from './useDriveChoice';
import { WORDS } from './words';

type CardProps = {
  readonly view: View;
  readonly card: CardId;
  readonly me: Driver;
  readonly choice: DriveChoice;
  /** Is it the first card of its value? Then the digit key of its value picks it. */
  readonly isFirst: boolean;
};

const HandCard = ({ view, card, me, choice, isFirst }: CardProps) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, isPlaying } = useMoves();
  const value = valueOf(card);
  const isOpen = legal.some(({ move, args }) => move === 'drive' && args[0] === card);
  const why = isOpen ? undefined : whyNotCard(view, me.car, card, whyNot);
  const isMine = isPlaying && me.isOnTurn && view.turn.step === 'drive';
  // cards outside the current lesson are not shown as barred
  const isBarred = isMine && !isOpen && why?.reason !== 'lesson';
  const isSix = why?.rule.startsWith('A-6') ?? false;
  const press = () => (isOpen ? choice.pick(card) : choice.pickBarred(card, why));
  // While the picked card still has the focus, Enter makes the drive.
  const drive = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || card !== choice.card || !choice.goal) return;
    event.preventDefault();
    choice.confirm();
  };
  const point = () => isBarred && choice.refuse(why);
  useKey(String(value), isFirst && isPlaying && isOpen ? () => choice.pick(card) : undefined);
  const letters = lettersOf(useMarks(), ({ move, args }) => move === 'drive' && args[0] === card);
  const face = (
    <>
      <RaceCard value={value} paint={me.paint} isBarred={isBarred} />
      <Letters of={letters} />
    </>
  );
  if (!isPlaying)
    return (
      <span className={styles.card} role="img" aria-label={t('table.hand.card', { value })}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={classNames(styles.card, card === choice.card && styles.picked, !isOpen && styles.idle)}
      data-card={card}
      data-place={`card-${card}`}
      aria-pressed={card === choice.card}
      aria-disabled={!isOpen}
      onClick={press}
      onKeyDown={drive}
      onFocus={point}
    >
      <span className="sr">{t('table.hand.card', { value })} </span>
      {face}
      {isBarred && <span className={styles.why}>{t(isSix ? 'table.hand.noSix' : 'table.hand.noWay')}</span>}
    </button>
  );
};

type Props = { readonly view: View; readonly me: Driver; readonly choice: DriveChoice };

/** The reader's own cards, in ascending order. */
export const Hand = ({ view, me, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const hand = view.hands[me.car]!.filter(isFaceUp).toSorted((a, b) => valueOf(a) - valueOf(b));
  return (
    <section className={styles.hand} aria-label={t('table.hand.label')}>
      {hand.map((card, at) => (
        <HandCard
          key={card}
          view={view}
          card={card}
          me={me}
          choice={choice}
          isFirst={at === 0 || valueOf(hand[at - 1]!) !== valueOf(card)}
        />
      ))}
    </section>
  );
};
