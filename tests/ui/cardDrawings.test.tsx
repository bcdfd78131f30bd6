/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { ACTIONS, DECK } from '../../games/auf-achse-cards';
import { ActionSign } from '../../ui/boards/auf-achse-cards/cards/ActionSign';
import { Card } from '../../ui/boards/auf-achse-cards/cards/Card';
import type { CardPicture } from '../../ui/boards/auf-achse-cards/cards/faces';
import { fanStrip, fittingWidth } from '../../ui/boards/auf-achse-cards/cards/fanStrip';
import { tripPanels } from '../../ui/boards/auf-achse-cards/cards/tripPanels';
import { fitCaption } from '../../ui/boards/auf-achse-cards/cards/fitCaption';
import { RaceLane } from '../../ui/boards/auf-achse-cards/cards/RaceLane';

const FACES: readonly CardPicture[] = [...DECK.map(({ face }) => face), 'back'];

const CAPTIONS = {
  rest: 'Rest',
  lostFreight: 'Lost freight',
  levelCrossing: 'Level crossing',
  clearRoad: 'Clear road',
  fullyClearRoad: 'Fully clear road',
};

const drawing = (face: CardPicture, width: number): string => {
  const { container, unmount } = render(<Card face={face} width={width} label="card" captions={CAPTIONS} />);
  const inside = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return inside;
};

const doNothing = () => undefined;

const sides = () => [...document.querySelectorAll('[data-face]')].map((svg) => svg.getAttribute('data-face'));

const card = (face: CardPicture) => ({ id: `${face}`, face, label: `${face}` });

describe('card faces', () => {
  test.each([
    ['full', 104],
    ['mini', 56],
  ])('every face has a %s drawing of its own', (_, width) => {
    const drawings = FACES.map((face) => drawing(face, width));
    expect(new Set(drawings).size).toBe(FACES.length);
  });

  test.each(FACES)('the name of %s is what it was given', (face) => {
    render(<Card face={face} width={92} label={`card ${face}`} captions={CAPTIONS} />);
    expect(screen.getByRole('img', { name: `card ${face}` })).toBeInTheDocument();
  });

  test.each(FACES.filter((face) => typeof face === 'number'))('%d km is printed on index and sign', (km) => {
    const { container } = render(<Card face={km} width={92} label="card" />);
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      `${km}`,
      `${km}`,
    ]);
  });

  test.each([
    ['lostFreight', '−50'],
    ['levelCrossing', '−1'],
    ['clearRoad', '+1'],
    ['fullyClearRoad', '+2'],
  ] as const)('%s shows %s and its caption', (face, index) => {
    const { container } = render(<Card face={face} width={92} label="card" captions={CAPTIONS} />);
    const [first, ...lines] = [...container.querySelectorAll('text')].map((text) => text.textContent);
    expect(first).toBe(index);
    expect(lines.join(' ')).toBe(CAPTIONS[face]);
  });

  test('every action has a sign of its own', () => {
    const signs = ACTIONS.map((action) => render(<ActionSign action={action} />).container.innerHTML);
    expect(new Set(signs).size).toBe(ACTIONS.length);
    expect(Math.min(...signs.map((sign) => sign.split('<path').length - 1))).toBeGreaterThan(2);
  });

  test.each(FACES)('the drawing of %s clips nothing: a clip per card would slow every frame', (face) => {
    const { container } = render(<Card face={face} width={104} label="card" captions={CAPTIONS} />);
    expect(container.querySelectorAll('[clip-path], [opacity], [id]')).toHaveLength(0);
  });

  test('a card turned up shows its back folding away; a changed face does not', () => {
    const { rerender } = render(<Card face="back" width={92} label="back" />);
    rerender(<Card face={70} width={92} label="70" />);
    expect(sides()).toEqual(['back', '70']);
    rerender(<Card face={80} width={92} label="80" />);
    expect(sides()).toEqual(['80']);
  });

  test('captions lose no word and stay inside the card', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zž]{1,14}$/), { minLength: 1, maxLength: 4 }), (words) => {
        const { lines, fontSize } = fitCaption(words.join(' '), 15);
        const longest = Math.max(...lines.map((line) => line.length));
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(longest * fontSize * 0.45).toBeLessThanOrEqual(84.01);
        // only a word that is too long for a line is set smaller
        if (fontSize < 15) expect(words.map((word) => word.length)).toContain(longest);
      }),
    );
  });
});

describe('a card in the hand', () => {
  test('is a button only when something happens on pressing it', () => {
    render(<Card face={50} width={92} label="50 km" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('carries its marks itself, once, and gives everything else to its button', () => {
    const { container } = render(
      <Card face={50} width={92} label="50 km" data-card="50-1" aria-describedby="why" onClick={doNothing} />,
    );
    const [marked, ...others] = container.querySelectorAll('[data-card="50-1"]');
    expect(marked).toBe(container.firstElementChild);
    expect(others).toEqual([]);
    expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', 'why');
  });
});

describe('overlapping cards', () => {
  const fan = { kind: 'full', width: 100, count: 8 } as const;

  test('share the room that is there', () => {
    expect(fanStrip({ ...fan, room: 100 + 7 * 55 })).toBe(55);
  });

  test('never open beyond 0.64 of a card', () => {
    expect(fanStrip({ ...fan, room: 5000 })).toBe(64);
    expect(fanStrip({ ...fan, count: 1, room: 5000 })).toBe(64);
  });

  test.each([
    ['full', 48],
    ['mini', 57],
  ] as const)('keep the index of a %s face in sight', (kind, least) => {
    expect(fanStrip({ ...fan, kind, room: 10 })).toBeCloseTo(least);
  });

  test('keep to their room as backs, on which nothing has to be read', () => {
    const strip = fanStrip({ ...fan, kind: 'back', count: 25, room: 124 });
    expect(100 + 24 * strip).toBeCloseTo(124);
  });

  test('leave room for the barriers between parts', () => {
    const room = 2 * 100 + 6 * 50 + 26;
    expect(fanStrip({ ...fan, room, parts: 2, gap: 26 })).toBe(50);
  });

  test('become smaller cards when even the narrowest strips do not fit, and then fit', () => {
    const tight = { ...fan, count: 12, parts: 3, gap: 26, room: 500 };
    const width = fittingWidth(tight);
    const strip = fanStrip({ ...tight, width });
    expect(width).toBeLessThan(100);
    expect(3 * width + 9 * strip + 2 * 26).toBeLessThanOrEqual(500);
    expect(fittingWidth({ ...tight, room: 2000 })).toBe(100);
  });
});

test.each([
  ['narrow', 30, [card(110)], true],
  ['wide enough for it', 30, [card(40), card(60), card(110)], false],
  ['wide enough for it', 60, [card(110)], false],
] as const)(
  'the note of a last part that is %s leaves no room for the one before',
  (_, width, cards, isNarrow) => {
    render(
      <RaceLane
        width={width}
        label="Your trip"
        breakLabel="break"
        parts={[
          { counts: false, cards: [card(100), card(120)], note: 'does not count' },
          { counts: true, cards, note: 'counts' },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Your trip' }).classList.contains('narrowEnd')).toBe(isNarrow);
  },
);

test('a trip shows a barrier at each break, and what each part is worth', () => {
  render(
    <RaceLane
      width={92}
      label="Your trip"
      breakLabel="break"
      parts={[
        { counts: false, cards: [card(30), card(50)], note: 'does not count' },
        { counts: false, cards: [card('clearRoad')], note: 'worthless' },
        { counts: true, cards: [card(40), card(60)], note: '40 + 60 = 100' },
      ]}
    />,
  );
  const parts = screen.getAllByRole('listitem');
  expect(parts.map((part) => part.classList.contains('counts'))).toEqual([false, false, true]);
  expect(parts.map((part) => part.textContent?.includes('worth') ?? false)).toEqual([false, true, false]);
  expect(screen.getAllByRole('img', { name: 'break' })).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'clearRoad' })).toBeInTheDocument();
});

describe('the trips of a replay', () => {
  const DESK = { width: 1058, height: 434 };
  const TABLET = { width: 740, height: 636 };

  test.each([
    [2, DESK, 2],
    [3, DESK, 3],
    [4, DESK, 2],
    [5, DESK, 3],
    [2, TABLET, 1],
    [3, TABLET, 2],
    [5, TABLET, 2],
  ])('of %i players lie in %o beside each other by %i', (count, box, columns) => {
    expect(tripPanels(count, box).columns).toBe(columns);
  });

  test('have large cards where few play', () => {
    for (const box of [DESK, TABLET])
      for (const count of [2, 3])
        expect(tripPanels(count, box).card).toBeGreaterThan(2 * tripPanels(5, box).card);
  });

  test('grow with the window, to a size and not beyond it', () => {
    const { card } = tripPanels(4, { width: 1058, height: 600 });
    expect(card).toBeGreaterThan(tripPanels(4, DESK).card);
    expect(tripPanels(4, { width: 4000, height: 3000 }).card).toBe(tripPanels(2, DESK).card);
  });

  test('are larger than at least on a desk even where five play, with short notes below them', () => {
    expect(tripPanels(5, DESK)).toMatchObject({ card: 59, isTerse: true });
    expect(tripPanels(4, { width: 1058, height: 600 }).isTerse).toBe(false);
  });

  test('leave room for the hands as cards where few play on a desk', () => {
    expect([2, 3, 4, 5].map((count) => tripPanels(count, DESK).hand !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(tripPanels(2, TABLET).hand).toBeUndefined();
  });

  test('are to be read where there is no room at all', () => {
    for (const count of [2, 3, 4, 5, 6])
      expect(tripPanels(count, { width: 690, height: 0 }).card).toBeGreaterThanOrEqual(48);
  });
});
