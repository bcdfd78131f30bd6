import { boardGame } from '../../../games/auf-achse-board';
import { cardGame } from '../../../games/auf-achse-cards';
import { racingGame } from '../../../games/ausgebremst';
import { hasUsualLength, type Choice, type OptionField } from '../../../games/shared/options';

test.each([
  ['the board game', 'publicContracts', boardGame, 2, ['standard', 12, undefined], [4, 13]],
  ['the board game', 'publicContracts', boardGame, 4, ['standard', 20], [12]],
  ['the board game', 'variant', boardGame, 2, ['standard'], ['children']],
  ['the board game', 'debts', boardGame, 2, ['double', 'single'], []],
  ['the card game', 'stages', cardGame, 3, [5], [1, 4]],
  ['the race', 'circuits', racingGame, 3, ['1-2-3', '8-4-6'], ['1', '1-2', '1-2-3-4-5-6-7-8']],
] as const)(
  '%s: which choices of %s make no match longer or shorter',
  (_, name, game, players, usual, others) => {
    const fields: Readonly<Record<string, OptionField>> = game.options.fields;
    const usualOf = (choices: readonly (Choice | undefined)[]) =>
      choices.filter((choice) => hasUsualLength(fields[name]!, players, choice));
    expect([usualOf(usual), usualOf(others)]).toEqual([usual, []]);
  },
);
