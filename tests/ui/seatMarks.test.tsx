/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MarkContext, Seal, type Seat, type SeatMark } from '../../ui/pieces/Seal';
import race from '../../ui/words/en/ausgebremst.json';
import board from '../../ui/words/en/auf-achse-board.json';
import cards from '../../ui/words/en/auf-achse-cards.json';
import { listed, shown } from './fakeServer';
import { come, server } from './joinTable';
import { choose, enterLobby, tab } from './lobbyPage';

const RACE = 'ausgebremst';

/** Which of the seats have a seal with a number, which one with a letter, and which one with a shape. */
const signsIn = (part: Element) => {
  const drawn = (mark?: SeatMark) =>
    ([1, 2, 3, 4, 5, 6] as Seat[]).filter((seat) => {
      const { container, unmount } = render(
        <MarkContext value={mark}>
          <Seal seat={seat} />
        </MarkContext>,
      );
      const inside = container.querySelector('svg')!.innerHTML;
      unmount();
      return [...part.querySelectorAll('svg')].some(({ innerHTML }) => innerHTML === inside);
    });
  return { numbers: drawn('number'), letters: drawn('letter'), shapes: drawn() };
};

const form = () => document.querySelector('main form')!;

test('the form shows people what marks their vehicles, online and on this device: numbers, letters, or else shapes', async () => {
  await enterLobby();
  await userEvent.click(screen.getByText(race.game.subtitle));
  expect(signsIn(form())).toEqual({ numbers: [1, 2, 3], letters: [], shapes: [] });
  await choose(/^Seat 2/, 'Computer, easy');
  await tab(/^On one device/);
  expect(signsIn(form())).toEqual({ numbers: [1, 3], letters: [], shapes: [] });
  await userEvent.click(screen.getByText(board.game.subtitle));
  await waitFor(() => expect(signsIn(form()).numbers).toEqual([]));
  expect(signsIn(form()).letters.length).toBeGreaterThan(0);
  await userEvent.click(screen.getByText(cards.game.subtitle));
  await waitFor(() => expect(signsIn(form()).letters).toEqual([]));
  expect(signsIn(form()).shapes.length).toBeGreaterThan(0);
});

test('who joins a race sees the number of their car beside their name too', async () => {
  const match = shown(listed('m', ['Marlene', ''], { options: { circuits: '1', game: 'basic' } }));
  server.answer({ [`GET /games/${RACE}/m`]: { ...match, gameName: RACE } });
  await come('', RACE);
  expect(signsIn(screen.getByLabelText('Your name').parentElement!)).toEqual({
    numbers: [2],
    letters: [],
    shapes: [],
  });
});
