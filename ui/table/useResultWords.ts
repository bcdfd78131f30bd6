import { useTranslation } from 'react-i18next';
import type { MatchResult } from '../../games/shared/gameModule';
import { nameAt, type Named } from '../kit/match';
import type { Feat } from '../local/results';
import { listInWords } from '../pieces/listInWords';
import { boxWords } from '../shell/boxWords';

type Seats = readonly Named[];

/** The final rank of a seat: all who share the win are first, and equal totals share a rank. */
export const placeOf = ({ winners, totals }: MatchResult, playerID: string): number => {
  if (winners.includes(playerID)) return 1;
  const own = totals[playerID] ?? 0;
  const ahead = Object.entries(totals).filter(([seat, total]) => winners.includes(seat) || total > own);
  return 1 + ahead.length;
};

/** The result of a match in words. */
export const useResultWords = (game: string) => {
  const { t, i18n } = useTranslation(['lobby', boxWords(game)]);
  /** A total with the game's unit: `380 km`. */
  const total = (count: number): string => t('game.total', { ns: boxWords(game), count, total: count });

  /** The best achievement of a match: `best stage: 210 km`. */
  const feat = ({ said }: Feat): string => t('game.feat', { ns: boxWords(game), ...said });

  /** Who has won; for a match the reader played in, their own rank. */
  const headline = (result: MatchResult, seats: Seats, mine: string | undefined): string => {
    const { winners } = result;
    if (mine === undefined || result.totals[mine] === undefined) {
      const names = listInWords(
        winners.map((id) => nameAt(seats, id)),
        i18n.language,
      );
      return t('result.wins', { count: winners.length, names });
    }
    if (!winners.includes(mine))
      return t('result.place', { place: placeOf(result, mine), count: seats.length });
    return t(winners.length === 1 ? 'result.won' : 'result.wonShared');
  };

  /** Everybody's total, winners first. */
  const figures = (result: MatchResult, seats: Seats): string =>
    Object.entries(result.totals)
      .toSorted(
        ([one, ones], [other, others]) => placeOf(result, one) - placeOf(result, other) || others - ones,
      )
      .map(([playerID, count]) => `${nameAt(seats, playerID)} ${total(count)}`)
      .join(' · ');

  return { headline, figures, total, feat };
};
