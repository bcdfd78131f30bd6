import { cardGame } from '../../games/auf-achse-cards';
import type { LegalMove } from '../../games/shared/legality';
import type { LocalMatchData } from '../../ui/local/localMatches';
import { INSTANT } from '../../ui/kit/pace';
import { openLocalMatch } from '../../ui/table/localMatch';
import { thinkBeside, type AnswerOfThread, type Question } from '../../ui/table/thinkBeside';

const DATA: LocalMatchData = {
  game: 'auf-achse-cards',
  options: { stages: 1 },
  seats: [{ name: 'Lisa' }, { name: 'Computer', bot: 'hard' }],
  seed: 'a quiet sunday',
  chance: 2,
  steps: [],
  updatedAt: 0,
};

/** A match against an expert whose thoughts somebody else thinks. */
const sitDown = () => {
  const questions: {
    asked: Question;
    unwanted: AbortSignal;
    resolve: (move: LegalMove) => void;
    reject: (error: Error) => void;
  }[] = [];
  const beside = {
    ask: (asked: Question, unwanted: AbortSignal) =>
      new Promise<LegalMove>((resolve, reject) => {
        unwanted.addEventListener('abort', () => reject(unwanted.reason as Error));
        questions.push({ asked, unwanted, resolve, reject });
      }),
    advise: async () => [],
    analyse: async () => ({ chances: null, verdict: null, isChance: false }),
    close: jest.fn(),
  };
  const keeper = { match: async () => {}, record: async () => 'record' };
  const match = openLocalMatch({ module: cardGame, data: DATA, keeper, pace: INSTANT, beside });
  const laidBy = (seat: string) => match.snapshot()!.log.filter((entry) => entry.seat === seat).length;
  return { match, beside, questions, laidBy };
};

const soon = () => jest.advanceTimersByTimeAsync(20);
const firstFor = ({ view, playerID }: Question) => cardGame.legalMoves(view as never, playerID)[0]!;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an expert at this device', () => {
  test('is asked beside the page what it does, and shown what its seat sees', async () => {
    const { questions, laidBy } = sitDown();
    await soon();
    expect(questions).toHaveLength(1);
    const [{ asked, resolve }] = questions as [(typeof questions)[0]];
    const { hands } = asked.view as { hands: Record<string, string[]> };
    expect([asked.level, hands['0']!.every((card) => card === 'back')]).toEqual(['hard', true]);
    expect(laidBy('1')).toBe(0);
    resolve(firstFor(asked));
    await soon();
    expect(laidBy('1')).toBe(1);
  });

  test('does not keep anybody else from playing meanwhile', async () => {
    const { match, questions, laidBy } = sitDown();
    await soon();
    const { view, playerID } = match.snapshot()!;
    match.play(cardGame.legalMoves(view as never, playerID!)[0]!);
    await soon();
    expect(laidBy('0')).toBe(1);
    expect(questions).toHaveLength(1);
    questions[0]!.resolve(firstFor(questions[0]!.asked));
    await soon();
    expect(laidBy('1')).toBe(1);
  });

  test('stops thinking when the match goes back, and thinks about what is to be decided then', async () => {
    const { match, questions, laidBy } = sitDown();
    await soon();
    const { view, playerID } = match.snapshot()!;
    match.play(cardGame.legalMoves(view as never, playerID!)[0]!);
    questions[0]!.resolve(firstFor(questions[0]!.asked));
    await soon();
    expect(questions.map(({ unwanted }) => unwanted.aborted)).toEqual([false, false]);
    match.goBack();
    await soon();
    expect(questions.map(({ unwanted }) => unwanted.aborted)).toEqual([false, true, false]);
    const laid = laidBy('1');
    questions[2]!.resolve(firstFor(questions[2]!.asked));
    await soon();
    expect(laidBy('1')).toBe(laid + 1);
  });

  test('decides in the page where nothing comes of that, and it is told', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(cardGame.bots, 'hard').mockImplementation((view, seat) => cardGame.legalMoves(view, seat)[0]!);
    const { questions, laidBy } = sitDown();
    await soon();
    questions[0]!.reject(new Error('no thread'));
    await soon();
    expect(laidBy('1')).toBe(1);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('is not heard any more when the page has been left', async () => {
    const { match, beside, questions, laidBy } = sitDown();
    await soon();
    match.close();
    questions[0]!.resolve(firstFor(questions[0]!.asked));
    await soon();
    expect(laidBy('1')).toBe(0);
    expect(beside.close).toHaveBeenCalled();
  });
});

describe('a thread beside the page', () => {
  /** What a browser has and Node has not. */
  class FakeWorker extends EventTarget {
    readonly asked: { number: number }[] = [];
    terminate = jest.fn();
    postMessage(question: { number: number }) {
      this.asked.push(question);
    }
    answer(data: AnswerOfThread) {
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  const question: Question = { game: 'g', view: {}, playerID: '0', level: 'hard', seed: 's' };
  const move: LegalMove = { move: 'lay', args: [] };
  const WANTED = new AbortController().signal;

  /** Every thread that is begun, in order. */
  const thinkBesideMany = () => {
    const workers: FakeWorker[] = [];
    const beside = thinkBeside(() => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    })!;
    return { ...beside, workers };
  };

  beforeEach(() => void Object.assign(globalThis, { Worker: FakeWorker }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  test('is not there where there are no threads', () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    expect(thinkBeside()).toBeUndefined();
  });

  test('is started once, and every question gets its own answer', async () => {
    const worker = new FakeWorker();
    const start = jest.fn(() => worker as unknown as Worker);
    const { ask, close } = thinkBeside(start)!;
    expect(start).not.toHaveBeenCalled();
    const [one, other] = [ask(question, WANTED), ask(question, WANTED)];
    expect(start).toHaveBeenCalledTimes(1);
    worker.answer({ number: worker.asked[1]!.number, error: 'out of ideas' });
    worker.answer({ number: worker.asked[0]!.number, answer: move });
    await expect(other).rejects.toThrow('out of ideas');
    expect(await one).toEqual(move);
    close();
    expect(worker.terminate).toHaveBeenCalled();
  });

  test('is ended with the thought that is unwanted, unless somebody else waits, and begun again', async () => {
    const { ask, workers } = thinkBesideMany();
    const [first, second] = [new AbortController(), new AbortController()];
    const thoughts = [ask(question, first.signal), ask(question, second.signal)];
    first.abort(new Error('gone on'));
    await expect(thoughts[0]).rejects.toThrow('gone on');
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    second.abort(new Error('gone on'));
    await expect(thoughts[1]).rejects.toThrow('gone on');
    expect(workers[0]!.terminate).toHaveBeenCalled();
    const later = ask(question, WANTED);
    workers[1]!.answer({ number: workers[1]!.asked[0]!.number, answer: move });
    expect(await later).toEqual(move);
  });

  test('that has been ended by the device leaves nobody waiting for ever', async () => {
    const { ask, workers } = thinkBesideMany();
    const asked = ask(question, WANTED).catch(({ message }: Error) => message);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await asked).toMatch('no answer');
    expect(workers[0]!.terminate).toHaveBeenCalled();
    void ask(question, WANTED);
    expect(workers).toHaveLength(2);
  });

  test('that breaks down leaves nobody waiting, and the next question begins another', async () => {
    const { ask, workers } = thinkBesideMany();
    const asked = ask(question, WANTED);
    workers[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'cannot be loaded' }));
    await expect(asked).rejects.toThrow('cannot be loaded');
    expect(workers[0]!.terminate).toHaveBeenCalled();
    const later = ask(question, WANTED);
    workers[1]!.answer({ number: workers[1]!.asked[0]!.number, answer: move });
    expect(await later).toEqual(move);
  });
});
