import type { TFunction } from 'i18next';
import {
  roadOf,
  valueOf,
  type CardId,
  type RaceReason,
  type Target,
  type View,
} from '../../../games/ausgebremst';
import type { Advice } from '../../../games/shared/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { AdviceWords } from '../../kit/hints/HintPanel';
import { nameAt, type Snapshot } from '../../kit/match';
import { listInWords } from '../../pieces/listInWords';
import { spaceName, WORDS } from './table/words';

/** What an expert would drive, and why. */
export const adviceWords = (
  { moves, reasons }: Advice,
  { view, seats }: Snapshot<View>,
  t: TFunction,
): AdviceWords => {
  const words = (key: string, values = {}) => t(`hint.${key}`, { ns: WORDS, ...values });
  const [{ move, args }] = moves as [Advice['moves'][number]];
  const [card, target] = args as [CardId, Target];
  const reasonWords = (reason: RaceReason): string =>
    reason.because === 'blocks'
      ? words('blocks', {
          names: listInWords(
            reason.cars.map((car) => nameAt(seats, car)),
            t('language', { ns: WORDS }),
          ),
        })
      : words(reason.because, reason);
  return {
    title:
      move === 'wait'
        ? t('table.go.wait', { ns: WORDS })
        : words('drive', { value: valueOf(card), place: spaceName(roadOf(view).circuit.id, target, t) }),
    reasons: (reasons as readonly RaceReason[]).map(reasonWords),
  };
};

/** What is done, without why. */
export const movesInWords = (moves: readonly LegalMove[], table: Snapshot<View>, t: TFunction): string =>
  adviceWords({ moves, chance: 0, reasons: [] }, table, t).title;
