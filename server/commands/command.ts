import { codeOf, messageOf, stackOf } from '../errors';
import { StartError } from '../operation/startError';
import { readSettings, type ServerSettings } from '../settings';

/** A sentence for whoever started a command, where an error can be put into one. */
const sentenceFor = (error: unknown): string | undefined => {
  if (error instanceof StartError) return error.message;
  return codeOf(error).startsWith('SQLITE_')
    ? `The matches cannot be read or written: ${messageOf(error)}.`
    : undefined;
};

/** Does what a command is for, and ends with the exit code it answers; 1 and a sentence when it cannot be done. */
export const runCommand = async (work: (settings: ServerSettings, args: string[]) => Promise<number>) => {
  try {
    process.exitCode = await work(readSettings(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceFor(error) ?? stackOf(error)}\n`);
    process.exitCode = 1;
  }
};

/** The one file that is named after a command. Throws a `StartError` that says how to name it. */
export const fileIn = (args: readonly string[], command: string): string => {
  const [file] = args;
  if (file === undefined || args.length > 1)
    throw new StartError(`Say which file: npm run ${command} -- matches.backup`);
  return file;
};

/** Says a line to whoever runs the command. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
