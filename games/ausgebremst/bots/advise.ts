import { triedOut, type Adviser } from '../../shared/advice';
import type { LegalMove } from '../../shared/legality';
import type { CardId } from '../cards';
import { playable, whyNotWait } from '../rules/playable';
import type { View } from '../state';
import { candidates, imaginedRace } from './hard';
import { reasonsFor, reasonsToWait, type RaceReason } from './reasons';
import { chancesOfTitle, standingWorth } from './standing';

/** Races that are driven on for one piece of advice. */
const TABLES = 60;

/** Every way to drive, and to miss the turn where that is open. */
export const drivesOf = (view: View, seat: string): LegalMove[] => [
  ...playable(view, seat).map(({ card, way }) => ({ move: 'drive', args: [card, way.target] })),
  ...(whyNotWait(view, seat) ? [] : [{ move: 'wait', args: [] }]),
];

/** The drives that an expert would consider, tried out in races that go on for some rounds; for nothing else there is advice. */
export const advise: Adviser<View, RaceReason> = (view, seat, random) => {
  if (view.stage !== 'driving' || view.turn.step !== 'drive' || view.turn.car !== seat) return [];
  const choices = candidates(view, seat, drivesOf(view, seat));
  if (choices.length < 2) return [];
  const ways = new Map(playable(view, seat).map(({ card, way }) => [`${card} ${way.target}`, way]));
  const tried = triedOut(choices, TABLES, () => {
    const raced = imaginedRace(view, seat, random);
    return (choice) => {
      const G = raced(choice);
      return { chance: chancesOfTitle(G, view.race)[seat]!, worth: standingWorth(G, seat, view.race) };
    };
  });
  return tried.map(({ choice, chance }) => {
    const [card] = choice.args as [CardId];
    const way = ways.get(choice.args.join(' '));
    return {
      moves: [choice],
      chance,
      reasons: way ? reasonsFor(view, seat, card, way) : reasonsToWait(view, seat),
    };
  });
};
