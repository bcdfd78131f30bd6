import { useTranslation } from 'react-i18next';
import { eventOf, penaltyOf, type View } from '../../../../games/auf-achse-board';
import { Button } from '../../../pieces/Button';
import { Rule } from '../../../kit/Rule';
import { EventTriangle } from '../map/EventTriangle';
import styles from './HeldCards.module.css';
import { moveNamed, useMoves } from '../../../kit/moves';
import { Panel } from '../../../kit/Panel';
import type { MapChoice } from './useMapChoice';
import { dm, effectWords, WORDS } from './words';

type Props = { readonly view: View; readonly seat: string; readonly choice: MapChoice };

/** B-12 — event cards in front of the reader: their uses, and debts. */
export const HeldCards = ({ view, seat, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, onRefuse, isPlaying } = useMoves();
  const mayMotivate = legal.some(({ move }) => move === 'motivate');
  const say = (isPointed: boolean) =>
    onRefuse(isPointed && !mayMotivate ? whyNot(moveNamed('motivate', view.trucks[seat])) : undefined);
  const held = view.held[seat]!;
  if (!held.length) return null;
  return (
    <Panel title={t('table.held.title')}>
      <ul className={styles.list}>
        {held.map((one) => {
          const { card, owes } = one;
          const isMotivation = eventOf(card).effect === 'motivation' && !owes;
          return (
            <li key={card} className={styles.card}>
              <svg viewBox="-18 -17 36 32" width="32" height="28" aria-hidden="true">
                <EventTriangle size={1} />
              </svg>
              <div className={styles.words}>
                <b>{t(`event.${card}.title`)}</b>
                <span>
                  {owes
                    ? t('table.held.debt', { sum: dm(penaltyOf(view, one)) })
                    : effectWords(view, card, t)}{' '}
                  {owes > 0 && <Rule of="B-8.1" />}
                </span>
              </div>
              {isMotivation && isPlaying && (
                <Button
                  size="s"
                  aria-disabled={!mayMotivate}
                  onClick={() => (mayMotivate ? choice.motivate(!choice.isMotivating) : say(true))}
                  onFocus={() => say(true)}
                  onBlur={() => say(false)}
                >
                  {t('table.held.play')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
