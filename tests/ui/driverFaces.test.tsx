/** @jest-environment ./tests/jsdom.ts */
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driverOf } from '../../games/shared/bots/drivers';
import { BOT_LEVELS } from '../../games/shared/gameModule';
import { ALL_SEATS } from '../../games/shared/seats';
import { lookOfDriver } from '../../ui/kit/drivers';
import { Seal, SeatFace } from '../../ui/pieces/Seal';
import { SeatedDrivers } from '../../ui/table/SeatedDrivers';

const everybody = BOT_LEVELS.flatMap((level) =>
  ALL_SEATS.map((seat) => ({ level, seat, look: lookOfDriver(level, seat, 'truck') })),
);

/** What stands on the seal of a seat; the second may be the computer's. */
const drawn = (game: string, seat: 1 | 2, bot?: 'hard') =>
  render(
    <SeatedDrivers game={game} seats={[{}, { bot }]}>
      <Seal seat={seat} />
    </SeatedDrivers>,
  ).container.innerHTML.replaceAll(/ id="[^"]*"|url\([^)]*\)/g, '');

/** How many faces stand before the name of who plays this seat, at the table or where a seat is chosen. */
const facesAt = (seat: { name?: string; standIn: 'easy' }, isTable = true) =>
  render(
    <SeatedDrivers game="ausgebremst" seats={[seat]} isTable={isTable}>
      <SeatFace seat={1} />
    </SeatedDrivers>,
  ).container.querySelectorAll('svg').length;

describe('the faces of the computer’s drivers', () => {
  test('are told apart without any colour: no two share pattern and cut', () =>
    expect(new Set(everybody.map(({ look }) => `${look.pattern} ${look.cut}`)).size).toBe(everybody.length));

  test('leave the colours of the seats to the seats', () => {
    const tokens = readFileSync(join(__dirname, '../../ui/styles/tokens.css'), 'utf8');
    const colours = [...tokens.matchAll(/--seat-\d: (#\w+)/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThanOrEqual(ALL_SEATS.length);
    expect(everybody.filter(({ look }) => colours.includes(look.trim))).toEqual([]);
  });

  test('show the temper they play by; beginners are calm', () => {
    for (const { level, seat, look } of everybody)
      expect(look.mood).toBe(driverOf(level, seat).temper ?? 'calm');
  });

  test('stand on the seals of the computer’s seats only: lorries on the road, helmets in the race', () => {
    const truck = drawn('auf-achse-board', 2, 'hard');
    expect(truck).toContain('var(--seat-2)');
    expect(truck).not.toBe(drawn('auf-achse-board', 2));
    expect(truck).not.toBe(drawn('ausgebremst', 2, 'hard'));
    expect(drawn('auf-achse-cards', 2, 'hard')).toBe(truck);
    expect(drawn('auf-achse-board', 1, 'hard')).toBe(drawn('auf-achse-board', 1));
  });

  test('leave players the number of their car in the race, the letter of their truck on the map, and elsewhere their shape', () => {
    const games = ['auf-achse-cards', 'auf-achse-board', 'ausgebremst'];
    expect(new Set(games.map((game) => drawn(game, 1))).size).toBe(3);
  });

  test('stand at the table on a free seat too while a driver decides for it, but not on that of a player who is away', () => {
    expect([facesAt({ standIn: 'easy' }), facesAt({ name: 'Lisa', standIn: 'easy' })]).toEqual([1, 0]);
  });

  test('leave a free seat its own sign where somebody may choose it', () => {
    expect(facesAt({ standIn: 'easy' }, false)).toBe(0);
  });

  test('have each their own pattern, side by side too', () => {
    const { container } = render(
      <SeatedDrivers game="ausgebremst" seats={[{ bot: 'easy' }, { bot: 'easy' }]}>
        <Seal seat={1} />
        <Seal seat={2} />
      </SeatedDrivers>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(container.querySelectorAll(`[fill="url(#${id})"]`)).toHaveLength(1);
  });

  test('stand before a name in a line, where it is a driver’s', () => {
    const { container } = render(
      <SeatedDrivers game="ausgebremst" seats={[{}, { bot: 'easy' }]}>
        <SeatFace seat={1} />
        <SeatFace seat={2} />
      </SeatedDrivers>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});
