import { useTranslation } from 'react-i18next';
import { SET_UP_IDS, SET_UPS, VALUES, type SetUp, type View } from '../../../../../games/ausgebremst';
import { classNames } from '../../../../pieces/classNames';
import { isListed, moveNamed, useMoves } from '../../../../kit/moves';
import { Letters } from '../../../../kit/hints/Letters';
import { useLettersOf } from '../../../../kit/hints/marks';
import { useSure } from '../../../../kit/useSure';
import type { Driver } from '../drivers';
import { BUDGET } from '../purse';
import { WORDS } from '../words';
import styles from './SetUps.module.css';

/** The number of cards of each value in a set-up, as columns. */
const Columns = ({ id }: { readonly id: SetUp }) => (
  <svg className={styles.columns} viewBox="0 0 168 84" aria-hidden="true">
    {VALUES.map((value, at) => (
      <g key={value}>
        {Array.from({ length: SET_UPS[id][value] }, (_, n) => (
          <rect key={n} x={at * 28 + 3} y={56 - n * 10} width="22" height="8" rx="1.5" />
        ))}
        <text x={at * 28 + 14} y="80">
          {value}
        </text>
      </g>
    ))}
  </svg>
);

const cardsIn = (id: SetUp): number => VALUES.reduce((sum, value) => sum + SET_UPS[id][value], 0);

type SetUpButtonProps = { readonly id: SetUp; readonly chosen: SetUp | null | undefined };

/** One of the set-ups; where nothing can be taken back, it must be pressed twice. */
const SetUpButton = ({ id, chosen }: SetUpButtonProps) => {
  const { t } = useTranslation([WORDS, 'table']);
  const { legal, whyNot, play, onRefuse } = useMoves();
  const { isAsking, forget, dear } = useSure();
  const move = moveNamed('chooseSetUp', id);
  const isOpen = isListed(legal, move);
  const letters = useLettersOf(move);
  const counts = VALUES.map((value) => `${SET_UPS[id][value]} × ${value}`).join(', ');
  return (
    <button
      type="button"
      className={classNames(styles.setUp, chosen === id && styles.chosen)}
      aria-pressed={chosen === id}
      aria-disabled={!isOpen}
      data-move={`chooseSetUp ${id}`}
      onClick={isOpen ? dear(() => play(move)) : () => onRefuse(whyNot(move))}
      onBlur={forget}
    >
      <span className={styles.letters}>
        <Letters of={letters} />
      </span>
      <span className={styles.words}>
        <b>{t(`table.setUp.${id}.name`)}</b>
        <small>{t('table.setUp.counts', { count: cardsIn(id), points: BUDGET })}</small>
        <span>{t(`table.setUp.${id}.about`)}</span>
        <span className="sr">{counts}</span>
      </span>
      <Columns id={id} />
      {isAsking && <em className={styles.mark}>{t('press.sure', { ns: 'table' })}</em>}
      {chosen === id && <em className={styles.mark}>{t('table.setUp.chosen')}</em>}
    </button>
  );
};

type Props = { readonly view: View; readonly me: Driver };

/** the three set-ups; one is chosen, in secret. */
export const SetUps = ({ view, me }: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <section className={styles.setUps} aria-label={t('table.setUp.choose')}>
      {SET_UP_IDS.map((id) => (
        <SetUpButton key={id} id={id} chosen={view.setUps[me.car]} />
      ))}
    </section>
  );
};
