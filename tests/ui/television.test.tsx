/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import type { Snapshot } from '../../ui/kit/match';
import type { GameUi } from '../../ui/kit/gameUi';
import { LostSign } from '../../ui/kit/TaskSign';
import { gameUi as boardUi } from '../../ui/boards/auf-achse-board';
import { gameUi as cardsUi } from '../../ui/boards/auf-achse-cards';
import { gameUi as raceUi } from '../../ui/boards/ausgebremst';
import { narrate } from '../../ui/boards/auf-achse-cards/narrate';
import { Announcer } from '../../ui/shell/announce';
import { Television } from '../../ui/table/television/Television';
import { TvFoot } from '../../ui/table/television/TvFoot';
import * as board from './boardTable';
import * as cards from './cardTable';
import * as race from './raceTable';

beforeEach(cards.freshBrowser);

/** A match of each game in its middle, as somebody sees it who has no seat. */
const MATCHES: Readonly<Record<string, readonly [GameUi, Snapshot]>> = {
  'the card game': [cardsUi, cards.lookAt(cards.matchOf(), 9, null)],
  'the board game': [boardUi, board.lookAt(board.matchOf(), 40, null)],
  'the race': [raceUi, race.lookAt(race.matchOf(), 20, null)],
};

const onTelevision = (ui: GameUi, seen: Snapshot, foot: ReactNode) => (
  <Announcer>
    <Suspense>
      <Television>
        <ui.Board
          {...seen}
          legal={[]}
          whyNot={() => undefined}
          play={() => {}}
          awaited={[]}
          refused={undefined}
          chrome={{
            bar: () => null,
            logbook: () => null,
            chat: null,
            afterwards: null,
            television: () => foot,
          }}
        />
      </Television>
    </Suspense>
  </Announcer>
);

test.each(Object.entries(MATCHES))(
  '%s on a television: everybody with what they have, who is awaited, and nothing to press beside the picture',
  async (_, [ui, seen]) => {
    render(onTelevision(ui, seen, <p>the way in</p>));
    const list = await screen.findByRole('list', { name: 'Standings' });
    for (const { name } of seen.seats)
      expect(within(list).getByText(new RegExp(name!)).closest('li')!.textContent).toMatch(/\d/);
    expect(list.querySelector('[aria-current]')).toBeInTheDocument();
    const panel = list.parentElement!;
    expect(panel).toHaveTextContent('the way in');
    expect(within(panel).queryByRole('button')).toBeNull();
    expect(within(panel).queryByRole('link')).toBeNull();
  },
);

test('a television that has lost the server says so instead of who is awaited', async () => {
  const [ui, seen] = MATCHES['the race']!;
  render(<LostSign value="No connection">{onTelevision(ui, seen, null)}</LostSign>);
  await screen.findByRole('list', { name: 'Standings' });
  const plate = screen.getByRole('heading', { name: 'No connection' }).parentElement!;
  expect(plate).toHaveTextContent(/^No connection$/);
});

test('its foot tells the last three things that happened, the newest first, and invites as long as a seat is free', async () => {
  const { log, seats } = cards.lookAt(cards.matchOf(), 30, null);
  const foot = (who: typeof seats) => (
    <TvFoot game="auf-achse-cards" matchID="m1" log={log} seats={who} narrate={narrate} />
  );
  const { rerender } = render(foot(seats));
  const last = screen.getByRole('region', { name: 'Last' });
  expect(within(last).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Watch along' })).toBeVisible();
  rerender(foot(seats.map((seat, at) => (at ? seat : { playerID: '0' }))));
  expect(screen.getByRole('heading', { name: 'Join in' })).toBeVisible();
});
