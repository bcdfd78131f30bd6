import Sequencer from '@jest/test-sequencer';

/** Small files that play for long. Jest takes a file it has not timed yet for as long as it is large. */
const LONG = [/\/tests\/laws\//, /\/tests\/browser\//, /\/tests\/replays\.test/, /\/tests\/games\/.*\/bots/];

/** Starts the longest tests first, so that at the end all cores are done at the same time. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isShort = ({ path }) => Number(!LONG.some((pattern) => pattern.test(path)));
    return super.sort(tests).sort((one, other) => isShort(one) - isShort(other));
  }
}
