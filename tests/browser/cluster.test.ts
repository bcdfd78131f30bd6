import { DEFAULTS } from '../../server/settings';
import { GAME, openMatch, startServer } from '../server/harness';
import { freshDatabase } from '../server/postgres';
import { startProxy } from '../server/proxy';
import { NODE, started } from '../server/serverProcess';
import { visit } from './browser';
import { playerAt, playOut, until, WORDS } from './table';

test('two pages play on two servers behind one address, and play on when one server dies', async () => {
  const databaseUrl = await freshDatabase();
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: '', LOG_LEVEL: 'warn' };
  const servers = await Promise.all([1, 2].map(() => started(NODE, { env })));
  const proxy = await startProxy(servers.map(({ port }) => port));
  const url = `http://127.0.0.1:${proxy.port}`;
  const { lobby } = WORDS.en;
  const opener = await startServer({ databaseUrl, pageDir: DEFAULTS.pageDir });
  const matchID = await openMatch(opener);
  await opener.close();

  const sit = async (name: string) => {
    const page = await visit({ url, path: `/match/${GAME}/${matchID}` });
    await page.getByLabel(lobby.name.label).fill(name);
    await page.getByRole('button', { name: lobby.join.sit }).click();
    const player = playerAt(page, 'en');
    return { page, player };
  };
  const lisa = await sit('Lisa');
  const kemal = await sit('Kemal');
  await Promise.all([lisa.player.hand.waitFor(), kemal.player.hand.waitFor()]);

  const lay = async ({ player }: typeof lisa) => {
    if (!(await player.isAsked())) return;
    // a card held back while its server was gone may have been the last one of the match
    await player.layByKeys().catch(async (error: unknown) => {
      if (!(await player.isOver())) throw error;
    });
  };
  const turn = async () => {
    for (const seated of [lisa, kemal]) await lay(seated);
  };
  await turn();

  servers[0]!.child.kill('SIGKILL');
  await servers[0]!.ended;
  await playOut(lisa.player.isOver, turn);
  await until(kemal.player.isOver, 'the match is over for both');
});
