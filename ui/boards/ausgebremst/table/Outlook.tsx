import { useTranslation } from 'react-i18next';
import { isFaceUp, roadOf, valueOf, type CardId, type View } from '../../../../games/ausgebremst';
import { Rule } from '../../../kit/Rule';
import { Starred } from '../../../kit/Starred';
import { useMoves } from '../../../kit/moves';
import type { Driver } from './drivers';
import { goalsOf } from './goals';
import { GoalNotes } from './GoalNotes';
import styles from './Outlook.module.css';
import { painted } from './RaceCard';
import { purseOf } from './purse';
import { standing } from './standing';
import { spaceName, WORDS } from './words';

type Props = { readonly view: View; readonly me: Driver };

/** what else is needed to finish. */
const NEEDS = { open: 'stop', due: 'stopNow', done: 'points', none: 'points' } as const;

/** The playable cards, one of each value, in ascending order. */
const drivable = (view: View, me: Driver, legal: ReturnType<typeof useMoves>['legal']): readonly CardId[] => {
  const open = view.hands[me.car]!.filter(isFaceUp).filter((card) =>
    legal.some(({ move, args }) => move === 'drive' && args[0] === card),
  );
  return open
    .filter((card, at) => open.findIndex((other) => valueOf(other) === valueOf(card)) === at)
    .toSorted((a, b) => valueOf(a) - valueOf(b));
};

/** Before a card is picked: the aim, the reader's state, and the best result of each card. */
export const Outlook = ({ view, me }: Props) => {
  const { t } = useTranslation(WORDS);
  const moves = useMoves();
  //
  const need = NEEDS[me.pit];
  const finished = view.left.filter((car) => view.cars[car]!.ending === 'finished').length;
  const { reserve, ...purse } = purseOf(view, me.car);
  const isShort = !me.ending && purse.isShort;
  // such a turn passes by itself
  const rest = view.cars[me.car]!.resting ? 'next' : me.missed === 'pitStop' ? 'past' : undefined;
  const cards = me.isOnTurn && moves.isPlaying ? drivable(view, me, moves.legal) : [];
  return (
    <section
      className={styles.outlook}
      aria-label={t('table.outlook.label')}
      data-place="outlook"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where it has not enough room
      tabIndex={0}
    >
      {rest && !me.ending && (
        <p>
          <b>{t(`table.outlook.rest.${rest}`)}</b> <Rule of="A-7.3" />
        </p>
      )}
      <p>
        <Starred text={standing(view, me, t)} />{' '}
        {isShort ? (
          <b className={styles.short}>{t('table.outlook.short', { count: -reserve })}</b>
        ) : (
          !me.ending && (
            <>
              {t(`table.outlook.aim.${finished ? 'next' : 'first'}`, { place: finished + 1 })}{' '}
              {t(`table.outlook.needs.${need}`)}
            </>
          )
        )}
      </p>
      {cards.length > 0 && (
        <ul style={painted(me.paint)}>
          {cards.map((card) => {
            const [goal] = goalsOf(view, me.car, card, moves);
            return (
              goal && (
                <li key={card}>
                  <b>{valueOf(card)}</b>
                  <span>
                    {spaceName(roadOf(view).circuit.id, goal.target, t)} · <GoalNotes goal={goal} />
                  </span>
                </li>
              )
            );
          })}
        </ul>
      )}
    </section>
  );
};
