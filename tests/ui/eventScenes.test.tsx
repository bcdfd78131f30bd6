/** @jest-environment ./tests/jsdom.ts */
import { render } from '@testing-library/react';
import { EVENT_IDS, type EventId } from '../../games/auf-achse-board';
import { EventScene } from '../../ui/boards/auf-achse-board/events/EventScene';

const drawn = (card: EventId, seat: 1 | 6, other: 1 | 2): HTMLElement =>
  render(<EventScene card={card} seat={seat} other={other} />).container;

describe('the pictures of the event cards', () => {
  test('no two are alike', () =>
    expect(new Set(EVENT_IDS.map((card) => drawn(card, 1, 2).innerHTML)).size).toBe(EVENT_IDS.length));

  test.each([
    [1, 2, ['B', 'A']],
    [6, 1, ['A', 'F']],
  ] as const)('show the reader’s own truck before another one, at seat %d', (seat, other, letters) =>
    expect(
      [...drawn('subunternehmer', seat, other).querySelectorAll('text')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(letters),
  );
});
