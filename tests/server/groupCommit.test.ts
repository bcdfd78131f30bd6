import { groupCommit, type StoredMove } from '../../server/storage/groupCommit';
import { StoreUnavailable } from '../../server/storage/matchStore';

const move = (matchID: string, expected = 0): StoredMove => ({
  matchID,
  expected,
  stateID: expected + 1,
  state: '{}',
  gameover: null,
  clocks: null,
  entries: '[]',
  at: 0,
});

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Moves on their way to a disk that writes on demand; moves in `faulty` always fail. */
const onADisk = (mostAtOnce = 1) => {
  const groups: string[][] = [];
  const writing: (() => void)[] = [];
  const { commit } = groupCommit(async (moves) => {
    const ids = moves.map(({ matchID }) => matchID);
    groups.push(ids);
    await new Promise<void>((resolve) => writing.push(resolve));
    if (ids.includes('away')) throw new StoreUnavailable('the disk is full');
    if (ids.includes('faulty')) throw new Error('faulty');
    return new Set(ids.filter((id) => id !== 'conflict'));
  }, mostAtOnce);
  /** Lets the disk write until nothing is left. */
  const write = async () => {
    await turn();
    while (writing.length) {
      writing.shift()!();
      await turn();
    }
  };
  return { commit, groups, write };
};

describe('moves that arrive together', () => {
  test('are stored in one transaction, each with an answer of its own', async () => {
    const { commit, groups, write } = onADisk();
    const answers = Promise.all(['a', 'conflict', 'b'].map((id) => commit(move(id))));
    await write();
    expect(await answers).toEqual([true, false, true]);
    expect(groups).toEqual([['a', 'conflict', 'b']]);
  });

  test('are answered once they are written, not before', async () => {
    const { commit, write } = onADisk();
    let answered = false;
    const answer = commit(move('a')).then(() => (answered = true));
    await turn();
    expect(answered).toBe(false);
    await write();
    await answer;
  });

  test('during a write are stored in the next transaction', async () => {
    const { commit, groups, write } = onADisk();
    const first = commit(move('a'));
    await turn();
    const next = [commit(move('b')), commit(move('c'))];
    await write();
    await Promise.all([first, ...next]);
    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  test('of one match are written one after the other, however many groups may be written at once', async () => {
    const { commit, groups, write } = onADisk(2);
    const answers = [commit(move('a', 0)), commit(move('a', 1)), commit(move('b'))];
    await write();
    await Promise.all(answers);
    expect(groups).toEqual([['a', 'b'], ['a']]);
  });

  test('fail individually if one cannot be written', async () => {
    const { commit, groups, write } = onADisk();
    const answers = Promise.allSettled(['a', 'faulty', 'b'].map((id) => commit(move(id))));
    await write();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(groups).toEqual([['a', 'faulty', 'b'], ['a'], ['faulty'], ['b']]);
  });

  test('fail together and immediately if none can be written', async () => {
    const { commit, groups, write } = onADisk();
    const answers = Promise.allSettled(['a', 'away'].map((id) => commit(move(id))));
    await write();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toHaveLength(1);
  });
});
