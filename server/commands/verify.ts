/** What `npm run verify` starts. */
import '../production';
import { join } from 'node:path';
import { GAMES } from '../../games';
import { snapshotOfDatabase, snapshotOfFile } from '../operation/kept';
import { verify } from '../operation/verify';
import { print, runCommand } from './command';

await runCommand(async ({ databaseUrl, dataDir }, [file = join(dataDir, 'matches.db')]) => {
  const snapshot = await (databaseUrl === undefined ? snapshotOfFile(file) : snapshotOfDatabase(databaseUrl));
  const count = { sound: 0, unchecked: 0, broken: 0 };
  try {
    for await (const { matchID, finding } of verify(snapshot.read, GAMES)) {
      count[finding.kind] += 1;
      if (finding.kind !== 'sound') print(`${matchID} ${finding.kind}: ${finding.why}`);
    }
  } finally {
    await snapshot.close();
  }
  print(
    `${count.sound} matches are sound, ${count.broken} are broken, ${count.unchecked} could not be checked.`,
  );
  return count.broken ? 1 : 0;
});
