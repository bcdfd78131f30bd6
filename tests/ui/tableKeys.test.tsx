/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AnyGame } from '../../games';
import { boardGame } from '../../games/auf-achse-board';
import { cardGame } from '../../games/auf-achse-cards';
import { racingGame } from '../../games/ausgebremst';
import { seededChance } from '../../games/shared/chance';
import { USUAL_TABLE } from '../../games/shared/conduct';
import type { Heard } from '../../ui/kit/conduct';
import { LaidTable } from '../../ui/table/LaidTable';
import { computerStep, walk, type Walk } from '../harness';
import { freshBrowser } from './cardTable';
import { matchAt } from './quietMatch';
import { Room } from './seated';

/** The keys the page reacts to, each as often as something acts on it. */
const mockKeys: string[] = [];

jest.mock('../../ui/kit/useKey', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const { useKey } = jest.requireActual<typeof import('../../ui/kit/useKey')>('../../ui/kit/useKey');
  const useNotedKey: typeof useKey = (key, act) => {
    useKey(key, act);
    const isOn = act !== undefined;
    useEffect(() => {
      if (!isOn) return undefined;
      const name = key.toLowerCase();
      mockKeys.push(name);
      return () => void mockKeys.splice(mockKeys.indexOf(name), 1);
    }, [key, isOn]);
  };
  return { useKey: useNotedKey };
});

const MINUTE = 60_000;

/** Lisa sits there; both others have gone, and the table waits for them when it is their turn. */
const seats = ['Lisa', 'Kemal', 'Marlene'].map((name, at) => ({
  playerID: String(at),
  name,
  isConnected: at === 0,
}));
const gone = { for: 2 * MINUTE, wait: 0 };
const heard: Heard = {
  at: Date.now() - MINUTE,
  options: { ...USUAL_TABLE, hints: true },
  away: { 1: gone, 2: gone },
  standIns: {},
  events: [],
};

const { match } = matchAt({});

const tableAt = (game: AnyGame, { positions, steps, happenings }: Walk, at: number) => {
  const { G } = positions[at]!;
  const view = game.playerView(G, '0');
  const log = steps
    .slice(0, at)
    .map(([seat, move, ...args], n) => ({ seat, move, args, happenings: happenings[n]!, place: n }));
  return (
    <Room of={game.id}>
      <LaidTable
        visit={{ game: game.id, matchID: 'm', seat: { playerID: '0', credentials: 'c', name: 'Lisa' } }}
        match={match}
        heard={heard}
        table={{
          view,
          playerID: '0',
          seats,
          log,
          undoable: 1,
          legal: game.legalMoves(view, '0'),
          whyNot: (move) => game.whyNot(view, '0', move),
          awaited: game.awaited(view),
          refused: undefined,
          refusals: 0,
          play: () => {},
        }}
      />
    </Room>
  );
};

/** What can be done there, and whether something can be shown again: each kind of position is looked at once. */
const kindOf = (game: AnyGame, { positions, steps }: Walk, at: number): string => {
  const { G } = positions[at]!;
  const awaited = game.awaited(G);
  const moves = new Set(game.legalMoves(game.playerView(G, '0'), '0').map(({ move }) => move));
  return [...awaited, ...moves, at > 0 && steps[at - 1]![0] === '0'].join(' ');
};

/** What begins a choice in a hand, on the map or of grid slots: it may bring keys of its own. */
const BEGINNING = ['ArrowRight', '1'];

/** Keys with more than one action. Esc may have several: it closes whatever is open. */
const sharedKeys = (): readonly string[] =>
  mockKeys.filter((key, at) => key !== 'escape' && mockKeys.indexOf(key) < at);

beforeAll(() => {
  Element.prototype.animate = () => Object.assign(new EventTarget(), { cancel: () => {} }) as Animation;
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
beforeEach(freshBrowser);

describe('no key has two actions at a table with its bar and the signs below it', () => {
  test.each<[string, AnyGame, Record<string, unknown>, readonly string[]]>([
    ['the card game', cardGame, {}, ['arrowleft', 'enter']],
    ['the board game', boardGame, {}, ['1', '5', 'arrowup', 'enter', 'l', 'p']],
    ['the race', racingGame, {}, ['1', '6', 'enter']],
    ['the race for experts', racingGame, { game: 'advanced' }, ['1', '5', 'backspace', 'enter']],
  ])('%s', async (_, game, options, own) => {
    const step = computerStep(game, seededChance('keys'));
    const opening = { seed: 'keys', numPlayers: 3, options };
    const played = walk(game, opening, (_, position) => step(position));
    const { rerender } = await act(async () => render(tableAt(game, played, 0)));
    await screen.findByRole('heading', { level: 1 });
    const kinds = new Set<string>();
    const met = new Set<string>();
    for (let at = 0; at < played.steps.length; at++) {
      const kind = kindOf(game, played, at);
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      await act(async () => rerender(tableAt(game, played, at)));
      for (const key of ['', ...BEGINNING]) {
        if (key) fireEvent.keyDown(document.activeElement!, { key });
        expect({ kind, shared: sharedKeys() }).toEqual({ kind, shared: [] });
        for (const one of mockKeys) met.add(one);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['ctrl+z', 'h', 'k', 'n', 'w', ...own]));
  });
});
