import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultOf, itemsOf, type Choice } from '../../games/shared/options';
import type { TableOptions } from '../../games/shared/conduct';
import { useShelf } from '../games';
import { useClockWords } from './useClockWords';

/** How many items of a sequence a short line has room for. */
const TOLD = 3;

/** What a poster, a list or a bar may want to say about a game. */
type Said = 'title' | 'subtitle' | 'short' | 'pitch' | 'aim' | 'players' | 'minutes';

/** The words of every game. */
export const useGameWords = () => {
  const { games, gameOf } = useShelf();
  const { inWords } = useClockWords();
  const { t } = useTranslation(useMemo(() => [...games.map(({ id }) => id), 'lobby'], [games]));

  const say = (game: string, what: Said): string => t(`game.${what}`, { ns: game });

  /** What an option of a game is called; nothing when the game has none of that name. */
  const optionName = (game: string, option: unknown): string | undefined => {
    const { fields = {} } = gameOf(game)?.options ?? {};
    return typeof option === 'string' && Object.hasOwn(fields, option)
      ? t(`options.${option}.name`, { ns: game })
      : undefined;
  };

  /** A sequence in a few words: how many there are, and the first of them by name. */
  const sequence = (game: string, name: string, chosen: string): string => {
    const items = itemsOf(chosen);
    const told = items.slice(0, TOLD).map((item) => t(`options.${name}.items.${item}`, { ns: game }));
    return t(`options.${name}.summary.sequence`, {
      ns: game,
      count: items.length,
      items: `${told.join(', ')}${items.length > TOLD ? ' …' : ''}`,
    });
  };

  /** May one watch? Said where it is not the usual. */
  const watching = ({ spectators }: TableOptions): readonly string[] =>
    spectators === 'welcome' ? [] : [t(`spectators.said.${spectators}`, { ns: 'lobby' })];

  /** A match's options in a few words: the first one always, the others where they are not the usual; its clock, and who may watch. */
  const summary = (
    game: string,
    options: Readonly<Record<string, unknown>>,
    numPlayers: number,
    table?: TableOptions,
  ): string => {
    const fields = Object.entries(gameOf(game)?.options.fields ?? {});
    const said = fields.flatMap(([name, field], index) => {
      const usual = defaultOf(field, numPlayers);
      const choice = (options[name] ?? usual) as Choice;
      if (index > 0 && choice === usual) return [];
      if (field.sequence) return sequence(game, name, String(choice));
      const named = field.choices.includes(choice) ? choice : 'number';
      return t(`options.${name}.summary.${named}`, { ns: game, number: choice });
    });
    const agreed = table ? [...(table.clock ? [inWords(table.clock)] : []), ...watching(table)] : [];
    return [...said, ...agreed].join(' · ');
  };

  return { say, optionName, summary };
};
