/** @jest-environment ./tests/jsdom.ts */
import { render } from '@testing-library/react';
import { EVENT_IDS, type EventId } from '../../games/auf-achse-board';
import { EventScene } from '../../ui/boards/auf-achse-board/events/EventScene';

const drawn = (card: EventId, seat: 1 | 6): HTMLElement =>
  render(<EventScene card={card} seat={seat} />).container;

describe('the pictures of the event cards', () => {
  test('no two are alike', () =>
    expect(new Set(EVENT_IDS.map((card) => drawn(card, 1).innerHTML)).size).toBe(EVENT_IDS.length));

  test.each([
    [1, ['B', 'A']],
    [6, ['A', 'F']],
  ] as const)('show the reader’s own truck before that of anybody else, at seat %d', (seat, letters) =>
    expect(
      [...drawn('subunternehmer', seat).querySelectorAll('text')].map(({ textContent }) => textContent),
    ).toEqual(letters),
  );
});
