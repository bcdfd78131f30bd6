import { startServer } from '../server/harness';
import profile from '../../ui/words/en/profile.json';
import { visit } from './browser';

test('a device that has never been here takes over the name by the link that another one shows', async () => {
  const { url } = await startServer();
  const old = await visit({ url });
  await old.evaluate(() => localStorage.setItem('auf-achse.name', JSON.stringify('Marlene')));
  await old.goto(`${url}/me`);
  await old.getByRole('button', { name: profile.move.start }).click();
  const link = await old.getByRole('textbox', { name: profile.move.link }).inputValue();

  const fresh = await visit({ url, path: link.slice(new URL(link).origin.length) });
  await fresh.getByRole('heading', { name: profile.arriving.title }).waitFor();
  // the key is no longer in the address, nor in the history
  await fresh.waitForURL(`${url}/me`);
  await fresh.getByRole('button', { name: profile.arriving.move }).click();
  await fresh.getByRole('button', { name: profile.arriving.close }).waitFor();
  expect(await fresh.evaluate(() => localStorage.getItem('auf-achse.name'))).toBe('"Marlene"');
});
