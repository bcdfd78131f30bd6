/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { SeatInfo, Snapshot } from '../../ui/kit/match';
import type { OnlineMatch } from '../../ui/online/onlineMatch';
import type { ChatLine } from '../../ui/online/readMatch';
import { createListeners } from '../../ui/shell/listeners';
import { play } from '../../ui/shell/sound/play';
import { useArrivals } from '../../ui/table/chat/useArrivals';

jest.mock('../../ui/shell/sound/play', () => ({ play: jest.fn() }));

const LISA: SeatInfo = { playerID: '0', name: 'Lisa' };
const FREE: SeatInfo = { playerID: '1' };
const KEMAL: SeatInfo = { playerID: '1', name: 'Kemal' };
const line = (id: string, seat: string): ChatLine => ({ id, seat, text: 'hello' });

const Ear = ({ match, lines }: { match: OnlineMatch; lines: readonly ChatLine[] }) => {
  useArrivals(match, lines, '0');
  return null;
};

/** A match that arrives, and a page that listens to it; how often something was heard. */
const listening = (seats: readonly SeatInfo[], lines: readonly ChatLine[]) => {
  let snapshot: Snapshot | undefined;
  const listeners = createListeners();
  const match = { snapshot: () => snapshot, subscribe: listeners.subscribe } as unknown as OnlineMatch;
  const sit = (next: readonly SeatInfo[]) =>
    act(() => {
      snapshot = { view: {}, playerID: '0', seats: next, log: [] };
      listeners.tell();
    });
  const { rerender } = render(<Ear match={match} lines={[]} />);
  sit(seats);
  const say = (next: readonly ChatLine[]) => rerender(<Ear match={match} lines={next} />);
  say(lines);
  expect(play).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  return { sit, say };
};

const heard = () => jest.mocked(play).mock.calls.length;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(play).mockClear();
});
afterEach(() => jest.useRealTimers());

test('what others say is heard, not what was said before one came, nor what one says oneself', () => {
  const { say } = listening([LISA, KEMAL], [line('a', '1')]);
  say([line('a', '1'), line('b', '0')]);
  expect(heard()).toBe(0);
  say([line('a', '1'), line('b', '0'), line('c', '1')]);
  expect(play).toHaveBeenCalledWith('arrival');
  expect(heard()).toBe(1);
});

test('who sits down is heard, who goes is not, nor a computer player', () => {
  const { sit } = listening([LISA, FREE], []);
  sit([LISA, KEMAL]);
  expect(heard()).toBe(1);
  sit([LISA, { ...KEMAL, isConnected: false }]);
  sit([LISA, FREE]);
  expect(heard()).toBe(1);
  sit([LISA, { ...FREE, name: 'Computer', bot: 'normal' }]);
  expect(heard()).toBe(1);
});
