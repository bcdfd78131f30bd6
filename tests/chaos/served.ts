import '../../server/production';
import type { ServerSettings } from '../../server/settings';

// once that is said: what is built into one file is loaded in another order
const { createServer } = await import('../../server/createServer');
const { flushLog } = await import('../../server/log');

/**
 * One server that will be killed, in a process of its own: started by serverProcess.ts, told its settings over IPC when
 * all is loaded, and told once more when it is to stop in order.
 */

process.once('message', (settings: Partial<ServerSettings>) => {
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
