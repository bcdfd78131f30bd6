import type { PlayerID } from 'boardgame.io';
import { triedOut, type Adviser } from '../../shared/bots/advice';
import type { RaceMove } from '../moves';
import { playable } from '../rules/playable';
import type { View } from '../state';
import { broughtBy, choicesOf } from './choices';
import { DOUBT, imaginedRace } from './hard';
import {
  reasonsFor,
  reasonsToHave,
  reasonsToSetUp,
  reasonsToStow,
  reasonsToWait,
  tellingApart,
  type RaceReason,
} from './reasons';
import { chancesOfTitle, standingWorth } from './standing';

/** Races that are continued for each hint: for a set-up they are driven to the finish. */
const TABLES = 60;
const WHOLE_RACES = 18;

const reasonsOf = (view: View, seat: PlayerID, move: RaceMove): RaceReason[] => {
  switch (move.move) {
    case 'drive': {
      const [card, target] = move.args;
      const driven = playable(view, seat).find((one) => one.card === card && one.way.target === target)!;
      return reasonsFor(view, seat, card, driven.way);
    }
    case 'chooseSetUp':
      return reasonsToSetUp(view, seat, move.args[0]);
    case 'stow':
      return reasonsToStow(view, seat, move.args[0]);
    case 'draw':
    case 'fetch':
      return reasonsToHave(view, seat, broughtBy(view, seat, move)!);
    default:
      return reasonsToWait(view, seat);
  }
};

/** What an expert would consider, tried out in races that continue for some rounds. */
export const advise: Adviser<View, RaceReason> = (view, seat, random) => {
  const choices = choicesOf(view, seat);
  if (!choices.length) return [];
  const isSetUp = choices[0]!.choice.move === 'chooseSetUp';
  const tables = isSetUp ? WHOLE_RACES : TABLES;
  const tried = triedOut(choices, { tables, doubt: DOUBT }, () => {
    const raced = imaginedRace(view, seat, random);
    return (choice) => {
      const G = raced(choice);
      return { chance: chancesOfTitle(G)[seat]!, worth: standingWorth(G, seat, view.race) };
    };
  });
  const reasons = tellingApart(tried.map(({ choice }) => reasonsOf(view, seat, choice)));
  return tried.map(({ choice, chance }, at) => ({
    moves: [choice],
    chance,
    // so few races can rank set-ups, but give no exact percentage
    ...(isSetUp && { isRough: true }),
    reasons: reasons[at]!,
  }));
};
