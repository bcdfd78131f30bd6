import { SERVER_FAULTS } from '../../games/shared/protocol';
import type { FileFault } from '../../ui/local/readRecordFile';
import words from '../../ui/words/en/lobby.json';

/** A compile-time list: a new reason does not compile until it stands here. */
const REASONS: Record<FileFault['reason'], true> = {
  tooLarge: true,
  notJson: true,
  notARecord: true,
  unfinished: true,
  otherResult: true,
  version: true,
  field: true,
  unknownGame: true,
  numPlayers: true,
  option: true,
  step: true,
  stepAfterEnd: true,
};

const namesIn = (part: object) => new Set(Object.keys(part).map((key) => key.split('_')[0]));

test('everything the server can refuse has its words, and nothing else', () => {
  expect(namesIn(words.faults)).toEqual(new Set([...SERVER_FAULTS, 'offline']));
});

test('everything that can be wrong with a record has its words, and nothing else', () => {
  expect(namesIn(words.record.faults)).toEqual(new Set(Object.keys(REASONS)));
});
