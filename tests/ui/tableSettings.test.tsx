/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useTableSounds } from '../../ui/kit/useTableSounds';
import { pacePreference } from '../../ui/kit/pace';
import type { LogEntry } from '../../ui/kit/match';
import { soundPreference, tableSoundPreference, volumePreference } from '../../ui/shell/preferences';
import { play, playAtTable } from '../../ui/shell/sound/play';
import { SOUNDS, type Sound } from '../../ui/shell/sound/sounds';
import { SettingsDialog } from '../../ui/table/SettingsDialog';
import { TableBar } from '../../ui/table/TableBar';
import { faultsOf, speak, standInForScreen } from './browser';

jest.mock('../../ui/shell/sound/play', () => ({
  ...jest.requireActual<object>('../../ui/shell/sound/play'),
  play: jest.fn(),
  playAtTable: jest.fn(),
}));
const heard = jest.mocked(playAtTable);

/** Takes the place of every node of an audio context, and of what leads to it. */
const anything: unknown = new Proxy(() => {}, {
  get: () => anything,
  apply: () => anything,
  set: () => true,
});

const stepOf = (...types: readonly string[]): LogEntry => ({
  seat: '0',
  move: 'any',
  args: [],
  happenings: types.map((type) => ({ type })),
});

beforeEach(async () => {
  localStorage.clear();
  standInForScreen();
  await speak('en');
});
afterEach(() => heard.mockClear());

const open = async () => {
  await act(async () => render(<TableBar game="auf-achse-cards" progress={null} menu={[]} />));
  await userEvent.click(screen.getAllByRole('button', { name: 'Menu' })[0]!);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pace and sound' }));
};

test('the bar of a table says how loud it is, and changes that', async () => {
  soundPreference.set(false);
  tableSoundPreference.set(false);
  await act(async () => render(<TableBar game="auf-achse-cards" progress={null} menu={[]} />));
  await userEvent.click(screen.getByRole('button', { name: 'Sound: Off' }));
  const offered = screen.getAllByRole('menuitemradio').filter(({ lang }) => !lang);
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Off', 'Quiet', 'Medium', 'Loud']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Quiet' }));
  expect([soundPreference.get(), tableSoundPreference.get(), volumePreference.get()]).toEqual([
    true,
    true,
    'quiet',
  ]);
  expect(play).toHaveBeenLastCalledWith('card');
  await userEvent.click(screen.getByRole('button', { name: 'Sound: Quiet' }));
  expect(screen.getByRole('menuitemradio', { name: 'Quiet' })).toBeChecked();
});

describe('the settings of a table', () => {
  test('keep the pace, the sounds and how loud they are', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'To my turn' }));
    expect(pacePreference.get()).toBe('turn');
    expect(tableSoundPreference.get()).toBe(false);
    act(() => soundPreference.set(false));
    await userEvent.click(screen.getByRole('radio', { name: 'On' }));
    expect([tableSoundPreference.get(), soundPreference.get()]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('radio', { name: 'Loud' }));
    expect(volumePreference.get()).toBe('loud');
  });

  test('axe finds nothing wrong with them', async () => {
    const { container } = await act(async () => render(<SettingsDialog onClose={() => {}} />));
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('the sounds of a table', () => {
  test.each(Object.keys(SOUNDS) as Sound[])('%s is made of notes and ends within two seconds', (name) => {
    const nodes: string[] = [];
    const make = (kind: string) => () => {
      nodes.push(kind);
      return anything;
    };
    const context = {
      sampleRate: 100,
      createGain: make('gain'),
      createOscillator: make('tone'),
      createBiquadFilter: make('filter'),
      createBufferSource: make('noise'),
      createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    };
    const length = SOUNDS[name]({ context: context as never, to: anything as AudioNode, at: 0 });
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(2);
    expect(nodes).toContain('gain');
  });

  test('follow what is new, once, and nothing that was there before', () => {
    const sounds = { rolled: 'die', drove: 'engine' } as const;
    const { rerender } = renderHook(({ log }) => useTableSounds(log, sounds), {
      initialProps: { log: [stepOf('rolled')] },
    });
    expect(heard).not.toHaveBeenCalled();
    rerender({ log: [stepOf('rolled'), stepOf('rolled', 'drove', 'turn')] });
    expect(heard.mock.calls).toEqual([['engine']]);
    rerender({ log: [stepOf('rolled'), stepOf('rolled', 'drove', 'turn')] });
    rerender({ log: [stepOf('rolled')] });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
