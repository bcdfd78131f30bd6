import { writeSync } from 'node:fs';
import { createServer } from './createServer';
import { stackOf } from './errors';
import { isBuilt } from './http/page';
import { flushLog } from './log';
import { StartError } from './operation/startError';
import { stopWhenTold } from './operation/stopping';
import { readSettings, type ServerSettings } from './settings';

/** In development another process serves the page, and prints its address. */
const API_ONLY = process.argv.includes('--api-only');

const print = (line: string): void => {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // a closed terminal or a full disk is no reason to stop
  }
};

/** A sentence for whoever started the server, if the error at the start can be put into one. */
const sentenceFor = (error: unknown, { host, port }: Partial<ServerSettings> = {}): string | undefined => {
  if (error instanceof StartError) return error.message;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Set PORT to another one, or stop what has it.`;
  if (syscall === 'listen')
    return `The server cannot listen at port ${port} of ${host} (${code}). Set PORT or HOST.`;
  if (syscall === 'getaddrinfo') return `There is no address ${host}. Set HOST.`;
  return undefined;
};

let settings: ServerSettings | undefined;
try {
  settings = readSettings(process.env);
  const server = await createServer(settings);
  stopWhenTold(() => server.close().then(flushLog), print);
  if (!API_ONLY) {
    if (!isBuilt(settings.pageDir)) print('The page has not been built yet: run "npm run build".');
    print(`Auf Achse & Ausgebremst: ${server.url}`);
  }
} catch (error) {
  print(sentenceFor(error, settings) ?? stackOf(error));
  process.exit(1);
}
