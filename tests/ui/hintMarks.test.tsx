/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyGame } from '../../games';
import { SPACES, boardGame } from '../../games/auf-achse-board';
import { racingGame } from '../../games/ausgebremst';
import type { Advice } from '../../games/shared/bots/advice';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { tableOf } from '../../games/shared/table';
import { gameUi as boardUi } from '../../ui/boards/auf-achse-board';
import { pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import { nearestIn } from '../../ui/kit/drawing/boxes';
import { signsGrown } from '../../ui/boards/auf-achse-board/map/townSigns';
import { gameUi as raceUi } from '../../ui/boards/ausgebremst';
import { MarkedPlaces } from '../../ui/kit/drawing/MarkedPlaces';
import type { GameTable } from '../../ui/kit/gameUi';
import { ExpertContext } from '../../ui/kit/hints/hints';
import { drew } from '../games/auf-achse-board/scenario';
import { computerStep } from '../harness';
import { inKoeln } from './boardSeat';
import { freshBrowser, windowOf } from './cardTable';
import { Room, Seated } from './seated';

const SEATS = ['Lisa', 'Kemal', 'Marlene'].map((name, at) => ({ playerID: String(at), name }));

const BOARD = { game: boardGame, gameUi: boardUi };
const RACE = { game: racingGame, gameUi: raceUi };

/** The first decision of a match that is such a move, with what is open to whoever takes it. */
const decisionOf = (module: AnyGame, move: string, options?: object) => {
  const table = tableOf(module, { seed: 'marks', numPlayers: 3, options });
  const step = computerStep(module, seededChance('marks'));
  let position = table.start;
  for (;;) {
    const { G } = position;
    const seat = module.awaited(G)[0]!;
    const view = module.playerView(G, seat);
    const legal = module.legalMoves(view, seat).filter((one) => one.move === move);
    if (legal.length > 1) return { view, seat, legal };
    const outcome = table.play(position, step(position));
    if (!outcome.taken) throw new Error('a listed move was refused');
    position = outcome.position;
  }
};

/** Sits down at that table and asks; these moves are advised, the best first. */
const ask = async (
  at: GameTable,
  { view, seat, legal }: ReturnType<typeof decisionOf>,
  moves: readonly LegalMove[],
  play: (move: LegalMove) => void = () => {},
) => {
  const advice = moves.map((move, at): Advice => ({ moves: [move], chance: 0.5 - at / 100, reasons: [] }));
  const shown = await act(async () =>
    render(
      <Room of={at.game.id}>
        <ExpertContext value={async () => advice}>
          <Seated at={at} seen={{ view, playerID: seat, seats: SEATS, log: [] }} legal={legal} play={play} />
        </ExpertContext>
      </Room>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('h');
  return shown;
};

const marked = (container: Element) =>
  [...container.querySelectorAll('[data-place="marked"]')].map(({ textContent }) => textContent);

/** How far a drawing moves what is in it. */
const shift = (element: Element) =>
  /translate\(([-\d.]+) ([-\d.]+)\)/.exec(element.getAttribute('transform')!)!.slice(1).map(Number);

beforeEach(async () => {
  await freshBrowser();
  windowOf(1440, 900);
});

test('where to go is marked on the map, and said of the space', async () => {
  const decision = decisionOf(boardGame, 'place');
  const { container } = await ask(BOARD, decision, decision.legal.slice(0, 3));
  expect(marked(container)).toEqual(['A', 'B', 'C']);
  expect(screen.getByRole('option', { name: /suggestion A$/ })).toBeInTheDocument();
  await userEvent.keyboard('h');
  expect(marked(container)).toEqual([]);
});

test('what was chosen with the mouse is done with Enter, as its button says', async () => {
  const play = jest.fn();
  const decision = decisionOf(boardGame, 'place');
  await ask(BOARD, decision, decision.legal.slice(0, 3), play);
  await userEvent.click(screen.getByRole('button', { name: /^A/ }));
  await userEvent.keyboard('{Enter}');
  expect(play).toHaveBeenCalledWith(decision.legal[0]);
});

test('what was chosen over an event card is done with Enter as well, and does not open the card again', async () => {
  const play = jest.fn();
  const view = boardGame.playerView(inKoeln({ tasks: [drew('stauNebel')] }), '0');
  const legal = boardGame.legalMoves(view, '0').filter(({ args }) => args.length > 0);
  await ask(BOARD, { view, seat: '0', legal }, legal.slice(0, 3), play);
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Enter}');
  expect(play).toHaveBeenCalledWith(legal[0]);
  expect(screen.queryByRole('region', { name: 'Event card' })).toBeNull();
});

test('where to drive is marked on the circuit, and with which card', async () => {
  const decision = decisionOf(racingGame, 'drive');
  const [first] = decision.legal as [LegalMove];
  const other = decision.legal.find(({ args }) => args[1] !== first.args[1])!;
  const advised = [first, other];
  const { container } = await ask(RACE, decision, advised);
  expect(marked(container)).toEqual(['A', 'B']);
  for (const { args } of advised) {
    const [card] = args;
    const letters = advised.map((one, at) => (one.args[0] === card ? 'AB'[at] : '')).join('');
    expect(container.querySelector(`[data-card="${String(card)}"] [data-place="letters"]`)).toHaveTextContent(
      letters,
    );
  }
});

test('a set-up that is advised carries its letter', async () => {
  const options = { game: 'advanced' };
  const decision = decisionOf(racingGame, 'chooseSetUp', options);
  const advised = decision.legal.toReversed();
  const { container } = await ask(RACE, decision, advised);
  for (const [at, { args }] of advised.entries())
    expect(
      container.querySelector(`[data-move="chooseSetUp ${String(args[0])}"] [data-place="letters"]`),
    ).toHaveTextContent('ABC'[at]!);
});

test('whoever asks how to lay out the stacks hears how the computer does it', async () => {
  await ask(RACE, decisionOf(racingGame, 'lay', { game: 'advanced' }), []);
  expect(screen.getByRole('region', { name: 'What would you do?' })).toHaveTextContent(
    'The computer lays its cards out by value',
  );
});

test('what is chosen is framed until the reader goes on, however it was chosen', async () => {
  const decision = decisionOf(racingGame, 'chooseSetUp', { game: 'advanced' });
  const { container } = await ask(RACE, decision, decision.legal);
  const [, chosen] = decision.legal as [LegalMove, LegalMove];
  const button = container.querySelector(`[data-move="chooseSetUp ${String(chosen.args[0])}"]`)!;
  await userEvent.click(screen.getAllByRole('button', { name: /^B/ })[0]!);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('data-led');
  await userEvent.tab();
  expect(button).not.toHaveAttribute('data-led');
});

test.each([
  ['in a large window', 1],
  ['on a phone', 1.4],
] as const)('no letter on the map covers the name of a town %s', (_, grown) => {
  const names = signsGrown(grown, []).map(({ box }) => box);
  const covered = SPACES.filter((space) => {
    const { container, unmount } = render(
      <svg>
        <MarkedPlaces places={new Map([[space, ['A']]])} pointOf={pointOf} names={names} grown={grown} />
      </svg>,
    );
    const [x, y] = shift(container.querySelector('[data-place="marked"]')!) as [number, number];
    const [right, down] = shift(container.querySelector('[data-place="marked"] > g')!) as [number, number];
    unmount();
    const radius = 17 * grown;
    return names.some((box) => {
      const near = nearestIn(box, { x: x + right, y: y + down });
      return Math.hypot(x + right - near.x, y + down - near.y) < radius;
    });
  });
  expect(covered).toEqual([]);
});

test('letters of places near each other stand apart, and those of one place beside each other', () => {
  const points = { north: { x: 0, y: 0 }, south: { x: 0, y: 45 }, far: { x: 500, y: 0 } };
  const places = new Map([
    ['north', ['A']],
    ['south', ['B']],
    ['far', ['C', 'D']],
  ] as const);
  const { container } = render(
    <svg>
      <MarkedPlaces places={places} pointOf={(place) => points[place]} />
    </svg>,
  );
  const at = [...container.querySelectorAll('[data-place="marked"]')].flatMap((place) => {
    const [x, y] = shift(place) as [number, number];
    return [...place.querySelectorAll('g')].map((letter) => {
      const [right, down] = shift(letter) as [number, number];
      return { x: x + right, y: y + down };
    });
  });
  expect(at).toHaveLength(4);
  for (const [nth, one] of at.entries())
    for (const other of at.slice(0, nth))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34);
  // and none lies on the other place
  for (const letter of at.slice(0, 2))
    for (const place of [points.north, points.south])
      expect(Math.hypot(letter.x - place.x, letter.y - place.y)).toBeGreaterThanOrEqual(34);
});
