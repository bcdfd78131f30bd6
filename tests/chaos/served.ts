import '../../server/production';
import { createServer } from '../../server/createServer';
import { flushLog } from '../../server/log';
import type { Settings } from '../../server/settings';

/**
 * One server that will be killed, in a process of its own: started by serverProcess.ts, told its settings over IPC when
 * all is loaded, and told once more when it is to stop in order.
 */

process.once('message', (settings: Partial<Settings>) => {
  void createServer(settings).then(({ url, close }) => {
    process.send!(url);
    process.once('message', () => {
      void close()
        .then(flushLog)
        .then(() => process.exit(0));
    });
  });
});
// whoever started it is gone
process.on('disconnect', () => process.exit(1));
process.send!('loaded');
