import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import {
  isNuisance,
  isSorting,
  knowsStacks,
  playable,
  roadOf,
  valueOf,
  type CardId,
  type RaceReason,
  type SetUp,
  type Target,
  type View,
} from '../../../games/ausgebremst';
import type { Advice } from '../../../games/shared/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { AdviceWords } from '../../kit/hints/HintPanel';
import { nameAt, type Snapshot } from '../../kit/match';
import { listInWords } from '../../pieces/listInWords';
import { spaceName, WORDS } from './table/words';

/** Where the cards lead that can be read in the hand of whose turn it is. */
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
  const [{ move, args }] = moves as [Advice['moves'][number]];
  const [arg, target] = args as [unknown, Target];
  const titleOf = (): string => {
    switch (move) {
      case 'wait':
        return t('table.go.wait', { ns: WORDS });
      case 'chooseSetUp':
        return t(`table.setUp.${arg as SetUp}.name`, { ns: WORDS });
      case 'draw':
      case 'stow':
        return words(move, { number: (arg as number) + 1 });
      case 'fetch':
        return words('fetch', { value: valueOf(arg as CardId) });
      default:
        return words('drive', {
          value: valueOf(arg as CardId),
          place: spaceName(roadOf(view).circuit.id, target, t, reachable(view)),
        });
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

/** Why nothing is advised where no card is driven; nothing where it cannot be told. */
export const noAdviceWords = (view: View, seat: PlayerID | null, t: TFunction): string | undefined => {
  if (seat === null || view.setUps[seat] === null) return undefined;
  if (isSorting(view, seat)) return t('hint.noneSort', { ns: WORDS });
  const isStacking = view.stage === 'setUp' || view.turn.step === 'draw' || view.turn.step === 'stow';
  return isStacking && !knowsStacks(view, seat) ? t('hint.noneStacks', { ns: WORDS }) : undefined;
};

/** What is done, without why; — nothing of cards that are laid out behind the hand. */
export const movesInWords = (moves: readonly LegalMove[], table: Snapshot<View>, t: TFunction): string =>
  moves[0]!.move === 'lay' ? '' : adviceWords({ moves, chance: 0, reasons: [] }, table, t).title;
