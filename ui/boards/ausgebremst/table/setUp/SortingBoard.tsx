import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  pointsOf,
  STACKS,
  valueOf,
  VALUES,
  type CardId,
  type Value,
  type View,
} from '../../../../../games/ausgebremst';
import { Button } from '../../../../pieces/Button';
import { Sheet } from '../../../../pieces/Sheet';
import { classNames } from '../../../../pieces/classNames';
import { carriedBy, carry } from '../../../../kit/carrying';
import { notChosen } from '../../../../kit/generalRefusals';
import { useMoves } from '../../../../kit/moves';
import { Rule } from '../../../../kit/Rule';
import { ASKS } from '../../../../kit/useFocusKept';
import { useKey } from '../../../../kit/useKey';
import { useSpoken } from '../../../../kit/useSpoken';
import { afterPaint } from '../../../../shell/afterPaint';
import type { Driver } from '../drivers';
import { RaceCard } from '../RaceCard';
import { WORDS } from '../words';
import { ofValue, stackAt, type Suggestion } from './arrangement';
import styles from './SortingBoard.module.css';
import type { Sorting } from './useSorting';

const DESCENDING = VALUES.toReversed();

type TrayProps = { readonly me: Driver; readonly sorting: Sorting; readonly value: Value };

/** The cards of one value that are still in hand. */
const Tray = ({ me, sorting, value }: TrayProps) => {
  const { t } = useTranslation(WORDS);
  const cards = ofValue(sorting.rest, value);
  const isSelected = value === sorting.value;
  return (
    <button
      type="button"
      className={classNames(styles.tray, isSelected && styles.selected)}
      aria-pressed={isSelected}
      aria-disabled={!cards.length}
      draggable={cards.length > 0}
      onDragStart={(event: DragEvent) => {
        carry(event, String(value));
        sorting.select(value);
      }}
      onClick={() => sorting.select(value)}
    >
      <span className="sr">{t('table.sort.tray', { value, count: cards.length })}</span>
      <span className={styles.fan}>
        {cards.map((card, at) => (
          <span key={card} style={{ '--at': at }}>
            <RaceCard value={value} paint={me.paint} />
          </span>
        ))}
        {!cards.length && (
          <span className={styles.gone}>
            <RaceCard value={value} paint={me.paint} />
          </span>
        )}
      </span>
      <b aria-hidden="true">{cards.length}×</b>
    </button>
  );
};

type StackProps = {
  readonly view: View;
  readonly me: Driver;
  readonly sorting: Sorting;
  readonly at: number;
};

/** A stack being built: the card put there last is on top and is drawn first. */
const Stack = ({ view, me, sorting, at }: StackProps) => {
  const { t } = useTranslation(WORDS);
  const { value, rest } = sorting;
  const cards = stackAt(view, me.car, sorting.arranged, at);
  const laid = view.stacks[me.car]![at]!.length;
  const number = at + 1;
  const lay = value && (() => sorting.lay(value, at));
  const alike = value ? ofValue(rest, value).length : 0;
  useKey(String(number), lay);
  const dropping = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const dropped = VALUES.find((one) => String(one) === carriedBy(event));
      if (dropped) sorting.lay(dropped, at);
    },
  };
  return (
    <li className={styles.stack} data-ground="asphalt" data-place={`lay-${at}`}>
      <button type="button" className={styles.lay} {...dropping} aria-disabled={!lay} onClick={lay}>
        <span className="sr">
          {value ? t('table.sort.lay', { value, number }) : t('table.stacks.name', { number })}
        </span>
        <span className={styles.name} aria-hidden="true">
          {t('table.stacks.name', { number })} <kbd>{number}</kbd>
        </span>
      </button>
      {alike > 1 && value && (
        <Button size="s" variant="dark" className={styles.all} onClick={() => sorting.layAll(value, at)}>
          {t('table.sort.all', { count: alike, value })}
        </Button>
      )}
      <ol className={styles.pile} style={{ '--cards': cards.length }}>
        {cards.map((card: CardId, n) => (
          <li key={card} style={{ '--at': n }}>
            {n < laid ? (
              <RaceCard value={valueOf(card)} paint={me.paint} hasCorner />
            ) : (
              <button
                type="button"
                className={styles.back}
                {...dropping}
                onClick={() => sorting.takeBack(card)}
              >
                <span className="sr">{t('table.sort.back', { value: valueOf(card), number })}</span>
                <RaceCard value={valueOf(card)} paint={me.paint} hasCorner />
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.sum}>
        {t('table.stacks.count', { count: cards.length })} ·{' '}
        {t('table.sort.points', { count: pointsOf(cards) })}
      </span>
    </li>
  );
};

type Props = { readonly view: View; readonly me: Driver; readonly sorting: Sorting };

/** the cards, sorted onto four stacks one by one, by value, or as suggested. */
export const SortingBoard = ({ view, me, sorting }: Props) => {
  const { t } = useTranslation(WORDS);
  const { onRefuse } = useMoves();
  const { rest, arranged, value } = sorting;
  const held = DESCENDING.filter((one) => ofValue(rest, one).length > 0);
  const step = (by: number) => {
    const next = value && held[(held.indexOf(value) + by + held.length) % held.length];
    if (next) sorting.select(next);
  };
  useKey('ArrowRight', held.length > 1 ? () => step(1) : undefined);
  useKey('ArrowLeft', held.length > 1 ? () => step(-1) : undefined);
  useKey('Backspace', arranged.length ? sorting.undo : undefined);
  useKey('Enter', sorting.isComplete && !sorting.isSending ? sorting.send : undefined);
  const isOpen = view.options.stacks === 'open';
  // all cards move at once, which takes long: the press is painted first
  const suggest = (suggestion: Suggestion) => () => afterPaint(() => sorting.suggest(suggestion));
  useSpoken(t('table.sort.title'));
  return (
    <Sheet className={styles.board} aria-label={t('table.sort.title')} {...ASKS}>
      <h2 className={styles.title}>
        {t('table.sort.title')}
        <small>
          {t(isOpen ? 'table.sort.noteOpen' : 'table.sort.note')} <Rule of="A-11.3" />
        </small>
      </h2>
      <div className={styles.trays} role="group" aria-label={t('table.sort.rest', { count: rest.length })}>
        {DESCENDING.map((one) => (
          <Tray key={one} me={me} sorting={sorting} value={one} />
        ))}
      </div>
      <div className={styles.quick}>
        <Button size="s" aria-disabled={!rest.length} onClick={suggest('byValue')}>
          {t('table.sort.byValue')}
        </Button>
        <Button size="s" aria-disabled={!rest.length} onClick={suggest('inTurn')}>
          {t('table.sort.inTurn')}
        </Button>
        <Button size="s" icon="undo" kbd="Backspace" aria-disabled={!arranged.length} onClick={sorting.undo}>
          {t('table.sort.undo')}
        </Button>
        <Button size="s" icon="trash" aria-disabled={!arranged.length} onClick={sorting.clear}>
          {t('table.sort.clear')}
        </Button>
      </div>
      <ol className={styles.stacks}>
        {Array.from({ length: STACKS }, (_, at) => (
          <Stack key={at} view={view} me={me} sorting={sorting} at={at} />
        ))}
      </ol>
      <div className={styles.foot}>
        <p>
          <span className={styles.how}>{t('table.sort.help')}</span> <span>{t('table.sort.means')}</span>
        </p>
        <Button
          variant="go"
          data-primary
          data-place="laid"
          busy={sorting.isSending}
          aria-disabled={!sorting.isComplete || sorting.isSending}
          {...(sorting.isComplete
            ? { kbd: 'Enter', onClick: sorting.send }
            : { onClick: () => onRefuse(notChosen(WORDS, 'stack')), onBlur: () => onRefuse(undefined) })}
        >
          {rest.length ? t('table.sort.left', { count: rest.length }) : t('table.sort.done')}
        </Button>
      </div>
    </Sheet>
  );
};
