import { codeOf, messageOf, stackOf } from '../errors';
import { StartError } from '../operation/startError';
import { readSettings, type ServerSettings } from '../settings';

/** A sentence for whoever ran the command, if the error can be put into one. */
const sentenceFor = (error: unknown): string | undefined => {
  if (error instanceof StartError) return error.message;
  return codeOf(error).startsWith('SQLITE_')
    ? `The matches cannot be read or written: ${messageOf(error)}.`
    : undefined;
};

/** Runs a command and ends the process with the exit code it returns; or with 1 and a sentence when it fails. */
export const runCommand = async (work: (settings: ServerSettings, args: string[]) => Promise<number>) => {
  try {
    process.exitCode = await work(readSettings(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceFor(error) ?? stackOf(error)}\n`);
    process.exitCode = 1;
  }
};

/** The one file name given to a command. Throws a `StartError` that shows the correct usage. */
export const fileIn = (args: readonly string[], command: string): string => {
  const [file] = args;
  if (file === undefined || args.length > 1)
    throw new StartError(`Say which file: npm run ${command} -- matches.backup`);
  return file;
};

/** Prints a line for whoever runs the command. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
