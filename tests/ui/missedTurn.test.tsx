/** @jest-environment ./tests/jsdom.ts */
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import type { RaceHappening } from '../../games/ausgebremst';
import { driversOf } from '../../ui/boards/ausgebremst/table/drivers';
import { TurnOrder } from '../../ui/boards/ausgebremst/table/TurnOrder';
import { freshBrowser } from './cardTable';
import { lookAt, matchOf, SEATS } from './raceTable';

beforeEach(freshBrowser);

test('A-4.2 who missed the last turn is marked in the turn order until the next one, where others have their card', async () => {
  await i18next.loadNamespaces('ausgebremst');
  const match = matchOf({ options: { circuits: '1' } });
  const missed = (match.happenings as readonly (readonly RaceHappening[])[]).flatMap((told, at) =>
    told.flatMap((one) => (one.type === 'waited' && /^\d/.test(one.car) ? [{ at, car: one.car }] : [])),
  );
  const { at, car } = missed[0]!;
  const next = match.steps.findIndex(([seat, move], step) => step > at && seat === car && move === 'drive');
  const t = i18next.getFixedT('en', 'ausgebremst');
  const order = (step: number) => {
    const { unmount } = render(<TurnOrder drivers={driversOf(lookAt(match, step, null), t)} />);
    const { name } = SEATS[Number(car)]!;
    const own = screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.startsWith(`${name}, `))!;
    const told = within(own).queryByText('missed the turn,') !== null;
    unmount();
    return told;
  };
  expect([order(at), order(at + 1), order(next), order(next + 1)]).toEqual([false, true, true, false]);
});
