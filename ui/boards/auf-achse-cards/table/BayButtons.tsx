import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  BACK,
  counterTotal,
  faceOf,
  raceScore,
  type Back,
  type CardId,
  type View,
} from '../../../../games/auf-achse-cards';
import { useKey } from '../../../kit/useKey';
import { whenPointed } from '../../../kit/whenPointed';
import { Button } from '../../../pieces/Button';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { digits } from '../../../pieces/digits';
import type { Bay } from './bays';
import styles from './BayButtons.module.css';
import { Card } from '../cards/Card';
import { foresightOf, tripBefore, type Figure } from './foresight';
import { cardIndex, captionsFor, cardLabel, pictureOf, WORDS } from './words';
import { isOpen, type Player } from './players';
import type { CardChoice } from './useCardChoice';
import type { Layout } from './useLayout';

type Props = {
  view: View;
  me: Player;
  bays: readonly Bay[];
  choice: CardChoice;
  layout: Layout;
  /** Called with the bay that is pointed at or has the focus. */
  onPoint: (bay: Bay | undefined) => void;
};

/** The card that was played to a bay, as far as its owner may look at it. */
const laidIn = (bay: Bay, { race, fresh, sealed }: Player): CardId | Back => {
  if (bay.id === 'counter') return sealed ?? BACK;
  const at = race.length - fresh + (bay.id === 'extra2' ? 1 : 0);
  return race[at] ?? BACK;
};

/** The value at this place with the card that is picked up or put here; otherwise the current value. */
const figureOf = (
  bay: Bay,
  { view, me, bays, choice }: Omit<Props, 'layout' | 'onPoint'>,
): Figure | undefined => {
  if (bay.isLaid) return undefined;
  const card = choice.selected ?? choice.staged[bay.id];
  if (card) return foresightOf(view, me.seat, bay, card, { bays, staged: choice.staged }).figure;
  if (bay.move === 'layCounter') return { number: digits(counterTotal(view.counter)), isLoss: false };
  const trip = tripBefore(view, me.seat, bay, { bays, staged: choice.staged });
  return isOpen(trip) ? { number: String(raceScore(trip.map(faceOf))), isLoss: false } : undefined;
};

/** "80 km" on the own trip, "170" on the counter; "−1 card" for an action card, which adds no kilometres. */
const figureInWords = (bay: Bay, { number, cards }: Figure, t: TFunction): string => {
  if (cards !== undefined) return `${number}\u00a0${t('board.cards', { count: cards })}`;
  return bay.move === 'layCounter' ? number : t('board.kilometres', { km: number });
};

const BayButton = (props: Props & { bay: Bay }) => {
  const { bay, me, choice, layout, onPoint } = props;
  const { t } = useTranslation(WORDS);
  const staged = choice.staged[bay.id];
  const card = staged ?? (bay.isLaid ? laidIn(bay, me) : undefined);
  const name = t(`board.bay.${bay.id}`);
  const figure = figureOf(bay, props);
  const index = card && card !== BACK ? cardIndex(faceOf(card), t) : t('board.faceDown');
  const label = (): string => {
    if (bay.isLaid) return t('board.bayLabel.laid', { bay: name, card: index });
    if (choice.selected) {
      const selected = cardIndex(faceOf(choice.selected), t);
      return staged
        ? t('board.bayLabel.swap', { bay: name, there: index, card: selected })
        : t('board.bayLabel.put', { bay: name, card: selected });
    }
    return staged
      ? t('board.bayLabel.takeBack', { bay: name, card: index })
      : t('board.bayLabel.empty', { bay: name });
  };
  return (
    <button
      type="button"
      className={classNames(styles.bay, choice.selected && !bay.isLaid && styles.open)}
      aria-label={label()}
      aria-disabled={bay.isLaid || undefined}
      data-place={`bay-${bay.id}`}
      onClick={() => choice.put(bay.digit)}
      {...whenPointed((isPointed) => onPoint(isPointed ? bay : undefined))}
    >
      <span className={styles.paint} aria-hidden="true">
        <span>{name}</span>
        {figure && (
          // drawn by CSS, so that the button's spoken name does not begin with it
          <b
            className={classNames(styles.figure, figure.isLoss && styles.loss)}
            data-figure={figureInWords(bay, figure, t)}
          />
        )}
      </span>{' '}
      <span className={styles.place} aria-hidden="true">
        {card && (
          <Card
            face={pictureOf(card)}
            width={layout.sizes.bay}
            label={card === BACK ? '' : cardLabel(faceOf(card), t)}
            mini
            captions={captionsFor(t)}
            own={bay.isLaid && layout.name === 'desk'}
            {...(staged && { 'data-card': staged })}
            {...(bay.isLaid && bay.id === 'counter' && { 'data-card': `sealed-${me.seat}` })}
          />
        )}
        {!card && <span className={styles.digit} data-digit={bay.digit} />}
      </span>
      {staged && !choice.selected && (
        <span className={styles.take} aria-hidden="true">
          <Icon name="undo" size={18} />
        </span>
      )}
      {bay.isLaid && layout.name !== 'desk' && <Icon name="lock" size={18} className={styles.lock} />}
    </button>
  );
};

/** The places painted on the asphalt for chosen cards, and the button that plays them. */
export const BayButtons = (props: Props) => {
  const { t } = useTranslation(WORDS);
  const { me, bays, choice, layout } = props;
  const staged = bays.filter(({ id }) => choice.staged[id]);
  const open = bays.filter(({ isLaid }) => !isLaid);
  const isPhone = layout.name === 'phone';
  // the hand handles Enter itself while it has the focus
  useKey('Enter', staged.length && !choice.isBusy ? choice.lay : undefined);
  const layLabel = () => {
    if (staged.length > 1) return t('board.lay.both');
    const [bay] = staged.length ? staged : open;
    if (open.length > 1 && !staged.length) return t('board.lay.both');
    if (!isPhone && bay) return t(`board.lay.${bay.move}`);
    return t(open.length > 1 ? 'board.lay.onlyThis' : 'board.lay.one');
  };
  if (!bays.length)
    return (
      <div
        className={styles.bays}
        data-layout={layout.isAcross ? 'desk' : layout.name}
        data-low={layout.isLow}
      >
        <p className={styles.idle}>
          <Icon name="eye" size={22} />
          {t(me.doing === 'noCards' ? 'board.lay.none' : 'board.turn.revealing')}
        </p>
      </div>
    );
  return (
    <div className={styles.bays} data-layout={layout.isAcross ? 'desk' : layout.name} data-low={layout.isLow}>
      {bays.map((bay) => (
        <BayButton key={bay.id} bay={bay} {...props} />
      ))}
      {open.length > 0 ? (
        <Button
          variant={staged.length ? 'mine' : 'dark'}
          size="l"
          kbd={layout.name !== 'phone' && staged.length !== 1 ? 'Enter' : undefined}
          className={styles.lay}
          aria-disabled={!staged.length}
          data-place="lay"
          busy={choice.isBusy}
          onClick={choice.lay}
        >
          {layLabel()}
        </Button>
      ) : (
        // Still a button, so that the focus stays where the last card was played.
        <Button
          variant="dark"
          size="l"
          icon="check"
          className={classNames(styles.lay, styles.done)}
          aria-disabled
        >
          {t('board.lay.done')}
        </Button>
      )}
    </div>
  );
};
