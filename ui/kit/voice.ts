import type { TFunction } from 'i18next';
import { listInWords } from '../pieces/listInWords';
import type { NarratedLine } from './gameUi';

type Values = Readonly<Record<string, unknown>>;

/** Narrates what happened at one table, in a game's words for its log. */
export type Voice = {
  readonly say: (key: string, values?: Values) => string;
  readonly name: (seat: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly names: (seats: readonly string[]) => string;
  /** A line about a player, whose name is among its values. */
  readonly about: (seat: string, key: string, values?: Values, rule?: string) => NarratedLine;
};

/**
 * A game's voice: its word file needs `log`, and the code of its language in `language`. `name`: the name of a seat;
 * `isSeat`: lines about anything else have no seal.
 */
export const voiceOf = (
  game: string,
  t: TFunction,
  name: (seat: string) => string,
  isSeat: (id: string) => boolean = () => true,
): Voice => {
  const say: Voice['say'] = (key, values) => t(`log.${key}`, { ns: game, ...values });
  const list: Voice['list'] = (items) => listInWords(items, t('language', { ns: game }));
  return {
    say,
    name,
    list,
    names: (seats) => list(seats.map(name)),
    about: (seat, key, values, rule) => ({
      ...(isSeat(seat) && { seat }),
      text: say(key, { name: name(seat), ...values }),
      ...(rule && { rule }),
    }),
  };
};
