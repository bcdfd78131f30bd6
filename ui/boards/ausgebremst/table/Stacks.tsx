import { useTranslation } from 'react-i18next';
import { BACK, STACKS, valueOf, type View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { isListed, moveNamed, useMoves } from '../../../kit/moves';
import { Letters } from '../../../kit/hints/Letters';
import { useLettersOf } from '../../../kit/hints/marks';
import { useKey } from '../../../kit/useKey';
import type { Driver } from './drivers';
import { CardBack, RaceCard } from './RaceCard';
import styles from './Stacks.module.css';
import { WORDS } from './words';

type Props = {
  readonly view: View;
  readonly me: Driver;
  /** What a press on a stack does now. */
  readonly move: 'draw' | 'stow';
  /** Are they only for information now? Then they take little room. */
  readonly isSmall?: boolean;
};

const Stack = ({ view, me, move: name, at }: Props & { readonly at: number }) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, play, onRefuse, isPlaying } = useMoves();
  const stack = view.stacks[me.car]![at]!;
  const top = stack.at(-1);
  const move = moveNamed(name, at);
  const isOpen = isListed(legal, move);
  const letters = useLettersOf(move);
  const press = () => (isOpen ? play(move) : onRefuse(whyNot(move)));
  useKey(String(at + 1), isOpen ? press : undefined);
  const count = t('table.stacks.count', { count: stack.length });
  const label = [
    t(isOpen ? `table.stacks.${name}` : 'table.stacks.name', { number: at + 1 }),
    count,
    ...(top && top !== BACK ? [t('table.stacks.top', { value: valueOf(top) })] : []),
  ].join(', ');
  const face = (
    <>
      <span className={classNames(styles.cards, !top && styles.empty)}>
        <Letters of={letters} />
        {top &&
          (top === BACK ? <CardBack paint={me.paint} /> : <RaceCard value={valueOf(top)} paint={me.paint} />)}
        <b className={styles.count} aria-hidden="true">
          {stack.length}×
        </b>
      </span>
      <kbd className={styles.name} aria-hidden="true">
        {at + 1}
      </kbd>
    </>
  );
  if (!isPlaying)
    return (
      <span className={styles.stack} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={classNames(styles.stack, isOpen && styles.offered)}
      aria-disabled={!isOpen}
      data-move={`${name} ${at}`}
      onClick={press}
    >
      <span className="sr">{label}</span>
      {face}
    </button>
  );
};

/** the reader's own four stacks. */
export const Stacks = (props: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <section
      className={classNames(styles.stacks, props.isSmall && styles.small)}
      aria-label={t('table.stacks.label')}
    >
      <h2 className={styles.title}>{t('table.stacks.title')}</h2>
      {Array.from({ length: STACKS }, (_, at) => (
        <Stack key={at} {...props} at={at} />
      ))}
    </section>
  );
};
