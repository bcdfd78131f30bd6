/** What `npm run backup` starts. */
import { statSync } from 'node:fs';
import { backUp } from '../operation/backup';
import { fileIn, print, runCommand } from './command';

await runCommand(async (settings, args) => {
  const file = fileIn(args, 'backup');
  await backUp(settings, file);
  print(
    `All matches are in ${file} (${Math.ceil(statSync(file).size / 1024)} kB). It holds secrets: keep it safe.`,
  );
  return 0;
});
