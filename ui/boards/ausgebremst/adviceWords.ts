import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  isNuisance,
  isSorting,
  knowsStacks,
  playable,
  roadOf,
  valueOf,
  type RaceMove,
  type RaceReason,
  type Target,
  type View,
} from '../../../games/ausgebremst';
import type { Advice } from '../../../games/shared/bots/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { AdviceWords } from '../../kit/hints/HintPanel';
import { nameAt, type Snapshot } from '../../kit/match';
import { listInWords } from '../../pieces/listInWords';
import { spaceName, WORDS } from './table/words';

/** The moves that hints are given for; sorting cards and starting a race have none. */
type Advised = RaceMove<'wait' | 'chooseSetUp' | 'draw' | 'stow' | 'fetch' | 'drive'>;

/** Where the readable cards in the current player's hand lead. */
const reachable = (view: View): readonly Target[] => {
  const { car } = view.turn;
  const isOnRoad = !isNuisance(view, car) && view.cars[car]!.space !== null;
  return isOnRoad ? playable(view, car).map(({ way }) => way.target) : [];
};

/** What an expert would do, and why. */
export const adviceWords = (
  { moves, reasons }: Advice,
  { view, seats }: Snapshot<View>,
  t: TFunction,
): AdviceWords => {
  const words = (key: string, values = {}) => t(`hint.${key}`, { ns: WORDS, ...values });
  const [done] = moves as readonly [Advised];
  const titleOf = (): string => {
    switch (done.move) {
      case 'wait':
        return t('table.go.wait', { ns: WORDS });
      case 'chooseSetUp':
        return t(`table.setUp.${done.args[0]}.name`, { ns: WORDS });
      case 'draw':
      case 'stow':
        return words(done.move, { number: done.args[0] + 1 });
      case 'fetch':
        return words('fetch', { value: valueOf(done.args[0]) });
      case 'drive': {
        const [card, target] = done.args;
        const place = spaceName(roadOf(view).circuit.id, target, t, reachable(view));
        return words('drive', { value: valueOf(card), place });
      }
    }
  };
  const reasonWords = (reason: RaceReason): string => {
    switch (reason.because) {
      case 'blocks':
        return words('blocks', {
          names: listInWords(
            reason.cars.map((car) => nameAt(seats, car)),
            t('language', { ns: WORDS }),
          ),
        });
      case 'reserve':
      case 'short':
        return words(reason.withStop ? `${reason.because}WithStop` : reason.because, reason);
      default:
        return words(reason.because, reason);
    }
  };
  return {
    title: titleOf(),
    reasons: (reasons as readonly RaceReason[]).map(reasonWords),
  };
};

/** Why there is no hint in a turn without a drive; undefined if there is no specific reason. */
export const noAdviceWords = (view: View, seat: PlayerID | null, t: TFunction): string | undefined => {
  if (seat === null || view.setUps[seat] === null) return undefined;
  if (isSorting(view, seat)) return t('hint.noneSort', { ns: WORDS });
  const isStacking = view.stage === 'setUp' || view.turn.step === 'draw' || view.turn.step === 'stow';
  return isStacking && !knowsStacks(view, seat) ? t('hint.noneStacks', { ns: WORDS }) : undefined;
};

/** The moves in words, without reasons; — nothing about cards sorted behind the hand. */
export const movesInWords = (moves: readonly LegalMove[], table: Snapshot<View>, t: TFunction): string =>
  moves[0]!.move === 'lay' ? '' : adviceWords({ moves, chance: 0, reasons: [] }, table, t).title;
