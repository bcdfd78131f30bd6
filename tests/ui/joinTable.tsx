import { JoinMatch } from '../../ui/lobby/join/JoinMatch';
import { GAME, listed, shown, type fakeServer } from './fakeServer';
import { freshBrowser, openPage } from './lobbyPage';

jest.mock('../../ui/table/OnlineTable', () => ({
  OnlineTable: ({ seat, foundFull }: { seat?: { playerID: string }; foundFull: boolean }) => (
    <h1>
      {seat ? `at the table on seat ${seat.playerID}` : 'beside the table'}
      {foundFull && ', which is full'}
    </h1>
  ),
}));

export const PATH = `/games/${GAME}/m`;
export const LISA = { playerID: '0', credentials: 'key', name: 'Lisa' };

/** The server that the page of a match asks: a new one for every test. */
export let server: ReturnType<typeof fakeServer>;

/** How the match stands from now on. */
export const table = (...[names, more]: [names: string[], more?: Parameters<typeof listed>[2]]) =>
  server.answer({ [`GET ${PATH}`]: shown(listed('m', names, more)) });

/** The server takes that or refuses it, and the match stands like that from then on: not earlier, a page looks now and then. */
export const answerBy = (request: string, answer: object, ...stands: Parameters<typeof table>) =>
  server.answer({
    [`POST ${PATH}/${request}`]: () => {
      table(...stands);
      return answer;
    },
  });

beforeEach(async () => {
  server = await freshBrowser();
});

/** Comes to the match by its link. */
export const come = (search = '', game = GAME) =>
  openPage(<JoinMatch game={game} matchID="m" />, `/match/${game}/m${search}`);
