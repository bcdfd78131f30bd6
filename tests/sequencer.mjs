import Sequencer from '@jest/test-sequencer';

/** Small files that play for long, the longest first. Jest takes a file it has not timed yet for as long as it is large. */
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

/** They wait most of their time: for processes, databases and clocks. */
const WAITING =
  /\/tests\/(server\/(kill|process|cluster|postgresStore|matchStore|spectators|stored|backup|clocks|absence)|ui\/onlineMatch)/;

const placeOf = ({ path }) => {
  const place = LONG.findIndex((pattern) => pattern.test(path));
  return place < 0 ? LONG.length : place;
};

/**
 * Starts the longest tests first, so that at the end all cores are done at the same time. Those that wait are dealt out
 * among those that compute, one to two: if they came together, cores would have nothing to do.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
    const waiting = ordered.filter(({ path }) => WAITING.test(path));
    const computing = ordered.filter(({ path }) => !WAITING.test(path));
    return [...computing.flatMap((test, at) => [...(at % 2 ? [] : waiting.splice(0, 1)), test]), ...waiting];
  }
}
