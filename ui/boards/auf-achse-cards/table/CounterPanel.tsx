import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BACK,
  counterTotal,
  counterValue,
  faceOf,
  freightsToReopen,
  isLastPile,
  limitOf,
  type View,
} from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Odometer } from '../../../pieces/Odometer';
import { readTogether } from '../../../pieces/readTogether';
import { Sign } from '../../../pieces/Sign';
import { Starred } from '../../../kit/Starred';
import { Road } from '../cards/Road';
import { WORDS } from './words';
import styles from './CounterPanel.module.css';
import { Piles } from './Piles';
import type { Player } from './players';
import { Revealed } from './Revealed';
import { revealOn, type Reveal } from '../story';
import type { Snapshot } from '../../../kit/match';
import type { Layout } from './useLayout';

type Props = {
  shown: Snapshot<View>;
  /** The position as far as the effect of the card being turned up is known. */
  settled: Snapshot<View>;
  players: readonly Player[];
  layout: Layout;
  /** Has this stage been scored? */
  isScored: boolean;
  piles?: boolean;
};

/** How many cards at the end of the counter came from this reveal and are still there. */
const freshCards = (counter: View['counter'], { cards }: Reveal): number => {
  let fresh = 0;
  for (const { card } of cards.toReversed()) {
    const last = counter[counter.length - 1 - fresh];
    if (last !== undefined && faceOf(last) === card) fresh += 1;
  }
  return fresh;
};

/** The cards as stretches of road; equal cards are numbered in order. */
const piecesOf = (counter: View['counter'], fresh: number) =>
  counter.map(faceOf).map((face, at, faces) => ({
    id: `${face}.${faces.slice(0, at).filter((other) => other === face).length}`,
    km: counterValue(face),
    fresh: at >= faces.length - fresh,
  }));

/** May this card be a −50, as far as the reader can see? */
const mayTakeOff = (card: Player['sealed']): boolean =>
  card !== null && (card === BACK || faceOf(card) === 'lostFreight');

/** What the number means for the stage. */
const useOutlook = (view: View, { players, isScored }: Pick<Props, 'players' | 'isScored'>): string => {
  const { t } = useTranslation(WORDS);
  const missing = limitOf(view) - counterTotal(view.counter);
  if (isScored) return t('board.counter.over');
  if (missing > 0)
    return t(isLastPile(view) ? 'board.counter.missingOrPile' : 'board.counter.missing', { km: missing });
  const needed = freightsToReopen(view);
  const possible = players.filter(({ sealed }) => mayTakeOff(sealed)).length;
  const end = needed > possible ? t('board.counter.ends') : t('board.counter.mayEnd', { count: needed });
  return `${missing === 0 ? t('board.counter.reached') : t('board.counter.beyond', { km: -missing })} ${end}`;
};

/** K-5 — the kilometre counter: as a number, as a road, and the cards that made it. */
export const CounterPanel = memo((props: Props) => {
  const { shown, settled, players, layout, piles = true } = props;
  const { t } = useTranslation(WORDS);
  const { view } = settled;
  const reveal = revealOn(shown);
  const counted = revealOn(settled);
  const total = counterTotal(view.counter);
  const limit = limitOf(view);
  const label = t('board.counter.label', { km: total, limit });
  const outlook = useOutlook(view, props);
  const isPhone = layout.name === 'phone';
  const road = (
    <Road
      cards={piecesOf(view.counter, freshCards(view.counter, counted))}
      limit={limit}
      label={readTogether([label, outlook.replaceAll('**', '')], '. ')}
      drawn={isPhone && layout.isLowest ? 'flat' : layout.isLow ? 'compact' : 'full'}
    />
  );
  const revealed = (
    <Revealed
      reveal={reveal}
      told={reveal.isCurrent && !counted.isCurrent ? 0 : counted.cards.length}
      round={reveal.isCurrent ? shown.view.round : shown.view.round - 1}
      pending={reveal.isCurrent ? players.filter(({ sealed }) => sealed !== null) : []}
      players={players}
      startPlayer={shown.view.startPlayer}
      width={layout.sizes.revealed}
      isCompact={layout.name !== 'desk' || players.length > 4}
      isPhone={isPhone || layout.name === 'side'}
    />
  );
  const pile = piles && (
    <Piles
      deck={view.deck.length}
      discard={view.discard.length}
      width={layout.sizes.pile}
      isLine={layout.name !== 'desk'}
    />
  );
  if (isPhone)
    return (
      <section className={styles.phone} aria-label={t('board.counter.title')} data-place="counter">
        <h2 className="sr">{t('board.counter.title')}</h2>
        <div className={styles.line}>
          <Odometer value={total} size="s" label={label} />
          <span>{t('board.counter.of', { limit })}</span>
          {pile}
        </div>
        {road}
        {revealed}
      </section>
    );
  if (layout.name === 'side')
    return (
      <section className={styles.sideways} aria-label={t('board.counter.title')} data-place="counter">
        <h2 className="sr">{t('board.counter.title')}</h2>
        <div>
          <Odometer value={total} size="s" label={label} />
          <p className={styles.of}>{t('board.counter.of', { limit })}</p>
        </div>
        {road}
        {revealed}
      </section>
    );
  return (
    <section
      className={classNames(styles.counter, !piles && styles.withoutPiles, layout.isLow && styles.low)}
      aria-label={t('board.counter.title')}
      data-place="counter"
    >
      <Sign className={styles.meter}>
        <h2 className={styles.title}>{t('board.counter.title')}</h2>
        <Odometer value={total} size={layout.isLow ? 'm' : 'l'} label={label} className={styles.odometer} />
        <p className={styles.of}>{t('board.counter.of', { limit })}</p>
        <p className={styles.outlook}>
          <Starred text={outlook} />
        </p>
      </Sign>
      <div className={styles.strip}>
        {road}
        {revealed}
      </div>
      {pile}
    </section>
  );
});
CounterPanel.displayName = 'CounterPanel';
