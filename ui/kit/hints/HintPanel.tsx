import { startTransition, useContext, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inPercent, type Advice } from '../../../games/shared/bots/advice';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import { readTogether } from '../../pieces/readTogether';
import { Sheet } from '../../pieces/Sheet';
import { useSpoken } from '../useSpoken';
import { HintsContext, verdictOf } from './hints';
import { LETTERS } from './marks';
import styles from './HintPanel.module.css';

/** A hint in words: what to do, and why, one fact after the other. */
export type AdviceWords = {
  readonly title: string;
  readonly reasons: readonly string[];
  /** A remark that applies to every possible move: it is shown once. */
  readonly about?: string | undefined;
};

type Props = {
  readonly wordsOf: (advice: Advice) => AdviceWords;
  /** Why there is no hint, if there is a specific reason. */
  readonly none?: string | undefined;
  /** Highlights a hint on the table; it does not play the move. */
  readonly onChoose: (advice: Advice) => void;
  /** Is there no room beside the board? Then the panel covers one half of it until a hint is chosen. */
  readonly isOver: boolean;
  /** Which half it covers; the other one shows the hint. */
  readonly half?: 'upper' | 'lower';
  readonly className?: string | undefined;
};

/** How good each hint is compared with the best; if the estimates are too rough, only the best is marked. */
const useRows = (advice: readonly Advice[], wordsOf: Props['wordsOf']) => {
  const { t } = useTranslation('table');
  return advice.map((one, at) => {
    const { key, points } = verdictOf(advice, at);
    const isTold = !one.isRough;
    const verdict = isTold || key === 'best' ? key : undefined;
    return {
      one,
      words: wordsOf(one),
      verdict,
      said: verdict && t(`hints.${verdict}`, { count: points }),
      chance: isTold ? inPercent(one.chance) : undefined,
    };
  });
};

/** Calls `act` with the digit key pressed, counted from 0, before the rest of the table receives the key. */
const useDigits = (count: number, act: (at: number) => void, onClose: () => void) => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    const at = Number(event.key) - 1;
    if (event.key === 'Escape') onClose();
    else if (at >= 0 && at < count) act(at);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
};

/** While the expert thinks: rows without text, so that nothing moves when the text arrives. */
const Skeleton = () => (
  <div className={styles.list} aria-hidden="true">
    {LETTERS.map((letter) => (
      <div key={letter} className={classNames(styles.row, styles.waiting)}>
        <i />
        <span />
        <span />
      </div>
    ))}
  </div>
);

type RowProps = {
  readonly row: ReturnType<typeof useRows>[number];
  readonly at: number;
  readonly onChoose: () => void;
};

/** One hint: what to do, how good it is, and why. */
const Row = ({ row: { words, verdict, said, chance }, at, onChoose }: RowProps) => {
  const { t } = useTranslation('table');
  return (
    <button
      type="button"
      className={classNames(styles.row, verdict === 'best' && styles.best)}
      aria-keyshortcuts={String(at + 1)}
      // Enter is then for making the chosen move, as its button says, not for choosing the hint again
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <i className={styles.letter}>{LETTERS[at]}</i>
      <span className={styles.what}>
        <b>{words.title}</b>
        {said && (
          <em data-verdict={verdict}>
            <span className={styles.dot}>{' · '}</span>
            {said}
          </em>
        )}
      </span>{' '}
      {chance !== undefined && (
        <>
          <span className={styles.chance}>{t('hints.chance', { percent: chance })}</span>{' '}
        </>
      )}
      <span className={styles.why}>{words.reasons.join('\u00a0· ')}</span>
    </button>
  );
};

const OpenPanel = ({ wordsOf, none, onChoose, isOver, half = 'lower', className }: Props) => {
  const { t } = useTranslation('table');
  const { advice, close } = useContext(HintsContext);
  const title = useId();
  const rows = useRows(advice ?? [], wordsOf);
  const choose = (at: number) => {
    const { one } = rows[at]!;
    if (!isOver) onChoose(one);
    else
      // both at once, so that a map that moves to the place moves once
      startTransition(() => {
        onChoose(one);
        close();
      });
  };
  useDigits(rows.length, choose, close);
  const spoken = rows.map(({ words, said, chance }, at) => {
    const what = readTogether([words.title, said]);
    return chance === undefined
      ? t('hints.spokenRough', { letter: LETTERS[at], what })
      : t('hints.spoken', { letter: LETTERS[at], what, percent: chance });
  });
  const isKnown = advice !== undefined;
  const nothing = none ?? t('hints.none');
  const about = rows.find(({ words }) => words.about)?.words.about;
  useSpoken(
    isKnown ? [rows.length ? t('hints.found', { count: rows.length }) : nothing, ...spoken].join(' ') : '',
  );

  return (
    <Sheet
      className={classNames(
        styles.panel,
        isOver && styles.over,
        isOver && half === 'upper' && styles.upper,
        className,
      )}
      aria-labelledby={title}
      aria-busy={!isKnown}
      data-place="hints"
    >
      <header className={styles.head}>
        <h2 id={title}>{t('hints.title')}</h2>
        <Button
          variant="icon"
          size="s"
          aria-label={t('hints.close')}
          aria-keyshortcuts="Escape"
          icon="close"
          onClick={close}
        />
      </header>
      {!isKnown && <Skeleton />}
      {isKnown && !rows.length && <p className={styles.nothing}>{nothing}</p>}
      {about && <p className={styles.about}>{about}</p>}
      {rows.length > 0 && (
        <ol className={classNames(styles.list, isOver && styles.scrolling)}>
          {rows.map((row, at) => (
            <li key={LETTERS[at]}>
              <Row row={row} at={at} onChoose={() => choose(at)} />
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <p className={styles.note}>
          {rows.some(({ chance }) => chance !== undefined) && t('hints.percent')}{' '}
          <span className={styles.how}>
            {t('hints.note')} <span className={styles.keys}>{t('hints.keys', { count: rows.length })}</span>
          </span>
        </p>
      )}
    </Sheet>
  );
};

/** What an expert would do, best first, each with its chance and its reasons; absent until somebody asks. */
export const HintPanel = (props: Props) =>
  useContext(HintsContext).isOpen ? <OpenPanel {...props} /> : null;
