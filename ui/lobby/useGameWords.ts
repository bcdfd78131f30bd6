import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultOf, hasUsualLength, itemsOf, type Choice } from '../../games/shared/options';
import type { TableOptions } from '../../games/shared/conduct';
import { useShelf } from '../games';
import { boxWords } from '../shell/boxWords';
import type { IconName } from '../pieces/Icon';
import { useClockWords } from './useClockWords';

/** How many items of a sequence fit in a short line. */
const TOLD = 3;

/** The texts about a game for posters, lists and bars. */
type Said = 'title' | 'subtitle' | 'short' | 'pitch' | 'aim' | 'players' | 'minutes';

/** One choice made for a match, in a few words. */
type Particular = { readonly text: string; readonly icon?: IconName };

/** The words on the box of every game. */
export const useGameWords = () => {
  const { games, gameOf } = useShelf();
  const { inWords } = useClockWords();
  const { t } = useTranslation(useMemo(() => [...games.map(({ id }) => boxWords(id)), 'lobby'], [games]));

  const say = (game: string, what: Said): string => t(`game.${what}`, { ns: boxWords(game) });

  /** The name of an option of a game; undefined if the game has no such option. */
  const optionName = (game: string, option: unknown): string | undefined => {
    const { fields = {} } = gameOf(game)?.options ?? {};
    return typeof option === 'string' && Object.hasOwn(fields, option)
      ? t(`options.${option}.name`, { ns: boxWords(game) })
      : undefined;
  };

  /** A sequence in a few words: the number of items, and the names of the first ones. */
  const sequence = (game: string, name: string, chosen: string): string => {
    const items = itemsOf(chosen);
    const told = items
      .slice(0, TOLD)
      .map((item) => t(`options.${name}.items.${item}`, { ns: boxWords(game) }));
    return t(`options.${name}.summary.sequence`, {
      ns: boxWords(game),
      count: items.length,
      items: `${told.join(', ')}${items.length > TOLD ? ' …' : ''}`,
    });
  };

  /** The choices for options with fixed choices, in one line. */
  const choices = (game: string, options: Readonly<Record<string, string>>): string =>
    Object.entries(options)
      .map(([name, choice]) => t(`options.${name}.summary.${choice}`, { ns: boxWords(game) }))
      .join(' · ');

  /**
   * The choices for a match: always the first option, the others if they differ from the default; its clock, and who
   * may watch.
   */
  const particulars = (
    game: string,
    options: Readonly<Record<string, unknown>>,
    numPlayers: number,
    table?: TableOptions,
  ): readonly Particular[] => {
    const fields = Object.entries(gameOf(game)?.options.fields ?? {});
    const said = fields.flatMap(([name, field], index) => {
      const usual = defaultOf(field, numPlayers);
      const choice = (options[name] ?? usual) as Choice;
      if (index > 0 && choice === usual) return [];
      if (field.sequence) return [{ text: sequence(game, name, String(choice)) }];
      const named = field.choices.includes(choice) ? choice : 'number';
      return [{ text: t(`options.${name}.summary.${named}`, { ns: boxWords(game), number: choice }) }];
    });
    const { clock, spectators = 'welcome' } = table ?? {};
    return [
      ...said,
      ...(clock ? [{ text: inWords(clock), icon: 'hour' } as const] : []),
      ...(spectators === 'welcome'
        ? []
        : [{ text: t(`spectators.said.${spectators}`, { ns: 'lobby' }), icon: 'eye' } as const]),
    ];
  };

  /** The same in one line. */
  const summary = (...chosen: Parameters<typeof particulars>): string =>
    particulars(...chosen)
      .map(({ text }) => text)
      .join(' · ');

  /** About how long a match takes; undefined if its length differs from the usual one. */
  const duration = (
    game: string,
    options: Readonly<Record<string, unknown>>,
    numPlayers: number,
  ): string | undefined => {
    const fields = Object.entries(gameOf(game)?.options.fields ?? {});
    return fields.every(([name, field]) =>
      hasUsualLength(field, numPlayers, options[name] as Choice | undefined),
    )
      ? say(game, 'minutes')
      : undefined;
  };

  return { say, optionName, choices, particulars, summary, duration };
};
