// boardgame.io need not look through G after every hook: one of the laws does, and at every position
import '../../server/production';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { BotLevel } from '../../games/shared/gameModule';
import type { Choice } from '../../games/shared/options';
import { ALL_SEATS } from '../../games/shared/seats';
import { tableOf } from '../../games/shared/table';
import { anyStep, favouriteStep, openingsOf, triedOf, walk, type Walk } from '../harness';
import { evidenceOf, type Law } from './evidence';
import { LEGALITY } from './legality';
import { REPETITION } from './repetition';
import { SECRECY } from './secrecy';
import { TELLING } from './telling';
import { GOING_BACK } from './goingBack';
import { TAKING_BACK } from './takingBack';

/** How often every number of players and every option is played: `LAWS_SEEDS=20 npx jest tests/laws`. */
const ROUNDS = Number(process.env['LAWS_SEEDS'] ?? 1);

const LAWS = [...LEGALITY, ...SECRECY, ...TELLING, ...REPETITION, ...TAKING_BACK, ...GOING_BACK].map(
  (law): [string, Law] => [law.title, law],
);

const GAMES_FOLDER = join(__dirname, '..', '..', 'games');

type Held = { readonly folder?: string; readonly finishers?: BotLevel };

/**
 * Lets a game be played by every number of players and with every option, and holds it to all laws. `folder` is where
 * its rulebook lies, `finishers` are the computer players that end a match which goes on for long.
 */
export const lawsHold = (
  module: AnyGame,
  { folder = join(GAMES_FOLDER, module.id), finishers = 'normal' }: Held = {},
): void => {
  // boardgame.io complains about every refused move
  beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  const rulebook = readFileSync(join(folder, 'rules.md'), 'utf8');
  const paragraphs = new Set(rulebook.match(/\b[A-Z]-\d+(\.\d+)?\b/g));
  const openings = openingsOf(module, ROUNDS);
  const played = new Set<string>();

  test('every number of players and every value of every option is played', () => {
    const { minPlayers, maxPlayers } = module.game;
    expect(new Set(openings.map(({ numPlayers }) => numPlayers)).size).toBe(maxPlayers - minPlayers + 1);
    expect(maxPlayers).toBeLessThanOrEqual(ALL_SEATS.length);
    for (const [name, field] of Object.entries(module.options.fields)) {
      const chosen = openings.map(({ numPlayers, options }) =>
        triedOf(field, numPlayers).indexOf((options as Record<string, Choice>)[name]!),
      );
      expect(new Set(chosen)).toEqual(new Set(triedOf(field, minPlayers).keys()));
    }
  });

  describe.each(
    openings.map((opening, n) => ({ ...opening, told: JSON.stringify(opening.options), opening, n })),
  )('$numPlayers players, $seed, $told', ({ opening, n }) => {
    let match: Walk | undefined;

    test('somebody can always move, and the match ends', () => {
      match = walk(
        module,
        opening,
        n % 2 ? favouriteStep(opening.seed) : anyStep(seededChance(opening.seed)),
        { finishers },
      );
      for (const [, move] of match.steps) played.add(move);
      expect(match.positions.at(-1)!.ctx.gameover).toBeDefined();
    });
    test.each(LAWS)('%s', (_, law) => {
      if (!match)
        throw new Error('No match was played: “somebody can always move, and the match ends” says why.');
      law.holds(evidenceOf(module, match, paragraphs));
    });
  });

  test('every move there is was played', () => {
    const { G } = tableOf(module, openings[0]!).start;
    expect(played).toEqual(new Set(module.conceivable(G).map(({ move }) => move)));
  });
};
