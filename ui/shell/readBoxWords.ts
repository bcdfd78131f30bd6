import { onBox } from './boxWords';
import { readWordFile } from './readWordFile';

/** Loads the words on a game's box. The built page has those of all games in one file (vite.boxes.ts). */
export const readBoxWords = async (language: string, game: string): Promise<Record<string, unknown>> =>
  onBox(await readWordFile(language, game));
