import Sequencer from '@jest/test-sequencer';

/**
 * Small files that play for long, the longest first; the one that waits most begins beside browsers, which compute. Jest
 * takes a file it has not timed yet for as long as it is large.
 */
const LONG = [
  /\/tests\/server\/kill/,
  /\/tests\/browser\//,
  /\/tests\/server\/process/,
  /\/tests\/laws\//,
  /\/tests\/games\/shared\/plain\.test/,
  /\/tests\/server\/(cluster|attack|postgresStore)/,
  /\/tests\/games\/.*\/races\.test/,
  /\/tests\/replays\.test/,
  /\/tests\/games\/.*\/bots/,
];

const placeOf = ({ path }) => {
  const place = LONG.findIndex((pattern) => pattern.test(path));
  return place < 0 ? LONG.length : place;
};

/** Starts the longest tests first, so that at the end all cores are done at the same time. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
