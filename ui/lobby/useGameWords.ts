import { useTranslation } from 'react-i18next';
import { gameOf, GAMES } from '../../games';
import type { Choice } from '../../games/shared/options';

const NAMESPACES = ['lobby', ...GAMES.map(({ game }) => game.name)];

/** What a poster, a list or a bar may want to say about a game. */
type Said = 'title' | 'subtitle' | 'short' | 'pitch' | 'players' | 'minutes';

/** The words of every game, those still in the workshop included. */
export const useGameWords = () => {
  const { t } = useTranslation(NAMESPACES);

  const say = (game: string, what: Said): string =>
    gameOf(game) ? t(`game.${what}`, { ns: game }) : t(`coming.${game}.${what}`, { ns: 'lobby' });

  /** What an option of a game is called; nothing when the game has none of that name. */
  const optionName = (game: string, option: unknown): string | undefined => {
    const { fields = {} } = gameOf(game)?.options ?? {};
    return typeof option === 'string' && Object.hasOwn(fields, option)
      ? t(`options.${option}.name`, { ns: game })
      : undefined;
  };

  /** A match's options in a few words: the first one always, the others where they are not the usual. */
  const summary = (game: string, options: Readonly<Record<string, unknown>>): string => {
    const fields = Object.entries(gameOf(game)?.options.fields ?? {});
    const said = fields.flatMap(([name, field], index) => {
      const { default: usual } = field;
      const choice = (options[name] ?? usual) as Choice;
      if (index > 0 && choice === usual) return [];
      const named = field.choices.includes(choice) ? choice : 'number';
      return t(`options.${name}.summary.${named}`, { ns: game, number: choice });
    });
    return said.join(' · ');
  };

  return { say, optionName, summary };
};
