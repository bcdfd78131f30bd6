import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const games = join(__dirname, '..', 'games');

/** What `ui/shell/everyRulebook.ts` finds, without Vite. */
export const RULEBOOKS: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(
  readdirSync(games, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[\w-]+\/rules[^/]*\.md$/.test(file))
    .map((file) => [`../../games/${file}`, async () => readFileSync(join(games, file), 'utf8')]),
);
