import { createServer, type RunningServer } from './createServer';
import { isBuilt } from './http/page';
import { readSettings, SettingsError, type Settings } from './settings';

/** In development another process serves the page, and prints its address. */
const API_ONLY = process.argv.includes('--api-only');

const print = (line: string) => void process.stderr.write(`${line}\n`);

/** A sentence for whoever started the server, where an error at the start can be put into one. */
const sentenceFor = (error: unknown, { host, port, dataDir }: Partial<Settings> = {}): string | undefined => {
  if (error instanceof SettingsError) return error.message;
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Set PORT to another one, or stop what has it.`;
  if (syscall === 'listen')
    return `The server cannot listen at port ${port} of ${host} (${code}). Set PORT or HOST.`;
  if (syscall === 'getaddrinfo') return `There is no address ${host}. Set HOST.`;
  if (syscall === 'mkdir' || code.startsWith('SQLITE'))
    return `No matches can be kept in ${dataDir} (${message}). Set DATA_DIR to a folder that can be written to.`;
  return undefined;
};

const stopOnSignal = (server: RunningServer) => {
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        print(String(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const server = await createServer(settings);
  stopOnSignal(server);
  if (!API_ONLY) {
    if (!isBuilt(settings.pageDir)) print('The page has not been built yet: run "npm run build".');
    print(`Auf Achse & Ausgebremst: ${server.url}`);
  }
} catch (error) {
  print(sentenceFor(error, settings) ?? String(error instanceof Error ? error.stack : error));
  process.exit(1);
}
