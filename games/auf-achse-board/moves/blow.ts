import { exactly } from '../../shared/moves';
import { move } from '../move';
import { isSpace, SPACES } from '../network';
import { refusal } from '../refusals';
import { arrive } from '../rules/driving';
import { snowWaysOf } from '../rules/movement';
import { isSeat, seatsOf } from '../state';

/** B-11.6 — a snowstorm moves a truck; nothing is drawn and nothing can be called there. */
export const blow = move('blow', {
  when: ['snow'],
  takes: exactly(isSeat, isSpace),
  words: (view) => seatsOf(view).flatMap((truck) => SPACES.map((space) => [truck, space] as const)),
  offers: (view, _seat, task) =>
    task.left.flatMap((truck) =>
      snowWaysOf(view, truck, task).map((way) => ({ args: [truck, way.target] as const, evidence: way })),
    ),
  whyNot: (_view, _seat, [truck], { left, most }) =>
    left.includes(truck)
      ? refusal('outOfReach', 'B-11.6', { points: most })
      : refusal('movedAlready', 'B-11.6'),
  does: (play, seat, [truck], task, way) => {
    const left = task.left.filter((other) => other !== truck);
    const { G, tell } = play;
    tell({ type: 'answered' });
    if (left.length) tell({ type: 'asked', task: { ...task, left } });
    tell({ type: 'drove', seat: truck, from: G.trucks[truck]!, path: way.path, exact: false, by: seat });
    arrive(play, truck);
  },
});
