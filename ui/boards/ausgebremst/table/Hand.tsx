import { useTranslation } from 'react-i18next';
import { FINISH, valueOf, type CardId, type View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { moveOf, useMoves } from '../../table/moves';
import { useKey } from '../../table/useKey';
import type { Driver } from './drivers';
import styles from './Hand.module.css';
import { RaceCard } from './RaceCard';
import type { Choice } from './useChoice';
import { WORDS } from './words';

type CardProps = {
  readonly card: CardId;
  readonly me: Driver;
  readonly choice: Choice;
  /** Is it the first of its value? Then its number is its key. */
  readonly isFirst: boolean;
};

const HandCard = ({ card, me, choice, isFirst }: CardProps) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, isPlaying } = useMoves();
  const value = valueOf(card);
  const isOpen = legal.some(({ move, args }) => move === 'drive' && args[0] === card);
  const why = isOpen ? undefined : whyNot(moveOf('drive', card, FINISH));
  // The rule of the six is about the card itself, everything else about where it leads.
  const isBarred = why?.reason === 'leaderSix' || why?.reason === 'leaderSixes';
  const isStuck = !isOpen && me.isAwaited && isPlaying;
  const press = () => (isOpen ? choice.pick(card) : choice.refuse(why));
  const point = () => !isOpen && me.isAwaited && choice.refuse(why);
  useKey(String(value), isFirst && isPlaying && isOpen ? () => choice.pick(card) : undefined);
  const face = <RaceCard value={value} paint={me.paint} isBarred={isBarred || isStuck} />;
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
      aria-label={t('table.hand.card', { value })}
      aria-pressed={card === choice.card}
      aria-disabled={!isOpen}
      onClick={press}
      onMouseEnter={point}
      onFocus={point}
    >
      {face}
      {isBarred && <span className={styles.why}>{t('table.hand.noSix')}</span>}
    </button>
  );
};

type Props = { readonly view: View; readonly me: Driver; readonly choice: Choice };

/** The reader's own cards, small ones first. */
export const Hand = ({ view, me, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const hand = (view.hands[me.id] as readonly CardId[]).toSorted((a, b) => valueOf(a) - valueOf(b));
  return (
    <section className={styles.hand} aria-label={t('table.hand.label')}>
      {hand.map((card, at) => (
        <HandCard
          key={card}
          card={card}
          me={me}
          choice={choice}
          isFirst={at === 0 || valueOf(hand[at - 1]!) !== valueOf(card)}
        />
      ))}
    </section>
  );
};
