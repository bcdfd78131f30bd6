import { StartError } from '../operation/startError';
import { readSettings, type Settings } from '../settings';

/** Does what a command is for, and ends with the exit code it answers; 1 and a sentence when it cannot be done. */
export const runCommand = async (work: (settings: Settings, args: string[]) => Promise<number>) => {
  try {
    process.exitCode = await work(readSettings(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
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

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
