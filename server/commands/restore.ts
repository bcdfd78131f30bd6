/** What `npm run restore` starts. */
import { restore } from '../operation/restore';
import { fileIn, print, runCommand } from './command';

await runCommand(async (settings, args) => {
  const file = fileIn(args, 'restore');
  const matches = await restore(settings, file);
  const where = settings.databaseUrl === undefined ? settings.dataDir : 'the database';
  print(`${matches} matches of ${file} are in ${where} now.`);
  return 0;
});
