/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { LessonPage } from '../../ui/learn/LessonPage';
import { rememberSeat } from '../../ui/online/mySeats';
import { MarkContext, Seal, type Seat, type SeatMark } from '../../ui/pieces/Seal';
import race from '../../ui/words/en/ausgebremst.json';
import board from '../../ui/words/en/auf-achse-board.json';
import cards from '../../ui/words/en/auf-achse-cards.json';
import { listed, shown } from './fakeServer';
import { come, LISA, server } from './joinTable';
import { choose, enterLobby, tab } from './lobbyPage';
import { line, matchAt } from './quietMatch';

// what others say is heard without a connection
jest.mock('../../ui/table/useOnlineMatch', () => ({
  useOnlineMatch: () => mockHeard(),
}));
// the log of a table where nothing has been told yet
jest.mock('../../ui/table/Logbook', () => ({
  Logbook: () => <p title="the log">{mockSeal()}</p>,
}));
const mockSeal = () => <Seal seat={3} />;

const RACE = 'ausgebremst';
const { match: heard } = matchAt({ lines: [line('1', '1', 'ready?')] });
const mockHeard = () => heard;

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

test('what is said in the waiting room has the same mark as its seats', async () => {
  rememberSeat(RACE, 'm', LISA);
  const match = shown(listed('m', ['Lisa', 'Kemal', ''], { options: { circuits: '1', game: 'basic' } }));
  server.answer({ [`GET /games/${RACE}/m`]: { ...match, gameName: RACE } });
  await come('', RACE);
  expect(signsIn(await screen.findByRole('log'))).toEqual({ numbers: [2], letters: [], shapes: [] });
});

test('a lesson marks the seats as the table of its game does', async () => {
  await act(async () => {
    render(
      <Suspense>
        <LessonPage game="auf-achse-board" />
      </Suspense>,
    );
  });
  const log = await screen.findByTitle('the log');
  expect(signsIn(log)).toEqual({ numbers: [], shapes: [], letters: [3] });
});
