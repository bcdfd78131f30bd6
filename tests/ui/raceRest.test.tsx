/** @jest-environment ./tests/jsdom.ts */
import { render, screen } from '@testing-library/react';
import type { RaceHappening } from '../../games/ausgebremst';
import race from '../../ui/words/en/ausgebremst.json';
import { comeIn } from './raceSeat';
import { lookAt, matchOf, SEATS, tableOf } from './raceTable';

const { outlook, ranking } = race.table;

beforeEach(comeIn);

/** How many cars are marked as missing a turn for a stop. */
const marks = () => screen.queryAllByTitle(ranking.missedForStop).length;

test.each(['basic', 'advanced'])(
  'A-7.3 who stops in the pits reads that a turn is missed, and then that it has been, in the %s game',
  async (game) => {
    const match = matchOf({ options: { circuits: '4', game, pitStop: 'missTurn' } });
    const [at, reader] = match.happenings.flatMap((all, step) =>
      (all as readonly RaceHappening[]).flatMap((told) =>
        told.type === 'waited' && told.why === 'pitStop' && told.car in SEATS
          ? [[step, told.car] as const]
          : [],
      ),
    )[0]!;
    const { rerender } = render(tableOf(lookAt(match, at, reader)));
    await screen.findByText(outlook.rest.next);
    expect(screen.queryByText(outlook.rest.past)).toBeNull();
    const before = marks();

    rerender(tableOf(lookAt(match, at + 1, reader)));
    await screen.findByText(outlook.rest.past);
    expect(screen.queryByText(outlook.rest.next)).toBeNull();
    expect(marks()).toBeGreaterThan(before);
  },
);
