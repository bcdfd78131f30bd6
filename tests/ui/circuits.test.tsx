/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CIRCUITS, trackOf, type Space, type Target } from '../../games/ausgebremst';
import { Car } from '../../ui/boards/ausgebremst/track/Car';
import { Circuit } from '../../ui/boards/ausgebremst/track/Circuit';
import type { CarOnTrack } from '../../ui/boards/ausgebremst/track/DrivingCar';
import { drawnOf, poseOn } from '../../ui/boards/ausgebremst/track/drawn';
import { MiniCircuit } from '../../ui/boards/ausgebremst/track/MiniCircuit';
import { seen } from '../../ui/boards/ausgebremst/track/orientation';
import { START_LIGHTS, StartLights } from '../../ui/boards/ausgebremst/track/StartLights';
import type { CarTarget } from '../../ui/boards/ausgebremst/track/Targets';
import { faultsOf } from './browser';

const WORDS = { circuit: 'circuit', targets: 'spaces', pits: 'pits' };
const RACE = 'nuerburg-ring';
const TRACK = trackOf(RACE);
const [OWN, , NEXT] = TRACK.grid.toReversed() as [Space, Space, Space];
const CARS: readonly CarOnTrack[] = [
  { id: 'lena', paint: 1, number: '1', at: OWN, own: true },
  { id: 'x', paint: 'nuisance', number: 'X', at: TRACK.grid[0]! },
];
const TARGETS: readonly CarTarget[] = [
  { target: NEXT, kind: 'open', points: 1, label: 'row 2, outside' },
  { target: TRACK.pit.lane[1]!, kind: 'open', points: 5, label: 'pit lane, middle' },
  { target: TRACK.grid[1]!, kind: 'ruinous', points: 2, label: 'row 1, outside: you would be out' },
  { target: TRACK.grid[0]!, kind: 'blocked', label: 'X stands there' },
  { target: 'finish', kind: 'open', points: 6, label: 'across the finish' },
];

const pressed = jest.fn();
const doubted = jest.fn();
beforeEach(() => {
  pressed.mockReset();
  doubted.mockReset();
});

const Played = ({ orientation = 'wide' }: { orientation?: 'wide' | 'tall' }) => {
  const [shown, show] = useState<Target | null>(null);
  return (
    <Circuit
      id={RACE}
      orientation={orientation}
      words={WORDS}
      sign={{ name: 'Nürburg-Ring', about: 'clockwise', lap: 'lap', laps: '2/3' }}
      cars={CARS}
      targets={TARGETS}
      shown={shown}
      route={shown ? [OWN, shown] : undefined}
      onShow={show}
      onPick={(target) => pressed('pick', target)}
      onWarn={(target) => pressed('warn', target)}
      onRefuse={(target) => pressed('refuse', target)}
      onDoubt={doubted}
    />
  );
};

const option = (name: string) => screen.getByRole('option', { name });
const chosen = () => screen.queryByRole('option', { selected: true });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the circuit in the hands of a player', () => {
  test('lists where the car may end up by name, as one tab stop; nothing else is told', async () => {
    const { container } = render(<Played />);
    expect(screen.getByRole('group', { name: 'circuit' })).toContainElement(
      screen.getByRole('listbox', { name: 'spaces' }),
    );
    expect(screen.getAllByRole('option')).toHaveLength(TARGETS.length);
    expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(await faultsOf(container)).toEqual([]);
  });

  test.each([
    ['wide', '{ArrowLeft}', '{ArrowUp}'],
    ['tall', '{ArrowUp}', '{ArrowRight}'],
  ] as const)(
    'arrows lead where they point on a %s circuit, Home back, Esc drops, Enter drives',
    async (orientation, on, aside) => {
      render(<Played orientation={orientation} />);
      await userEvent.tab();
      expect(focused()).toBe('row 2, outside');
      await userEvent.keyboard(on);
      expect(focused()).toBe('row 1, outside: you would be out');
      await userEvent.keyboard(aside);
      expect(focused()).toBe('X stands there');
      await userEvent.keyboard('{Home}');
      expect(chosen()).toHaveAccessibleName('row 2, outside');
      await userEvent.keyboard('{Escape}');
      expect(chosen()).toBeNull();
      await userEvent.keyboard('{Enter}{Enter}');
      expect(pressed.mock.calls).toEqual([['pick', NEXT]]);
    },
  );

  test('A-7.4: what would put the car out is chosen only by a second press in a row', async () => {
    render(<Played />);
    const out = option('row 1, outside: you would be out');
    await userEvent.click(out);
    await userEvent.click(option('row 2, outside'));
    await userEvent.click(out);
    expect(pressed.mock.calls.map(([what]) => what)).toEqual(['warn', 'pick', 'warn']);
    await userEvent.click(out);
    expect(pressed.mock.lastCall).toEqual(['pick', TRACK.grid[1]]);
  });

  test('an occupied space says why, and answers a press', async () => {
    render(<Played />);
    expect(option('X stands there')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option('X stands there'));
    expect(pressed.mock.calls).toEqual([['refuse', TRACK.grid[0]]]);
  });
});

/** jsdom knows no pointers and lays nothing out: a px of this browser is `scale` of a unit. */
const laidOut = (scale: number) => {
  class PointerOfTests extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, { pointerType = 'mouse', ...rest }: PointerEventInit = {}) {
      super(type, rest);
      this.pointerType = pointerType;
    }
  }
  class PointOfTests {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
    matrixTransform() {
      return { x: (this.x - 1000) / scale, y: (this.y - 1000) / scale };
    }
  }
  Object.assign(globalThis, { PointerEvent: PointerOfTests, DOMPoint: PointOfTests });
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: scale, inverse: () => ({}) }) });
  return (target: Target, orientation: 'wide' | 'tall' = 'wide') => {
    const { x, y } = seen(poseOn(drawnOf(RACE), target), orientation);
    return { clientX: x * scale + 1000, clientY: y * scale + 1000 };
  };
};

const tap = (place: { clientX: number; clientY: number }, pointerType: string) => {
  const circuit = screen.getByRole('group', { name: 'circuit' });
  fireEvent.pointerDown(circuit, { ...place, pointerType, button: 0 });
  fireEvent.pointerUp(circuit, { ...place, pointerType, button: 0 });
};

describe('a finger or a mouse on the circuit', () => {
  const at = laidOut(0.5);
  afterAll(() => Reflect.deleteProperty(SVGElement.prototype, 'getScreenCTM'));

  test('a first tap shows the nearest target from 30 px away, a second one chooses it only on the target itself', () => {
    render(<Played orientation="tall" />);
    const on = at(TRACK.pit.lane[1]!, 'tall');
    const near = { clientX: on.clientX + 28, clientY: on.clientY + 8 };
    tap(near, 'touch');
    expect(chosen()).toHaveAccessibleName('pit lane, middle');
    tap(near, 'touch');
    expect(pressed).not.toHaveBeenCalled();
    tap(on, 'touch');
    expect(pressed.mock.calls).toEqual([['pick', TRACK.pit.lane[1]]]);
  });

  test('a finger chooses nothing that something else has shown', () => {
    render(<Played />);
    fireEvent.focus(screen.getByRole('option', { name: 'pit lane, middle' }));
    expect(chosen()).toHaveAccessibleName('pit lane, middle');
    tap(at(TRACK.pit.lane[1]!), 'touch');
    expect(pressed).not.toHaveBeenCalled();
    tap(at(TRACK.pit.lane[1]!), 'touch');
    expect(pressed.mock.calls).toEqual([['pick', TRACK.pit.lane[1]]]);
  });

  test('a mouse shows what it is over, and chooses with one press', () => {
    render(<Played />);
    fireEvent.pointerMove(screen.getByRole('group', { name: 'circuit' }), {
      ...at('finish'),
      pointerType: 'mouse',
    });
    expect(chosen()).toHaveAccessibleName('across the finish');
    tap(at('finish'), 'mouse');
    expect(pressed.mock.calls).toEqual([['pick', 'finish']]);
  });

  test('a mouse over a space that is barred asks about it, until it moves on', () => {
    render(<Played />);
    const circuit = screen.getByRole('group', { name: 'circuit' });
    for (const over of [TRACK.grid[0]!, 'finish'] as const)
      fireEvent.pointerMove(circuit, { ...at(over), pointerType: 'mouse' });
    expect(doubted.mock.calls.flat()).toEqual([TRACK.grid[0], null]);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('A-7.4: one press of the mouse is not enough to drive the car out', () => {
    render(<Played />);
    const circuit = screen.getByRole('group', { name: 'circuit' });
    fireEvent.pointerMove(circuit, { ...at(TRACK.grid[1]!), pointerType: 'mouse' });
    tap(at(TRACK.grid[1]!), 'mouse');
    tap(at(TRACK.grid[1]!), 'mouse');
    expect(pressed.mock.calls.map(([what]) => what)).toEqual(['warn', 'pick']);
  });

  test('A-7.4: a finger that shows what would put the car out has warned of it', () => {
    render(<Played />);
    tap(at(TRACK.grid[1]!), 'touch');
    tap(at(TRACK.grid[1]!), 'touch');
    expect(pressed.mock.calls.map(([what]) => what)).toEqual(['warn', 'pick']);
  });

  test('who drags does not choose', () => {
    render(<Played />);
    const circuit = screen.getByRole('group', { name: 'circuit' });
    const { clientX, clientY } = at(NEXT);
    fireEvent.pointerDown(circuit, { clientX: clientX - 30, clientY, pointerType: 'touch', button: 0 });
    fireEvent.pointerUp(circuit, { clientX, clientY, pointerType: 'touch', button: 0 });
    expect(chosen()).toBeNull();
  });

  test('a dead space answers, the grass does not', () => {
    render(<Played />);
    tap(at(TRACK.pit.exit), 'mouse');
    tap({ clientX: 1000, clientY: 1000 }, 'touch');
    expect(pressed.mock.calls).toEqual([['refuse', TRACK.pit.exit]]);
  });
});

describe('a car on the circuit', () => {
  const animate = jest.fn();
  const still = (matches: boolean) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches }) });
    Object.assign(SVGElement.prototype, { animate });
  };
  const car: CarOnTrack = { id: 'jonas', paint: 2, number: '2', at: TRACK.pit.entry };
  const way: readonly Space[] = [TRACK.pit.entry, ...TRACK.pit.lane.slice(0, 2)];

  beforeEach(() => animate.mockReset());
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  });

  const goes = (to: Partial<CarOnTrack>) => {
    const { rerender } = render(<Circuit id={RACE} words={WORDS} cars={[car]} />);
    rerender(<Circuit id={RACE} words={WORDS} cars={[{ ...car, ...to }]} />);
    return (then: Partial<CarOnTrack>) =>
      rerender(<Circuit id={RACE} words={WORDS} cars={[{ ...car, ...then }]} />);
  };

  test('drives the way it took, 140 ms a space, its nose ahead and its number upright', () => {
    still(false);
    goes({ at: way[2]!, way });
    const [places, noses, numbers] = animate.mock.calls.map(([frames]) =>
      frames.map(({ transform }: { transform: string }) => transform),
    );
    const { x, y } = poseOn(drawnOf(RACE), way[2]!);
    expect(places.at(-1)).toBe(`translate(${x}px, ${y}px)`);
    const degrees = noses.map((nose: string) => Number(/-?[\d.]+/.exec(nose)![0]));
    for (const [n, now] of degrees.slice(1).entries()) expect(Math.abs(now - degrees[n])).toBeLessThan(60);
    expect(numbers.map((number: string) => Number(/rotate\((-?[\d.e-]+)/.exec(number)![1]))).toEqual(
      degrees.map((nose: number) => expect.closeTo(-nose)),
    );
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([280, 280, 280]);
  });

  test('drops a drive that a new one overtakes', () => {
    still(false);
    const cancel = jest.fn();
    animate.mockReturnValue({ cancel });
    const then = goes({ at: way[2]!, way });
    then({ at: TRACK.pit.lane[2]! });
    expect(cancel).toHaveBeenCalledTimes(3);
    expect(animate).toHaveBeenCalledTimes(6);
  });

  test('put elsewhere it does not drive, nor for readers who prefer stillness: rings tell where', () => {
    still(false);
    goes({ at: TRACK.grid[5]! });
    still(true);
    goes({ at: way[2]!, way });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([1000, 1000, 1000, 1000]);
  });

  test('tells its seat without colour, and cars of nobody from all others', () => {
    const paints = [1, 2, 3, 4, 5, 6, 'nuisance'] as const;
    const patterns = paints.map((paint) => {
      const { container } = render(<Car paint={paint} number="7" />);
      expect(container).toHaveTextContent('7');
      return container.querySelector('[clip-path]')!.innerHTML;
    });
    expect(new Set(patterns).size).toBe(paints.length);
  });
});

describe('small pieces', () => {
  test.each(['wide', 'tall'] as const)(
    'no car is painted over the card above another one: from the top downwards (%s)',
    (orientation) => {
      const [high, low] = [...trackOf(RACE).places.keys()]
        .filter((space) => space.startsWith('ring'))
        .toSorted(
          (one, other) =>
            seen(poseOn(drawnOf(RACE), one), orientation).y -
            seen(poseOn(drawnOf(RACE), other), orientation).y,
        )
        .filter((_, at, all) => at === 0 || at === all.length - 1) as [Space, Space];
      const cars: readonly CarOnTrack[] = [
        { id: 'low', paint: 2, number: '8', at: low, last: 3 },
        { id: 'high', paint: 3, number: '9', at: high, last: 4 },
      ];
      const { container } = render(<Circuit id={RACE} orientation={orientation} words={WORDS} cars={cars} />);
      const numbers = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(numbers.indexOf('9')).toBeGreaterThan(-1);
      expect(numbers.indexOf('9')).toBeLessThan(numbers.indexOf('8'));
    },
  );

  test('every circuit has an outline of its own', () => {
    const outlines = CIRCUITS.map(({ id }) => render(<MiniCircuit id={id} />).container.innerHTML);
    expect(new Set(outlines).size).toBe(CIRCUITS.length);
  });

  test('the start lights burn one by one and say how many', () => {
    const { container, rerender } = render(<StartLights lit={START_LIGHTS} label="five lights" />);
    expect(container.querySelectorAll('.burning')).toHaveLength(5);
    rerender(<StartLights lit={2} label="two lights" />);
    expect(container.querySelectorAll('.burning')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'two lights' })).toBeInTheDocument();
  });
});
