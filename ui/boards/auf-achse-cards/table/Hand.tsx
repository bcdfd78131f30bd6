import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { BACK, faceOf, type CardId } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { useKey } from '../../../kit/useKey';
import { useWidth } from '../../../pieces/useWidth';
import { carrying } from './aiming';
import type { Bay } from './bays';
import { Card } from '../cards/Card';
import { CardPlace } from '../cards/CardPlace';
import { compareCards } from './cardOrder';
import { captionsFor, cardLabel, WORDS } from './words';
import styles from './Hand.module.css';
import type { Player } from './players';
import type { CardChoice } from './useCardChoice';
import type { Layout } from './useLayout';

type Props = {
  me: Player;
  bays: readonly Bay[];
  choice: CardChoice;
  layout: Layout;
  /** The id of the notice line that says why a card was refused. */
  noticeId: string;
  /** Called with a focused card that cannot go anywhere, to say why; with undefined when the focus leaves it. */
  onDoubt: (card: CardId | undefined) => void;
};

/** A card of the hand, or the empty place of one that was taken from it. */
type Slot = { readonly card: CardId; readonly goneTo?: Bay | undefined };

const sorted = (slots: readonly Slot[]): readonly Slot[] =>
  slots.toSorted((a, b) => compareCards(a.card, b.card));

/** Cards of this round that are on the table, whose places in the hand stay empty; only those that may be seen. */
const laidFrom = ({ race, fresh, sealed, places }: Player, bays: readonly Bay[]): readonly Slot[] => {
  if (!places.length) return [];
  const toRace = race.slice(race.length - fresh).map((card, at) => ({ card, bay: bays[at] }));
  const toCounter = bays.some(({ id }) => id === 'counter') ? [{ card: sealed, bay: bays[1] }] : [];
  return [...toRace, ...toCounter].flatMap(({ card, bay }) =>
    card && card !== BACK ? [{ card, goneTo: bay }] : [],
  );
};

const GAP = 6;
/** The narrowest card that can still be read and pressed, in px. */
const LEAST = 44;
/** How much of an empty place has to be seen for the name of a bay to be read in it, in px. */
const NAMED = 48;
/** How many cards lie in a row. */
const ROW = { desk: 10, tablet: 10, phone: 5 } as const;

/** How far an arrow key moves in a hand with rows of that many cards. */
const stepOf = (key: string, row: number): number | undefined =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row })[key];

/** How a number of cards is laid out in that width: how many in a row, how wide, how far apart; in px. */
const rowOf = (layout: Layout, room: number, count: number) => {
  const isSide = layout.name === 'side';
  const row = isSide ? Math.max(1, count) : ROW[layout.name];
  const width = Math.max(LEAST, Math.min(layout.sizes.hand, Math.floor((room - GAP * (row - 1)) / row)));
  // where even the narrowest cards do not fit, they overlap
  const gap = isSide ? Math.min(GAP, (room - width * row) / Math.max(1, row - 1)) : GAP;
  return { row, width, gap };
};

/** The keys of a hand with rows of `row` cards: Tab reaches one of the cards, arrow keys the others. */
const useHandKeys = (
  box: RefObject<HTMLElement | null>,
  { cards, row, choice }: { cards: readonly CardId[]; row: number; choice: CardChoice },
) => {
  const focused = useRef<number>(undefined);
  const [stop, setStop] = useState<CardId>();
  const tabStop = stop && cards.includes(stop) ? stop : (choice.selected ?? cards[0]);
  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];

  // A card put into a bay took the focus with it: its neighbour gets it, or, after the last card, the hand.
  useEffect(() => {
    const focus = document.activeElement;
    const isLost = focus === document.body || focus === box.current;
    if (focused.current === undefined || !isLost) return;
    const left = buttons();
    (left[Math.min(focused.current, left.length - 1)] ?? box.current)?.focus();
  });

  // if nothing has the focus yet, an arrow key moves it to the hand
  const takeUp = () => {
    if (document.activeElement === document.body) buttons()[cards.indexOf(tabStop!)]?.focus();
  };
  useKey('ArrowRight', tabStop && takeUp);
  useKey('ArrowLeft', tabStop && takeUp);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const step = stepOf(key, row);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step !== undefined) all[at + step]?.focus();
    else if (key === 'Home') all[0]?.focus();
    else if (key === 'End') all.at(-1)?.focus();
    else if (key === '1' || key === '2') choice.put(key === '1' ? 1 : 2, cards[at]);
    else if (key === 'Enter' && Object.keys(choice.staged).length) choice.lay();
    else return;
    event.preventDefault();
  };

  return {
    tabStop,
    onKeyDown,
    entered: (card: CardId) => {
      focused.current = cards.indexOf(card);
      setStop(card);
    },
    left: () => {
      focused.current = undefined;
    },
  };
};

/** The reader's hand. Arrow keys move within it, 1 and 2 put a card into a bay, Enter lays what is in the bays. */
export const Hand = ({ me, bays, choice, layout, noticeId, onDoubt }: Props) => {
  const { t } = useTranslation(WORDS);
  const about = useId();
  const [box, room = Infinity] = useWidth<HTMLDivElement>();
  const isPhone = layout.name === 'phone';
  const held = me.hand.filter((card) => card !== BACK);
  const slots = sorted([
    ...held.map((card) => ({ card, goneTo: choice.stagedIn(card) })),
    ...laidFrom(me, bays),
  ]);
  const { row, width, gap } = rowOf(layout, room, slots.length);
  const cards = slots.filter(({ goneTo }) => !goneTo).map(({ card }) => card);
  const keys = useHandKeys(box, { cards, row, choice });
  const isNamed = !isPhone && width + Math.min(0, gap) >= NAMED;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its cards, and after the last one its own
    <div
      ref={box}
      role="group"
      aria-label={t('board.yourHand')}
      aria-describedby={about}
      tabIndex={-1}
      onKeyDown={keys.onKeyDown}
      className={classNames(isPhone ? styles.grid : styles.hand, gap < GAP && styles.lapped)}
      style={{ '--lap': `${gap}px` }}
    >
      <p id={about} className="sr">
        {t('board.keys')}
      </p>
      {slots.map(({ card, goneTo }) =>
        goneTo ? (
          <CardPlace key={card} width={width} digit={goneTo.digit}>
            <span className={isNamed ? undefined : 'sr'}>{t(`board.bay.${goneTo.id}`)}</span>
          </CardPlace>
        ) : (
          <Card
            key={card}
            face={faceOf(card)}
            width={width}
            label={cardLabel(faceOf(card), t)}
            captions={captionsFor(t)}
            tabIndex={card === keys.tabStop ? 0 : -1}
            aria-pressed={choice.selected === card}
            aria-disabled={!choice.mayLay(card)}
            refused={choice.no?.card === card}
            className={classNames(
              choice.selected === card && styles.picked,
              choice.no?.card === card && styles.refused,
            )}
            {...(choice.no?.card === card && { 'aria-describedby': noticeId })}
            data-card={card}
            data-from="deck"
            data-place={`card-${card}`}
            onClick={() => choice.pick(card)}
            {...carrying(card, choice)}
            onFocus={() => {
              keys.entered(card);
              onDoubt(card);
            }}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget) keys.left();
              onDoubt(undefined);
            }}
          />
        ),
      )}
    </div>
  );
};
