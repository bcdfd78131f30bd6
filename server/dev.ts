import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { freePort } from './freePort';
import { StartError } from './operation/startError';
import { stopWhenTold } from './operation/stopping';
import { readSettings } from './settings';

/** The API and the sockets in a separate process, restarted whenever its code or a game's changes. */
const startApi = (port: number) =>
  spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('tsx/cli')),
      'watch',
      '--clear-screen=false',
      resolve(import.meta.dirname, 'index.ts'),
      '--api-only',
    ],
    { stdio: 'inherit', env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) } },
  );

/** The page with hot reload; requests for the API are passed on. */
const startPage = async ({ host, port }: { host: string; port: number }, apiPort: number) => {
  const vite = await createVite({
    configFile: resolve(import.meta.dirname, '../ui/vite.config.ts'),
    server: {
      host,
      port,
      strictPort: true,
      proxy: {
        // paths below /lobby are source files of the page
        '^/(lobby(\\?|$)|(games|healthz|readyz|metrics|socket\\.io)(/|\\?|$))': {
          target: `http://127.0.0.1:${apiPort}`,
          ws: true,
        },
      },
    },
  });
  return vite.listen();
};

const print = (line: string) => void process.stderr.write(`${line}\n`);

try {
  const settings = readSettings(process.env);
  const apiPort = await freePort();
  const page = await startPage(settings, apiPort);
  const api = startApi(apiPort);
  page.printUrls();
  const stop = async () => {
    api.kill('SIGTERM');
    await Promise.all([once(api, 'exit'), page.close()]);
  };
  stopWhenTold(stop, print);
} catch (error) {
  print(error instanceof StartError ? error.message : String(error));
  process.exit(1);
}
