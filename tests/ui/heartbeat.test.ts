import { EventEmitter } from 'node:events';
import { HEARTBEAT } from '../../games/shared/protocol';
import { followHeartbeat } from '../../ui/online/heartbeat';

type Socket = Parameters<typeof followHeartbeat>[0];

/** A connection that only does what a test has it do. */
const listening = () => {
  const events = new EventEmitter();
  const close = jest.fn(() => events.emit('close'));
  const manager = Object.assign(events, { engine: { close } });
  const socket = { io: manager, on: events.on.bind(events), off: events.off.bind(events) };
  const onSilence = jest.fn();
  const onHeard = jest.fn();
  const stop = followHeartbeat(socket as unknown as Socket, { onSilence, onHeard });
  return { events, close, onSilence, onHeard, stop };
};

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  Object.assign(globalThis, { window: new EventTarget() });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

const say = (event: 'offline' | 'online') => window.dispatchEvent(new Event(event));

const LATEST = 8000;

describe('a server that is not heard', () => {
  test('is missed within 8 seconds, since it was heard last, and once', () => {
    const { events, onSilence } = listening();
    events.emit('open');
    jest.advanceTimersByTime(HEARTBEAT);
    events.emit('beat');
    const heardAt = Date.now();
    jest.advanceTimersByTime(LATEST);
    expect(onSilence.mock.calls).toEqual([[heardAt]]);
  });

  test('but speaks as often as it should is not', () => {
    const { events, onSilence, close } = listening();
    events.emit('open');
    for (let beat = 0; beat < 10; beat++) {
      // as late as a busy server may be
      jest.advanceTimersByTime(HEARTBEAT + 2000);
      events.emit('beat');
    }
    expect(onSilence).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  test('and is late, goes on with the same connection', () => {
    const { events, onHeard, close } = listening();
    events.emit('open');
    jest.advanceTimersByTime(LATEST);
    expect(onHeard).not.toHaveBeenCalled();
    events.emit('beat');
    expect(onHeard).toHaveBeenCalledTimes(1);
    events.emit('beat');
    expect(onHeard).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  test('for longer than that, is given up for another connection', () => {
    const { events, close, onSilence } = listening();
    events.emit('open');
    jest.advanceTimersByTime(2 * LATEST);
    expect(close).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10 * LATEST);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });
});

describe('what the browser says of the network', () => {
  test('it is gone: that is said at once, and taken back when the server is heard all the same', () => {
    const { events, onSilence, onHeard } = listening();
    events.emit('open');
    jest.advanceTimersByTime(1000);
    say('offline');
    expect(onSilence.mock.calls).toEqual([[Date.now()]]);
    events.emit('beat');
    expect(onHeard).toHaveBeenCalledTimes(1);
  });

  test('it is back: what went down with it is given up at once', () => {
    const { events, close } = listening();
    events.emit('open');
    say('online');
    expect(close).not.toHaveBeenCalled();
    say('offline');
    say('online');
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('before there is a connection, and after the table was left, changes nothing', () => {
    const { events, onSilence, stop } = listening();
    say('offline');
    events.emit('open');
    stop();
    say('offline');
    events.emit('open');
    jest.advanceTimersByTime(10 * LATEST);
    expect(onSilence).not.toHaveBeenCalled();
  });
});
