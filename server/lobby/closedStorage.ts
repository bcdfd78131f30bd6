import { Async } from 'boardgame.io/internal';

const refused = (): never => {
  throw new Error("boardgame.io's own lobby routes have no access to matches");
};

/**
 * What boardgame.io's own routes are given to store matches in: nothing. Ours are asked first; should one of theirs be
 * reached all the same, by a version that has more of them, it can neither read nor change a match.
 */
export class ClosedStorage extends Async {
  connect = () => {};
  override createMatch = refused;
  setState = refused;
  setMetadata = refused;
  fetch = refused;
  wipe = refused;
  override listMatches = refused;
}
