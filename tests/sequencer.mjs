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

/** What others do for them takes longer than what they compute: browsers, and servers, databases and clocks they wait for. */
const KINDS = [
  /\/tests\/browser\//,
  /\/tests\/(server\/(kill|process|cluster|postgresStore|matchStore|spectators|stored|backup|clocks|absence)|ui\/onlineMatch)/,
  /./,
];

const placeOf = ({ path }) => {
  const place = LONG.findIndex((pattern) => pattern.test(path));
  return place < 0 ? LONG.length : place;
};

const kindOf = ({ path }) => KINDS.findIndex((kind) => kind.test(path));

/**
 * Starts the longest tests first, so that at the end all cores are done at the same time. Each kind is spread over the
 * whole run: if those that wait came together, cores would have nothing to do.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
    const kinds = KINDS.map((_, kind) => ordered.filter((test) => kindOf(test) === kind));
    return kinds
      .flatMap((kind) => kind.map((test, at) => ({ test, place: (at + 0.5) / kind.length })))
      .sort((one, other) => one.place - other.place)
      .map(({ test }) => test);
  }
}
