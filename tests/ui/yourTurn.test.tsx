/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { MovesContext } from '../../ui/kit/moves';
import { rememberSeat } from '../../ui/online/mySeats';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { callPreference, soundPreference } from '../../ui/shell/preferences';
import { listenForPress } from '../../ui/shell/sound/play';
import { TableBar } from '../../ui/table/TableBar';
import { useCall, useCallMe } from '../../ui/table/turn/useCallMe';
import { YourTurn } from '../../ui/table/turn/YourTurn';
import { faultsOf, speak, standInForScreen } from './browser';
import { fakeServer, GAME } from './fakeServer';

/** Every node an audio context was asked for, by its kind; none as long as there is no context. */
let made: string[];
let contexts = 0;

/** Stands for a parameter of a node and for what a node leads to. */
const node = () => ({
  gain: parameter(),
  frequency: parameter(),
  Q: parameter(),
  connect: (to: unknown) => to,
  start: () => {},
  stop: () => {},
});
const parameter = () => ({
  value: 0,
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
});
const noted = (kind: string) => () => {
  made.push(kind);
  return node();
};
const audioContext = () => {
  contexts++;
  return {
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    suspend: async () => {},
    resume: async () => {},
    createGain: noted('gain'),
    createOscillator: noted('tone'),
    createBiquadFilter: noted('filter'),
    createBufferSource: noted('noise'),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
};
const ticks = () => made.filter((kind) => kind === 'noise').length;

const shownCalls: { title: string; body: string; tag: string }[] = [];
let permission: NotificationPermission;
const askedFor = jest.fn(async () => permission);

class ShownCall extends EventTarget {
  constructor(title: string, { body = '', tag = '' }: NotificationOptions = {}) {
    super();
    shownCalls.push({ title, body, tag });
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
  static get permission() {
    return permission;
  }
  static requestPermission = askedFor;
}

const hide = (isHidden: boolean) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeAll(listenForPress);
beforeEach(async () => {
  localStorage.clear();
  soundPreference.set(true);
  made = [];
  permission = 'granted';
  askedFor.mockClear();
  shownCalls.length = 0;
  Object.assign(globalThis, { AudioContext: jest.fn(audioContext), Notification: ShownCall });
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  standInForScreen();
  hide(false);
  await speak('en');
  await i18next.loadNamespaces(['table', 'lobby', GAME]);
});

type Now = {
  awaited?: string[];
  seat?: string | null;
  isPlaying?: boolean;
  isLost?: boolean;
  waiting?: string[];
};

const SEATS = ['Lisa', 'Kemal', 'Marlene'].map((name, at) => ({ playerID: String(at), name }));

const NOBODY: string[] = [];

const Table = ({ awaited = NOBODY, seat = '0', isPlaying = true, isLost = false, waiting = NOBODY }: Now) => {
  const call = useCall({ game: GAME, path: '/match/here', seats: SEATS, waiting });
  return (
    <MovesContext
      value={{ legal: [], whyNot: () => undefined, play: () => {}, onRefuse: () => {}, isPlaying }}
    >
      <YourTurn game={GAME} seat={seat} awaited={awaited} isLost={isLost} onHiddenTurn={call} />
    </MovesContext>
  );
};

/** A table at which nobody is awaited yet, and how it changes. */
const sitDown = (at: Now = {}) => {
  const { rerender, unmount } = render(<Table {...at} />);
  return { change: (now: Now) => rerender(<Table {...now} />), leave: unmount };
};

const myTurn = (change: (now: Now) => void) => {
  change({ awaited: ['1'] });
  change({ awaited: ['0'] });
};

const PLAIN = 'Auf Achse – cards · Auf Achse & Ausgebremst';
const icon = () => document.querySelector('link[rel="icon"]')!.getAttribute('href');

describe('the title and the icon of the page', () => {
  test('tell that it is your turn, as long as it is', () => {
    const { change, leave } = sitDown({ awaited: ['1'] });
    expect([document.title, icon()]).toEqual([PLAIN, '/favicon.svg']);
    change({ awaited: ['0', '1'] });
    expect([document.title, icon()]).toEqual(['● Your turn – Auf Achse – cards', '/favicon-turn.svg']);
    change({ awaited: ['1'] });
    expect([document.title, icon()]).toEqual([PLAIN, '/favicon.svg']);
    change({ awaited: ['0'] });
    leave();
    expect(icon()).toBe('/favicon.svg');
  });

  test('tell nothing to who looks on, nor while the connection is lost', () => {
    const { change } = sitDown({ awaited: ['0'], seat: null });
    expect(document.title).toBe(PLAIN);
    change({ awaited: ['0'], isLost: true });
    expect([document.title, icon()]).toEqual([PLAIN, '/favicon.svg']);
  });

  test('wait until the table has shown what happened, unless nobody sees it', () => {
    const { change } = sitDown({ awaited: ['0'], isPlaying: false });
    expect(document.title).toBe(PLAIN);
    hide(true);
    expect(document.title).toMatch('Your turn');
    hide(false);
    change({ awaited: ['0'] });
    expect(document.title).toMatch('Your turn');
  });

  test.each(LANGUAGE_CODES)('speak %s', async (language) => {
    await speak(language);
    sitDown({ awaited: ['0'] });
    expect(document.title).toBe(
      i18next.t('turn.title', { ns: 'table', game: i18next.t('game.short', { ns: GAME }) }),
    );
  });
});

describe('the sound', () => {
  test('is not even made ready before anything was pressed', () => {
    const { change } = sitDown();
    myTurn(change);
    expect(contexts).toBe(0);
  });

  test('is heard when it becomes your turn: two ticks, once', async () => {
    const { change } = sitDown({ awaited: ['0'] });
    await userEvent.keyboard('x');
    expect(ticks()).toBe(0);
    myTurn(change);
    await waitFor(() => expect(ticks()).toBe(2));
    change({ awaited: ['0', '1'] });
    change({ awaited: ['0'], isLost: true });
    change({ awaited: ['0'] });
    await act(async () => {});
    expect(ticks()).toBe(2);
  });

  test('is silent until the reader wants to hear it, and then needs no further press', async () => {
    localStorage.clear();
    render(<TableBar game={GAME} progress={null} menu={[]} />);
    const { change } = sitDown();
    await userEvent.keyboard('x');
    myTurn(change);
    await act(async () => {});
    expect(ticks()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sound: Off' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Medium' }));
    change({ awaited: ['1'] });
    myTurn(change);
    await waitFor(() => expect(ticks()).toBe(2));
  });

  test('can be switched off at the table, and stays off', async () => {
    render(<TableBar game={GAME} progress={null} menu={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sound: Medium' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Off' }));
    expect(screen.getByRole('button', { name: 'Sound: Off' })).toBeVisible();
    expect(soundPreference.get()).toBe(false);
    const { change } = sitDown();
    myTurn(change);
    await act(async () => {});
    expect(ticks()).toBe(0);
  });
});

const Switch = () => {
  const callMe = useCallMe();
  const [, again] = useState(0);
  return (
    <>
      <TableBar game={GAME} progress={null} menu={[]} callMe={callMe} />
      {callMe?.isForbidden && <p>forbidden</p>}
      <button onClick={() => again((n) => n + 1)}>again</button>
    </>
  );
};
const callButton = () => screen.getByRole('button', { name: 'Call me' });

describe('a call when the page is out of sight', () => {
  test('is asked for by a press, and a press ends it', async () => {
    permission = 'default';
    const { container } = render(<Switch />);
    expect(askedFor).not.toHaveBeenCalled();
    expect(callButton()).toHaveAttribute('aria-pressed', 'false');
    permission = 'granted';
    await userEvent.click(callButton());
    expect(askedFor).toHaveBeenCalledTimes(1);
    expect(callButton()).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(callButton());
    expect(callButton()).toHaveAttribute('aria-pressed', 'false');
    expect(callPreference.get()).toBe(false);
  });

  test('comes from every match with a seat of ours once the push service knows this browser', async () => {
    const server = fakeServer();
    const way = { kind: 'push', address: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    const subscription = { endpoint: way.address, toJSON: () => ({ keys: way.keys }) };
    const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
    const ready = Promise.resolve({ pushManager });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });
    server.answer({ 'GET /push': { publicKey: 'key' } });
    for (const id of ['one', 'two'])
      rememberSeat(GAME, id, { playerID: '0', credentials: `of ${id}`, name: 'Lisa' });
    render(<Switch />);
    await userEvent.click(callButton());
    await waitFor(() => expect(server.posts()).toHaveLength(2));
    expect(server.posts()).toEqual(
      ['two', 'one'].map((id) => ({
        method: 'POST',
        path: `/games/${GAME}/${id}/call`,
        body: { playerID: '0', credentials: `of ${id}`, way },
      })),
    );
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('that the browser forbids is said to be so', async () => {
    permission = 'denied';
    render(<Switch />);
    await userEvent.click(callButton());
    expect(callButton()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('forbidden')).toBeVisible();
  });

  test('says the game and who waits, once for each turn', async () => {
    callPreference.set(true);
    const { change } = sitDown({ awaited: ['1'] });
    hide(true);
    change({ awaited: ['0'], waiting: ['1', '2'] });
    await waitFor(() => expect(shownCalls).toHaveLength(1));
    expect(shownCalls).toEqual([
      { title: 'Auf Achse – cards: your turn', body: 'Kemal and Marlene are waiting.', tag: '/match/here' },
    ]);
    change({ awaited: ['0', '1'], waiting: ['2'] });
    change({ awaited: ['1'] });
    change({ awaited: ['0', '1', '2'] });
    await waitFor(() => expect(shownCalls).toHaveLength(2));
    expect(shownCalls.at(-1)!.body).toBe('');
  });

  test('comes for a match that begins out of sight', async () => {
    callPreference.set(true);
    hide(true);
    sitDown({ awaited: ['0'] });
    await waitFor(() => expect(shownCalls).toHaveLength(1));
  });

  test.each([
    ['the page is in sight', false, true, 'granted'],
    ['nobody asked for it', true, false, 'granted'],
    ['the browser has changed its mind', true, true, 'denied'],
  ] as const)('does not come when %s', async (_, isHidden, isWanted, allowed) => {
    callPreference.set(isWanted);
    permission = allowed;
    const { change } = sitDown({ awaited: ['1'] });
    hide(isHidden);
    change({ awaited: ['0'] });
    await act(async () => {});
    expect(shownCalls).toEqual([]);
  });
});
