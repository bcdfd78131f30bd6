import type { PlayerID } from 'boardgame.io';
import type { RaceGame } from '../move';
import { refusal, type RaceRefusal } from '../refusals';
import { seatsOf, type View } from '../state';
import { setUpStepOf } from './stacks';

type Moment = RaceGame['Moment'];

/** What the table waits for. */
export const momentOf = ({ stage, turn }: View): Moment =>
  stage === 'grid' || stage === 'setUp' ? { type: stage } : { type: turn.step };

/** The seats that must decide something. */
export const awaited = (view: View): readonly PlayerID[] => {
  if (view.stage === 'over') return [];
  return view.stage === 'driving' ? [view.turn.car] : seatsOf(view).filter((seat) => !view.ready[seat]);
};

/** The paragraph behind each kind of decision. */
// prettier-ignore
const RULES: Readonly<Record<Moment['type'], string>> = {
  grid: 'A-3.2', setUp: 'A-11.10', drive: 'A-4.1', draw: 'A-11.5', fetch: 'A-11.6', stow: 'A-11.6',
};

/** Why the seat cannot make this kind of move now, whatever its arguments. */
export const whyNotNow = (
  view: View,
  seat: PlayerID,
  { when }: { readonly when: readonly string[] },
  { type }: Moment,
): RaceRefusal | undefined => {
  const isDriving = view.stage === 'driving';
  if (!awaited(view).includes(seat))
    return isDriving
      ? refusal('notYourTurn', 'A-3.4', { car: view.turn.car })
      : refusal('alreadyReady', RULES[type]);
  if (when.includes(type)) return undefined;
  if (isDriving) return refusal('otherFirst', RULES[type], { step: type });
  return refusal('notNow', RULES[type], { step: type === 'setUp' ? setUpStepOf(view, seat) : type });
};
