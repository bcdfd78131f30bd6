/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { type Space } from '../../games/auf-achse-board';
import { RoadMap } from '../../ui/boards/auf-achse-board/map/RoadMap';
import { isWithin } from '../../ui/kit/drawing/boxes';
import { pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import { toScreen, wholeView } from '../../ui/boards/auf-achse-board/map/viewport';
import { WORDS } from './mapWords';

const pressed = jest.fn();
beforeEach(() => pressed.mockReset());

const Played = () => {
  const [shown, show] = useState<Space | null>(null);
  return (
    <RoadMap
      words={WORDS}
      trucks={[
        { number: 1, space: 'wuerzburg', aboard: 4, capacity: [6, 4], own: true },
        { number: 3, space: 'basel', aboard: 0, capacity: [6] },
      ]}
      targets={[
        { space: 'stuttgart', points: 2, label: 'Stuttgart, 2 spaces' },
        { space: 'nuernberg', points: 2, label: 'Nürnberg, 2 spaces' },
        { space: 'frankfurt', points: 1, isShort: true, label: 'Frankfurt, 1 space' },
      ]}
      forbidden={new Map([['flensburg-hamburg.1', 'No road works here, B-9.2']])}
      shown={shown}
      onShow={show}
      onPick={(space) => pressed('pick', space)}
      onRefuse={(space) => pressed('refuse', space)}
    />
  );
};

const chosen = () => screen.queryByRole('option', { selected: true });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the map in the hands of a player', () => {
  test('lists what may be chosen by name, as one tab stop', async () => {
    render(<Played />);
    expect(screen.getByRole('group', { name: 'map' })).toContainElement(
      screen.getByRole('listbox', { name: 'spaces' }),
    );
    expect(screen.getAllByRole('option').filter((option) => option.tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    expect(focused()).toBe('Frankfurt, 1 space');
    await userEvent.tab();
    expect(focused()).toBe('closer');
  });

  test('arrows show, Home returns to the own truck, Esc drops the choice, Enter drives', async () => {
    render(<Played />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Stuttgart, 2 spaces');
    expect(chosen()).toHaveAccessibleName('Stuttgart, 2 spaces');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Nürnberg, 2 spaces');
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Frankfurt, 1 space');
    expect(pressed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(pressed.mock.calls).toEqual([['pick', 'frankfurt']]);
  });

  test('what may not be chosen says why, and answers a press', async () => {
    render(<Played />);
    const forbidden = screen.getByRole('option', { name: 'No road works here, B-9.2' });
    expect(forbidden).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(forbidden);
    expect(pressed.mock.calls).toEqual([['refuse', 'flensburg-hamburg.1']]);
  });

  test('nothing can be chosen where nothing is offered', () => {
    render(<RoadMap words={WORDS} trucks={[]} />);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'my truck' })).toBeNull();
  });
});

/** jsdom knows no pointers. */
class PointerOfTests extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, { pointerId = 1, pointerType = 'mouse', ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

/** A browser that lays things out: a window of 724 × 836 px, as on a desk. */
const laidOut = (desk = { width: 724, height: 836 }) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(desk.width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(desk.height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 724, 836));
  Object.assign(globalThis, {
    PointerEvent: PointerOfTests,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  return (space: Space) => {
    const { x, y } = toScreen(pointOf(space), wholeView(desk), desk);
    return { clientX: x, clientY: y };
  };
};

/** Does the map's window show the space? */
const isSeen = (space: Space) => {
  const frame = screen.getByRole('group', { name: 'map' }).getAttribute('viewBox')!.split(' ').map(Number);
  const [x, y, width, height] = frame as [number, number, number, number];
  return isWithin(pointOf(space), { x, y, width, height });
};

const tap = (place: { clientX: number; clientY: number }, pointerType: string) => {
  const map = screen.getByRole('group', { name: 'map' });
  const event = { ...place, pointerType, pointerId: 1, button: 0 };
  fireEvent.pointerDown(map, event);
  fireEvent.pointerUp(map, event);
};

/** Draws it, and waits for the frame with which its window is measured. */
const shown = async (map: ReactElement) => {
  const drawn = render(map);
  await act(() => new Promise(requestAnimationFrame));
  return drawn;
};

const truckAt = (space: 'wien' | 'milano', own: boolean) =>
  ({ number: space === 'wien' ? 1 : 2, space, aboard: 0, capacity: [6], own }) as const;

describe('a finger or a mouse on the map', () => {
  let at: ReturnType<typeof laidOut>;
  beforeEach(() => {
    at = laidOut();
  });
  afterEach(() => jest.restoreAllMocks());

  test('a small window shows all of a stretch for as long as it is asked to', async () => {
    laidOut({ width: 390, height: 376 });
    const truck = { number: 1, space: 'wien', aboard: 0, capacity: [6], own: true } as const;
    const ends = ['hamburg', 'frankfurt'] as const;
    const { rerender } = await shown(<RoadMap words={WORDS} trucks={[truck]} />);
    expect(ends.map(isSeen)).toEqual([false, false]);
    rerender(<RoadMap words={WORDS} trucks={[truck]} stretch={ends} />);
    expect([...ends, 'wien' as const].map(isSeen)).toEqual([true, true, false]);
    rerender(<RoadMap words={WORDS} trucks={[truck]} />);
    expect(isSeen('wien')).toBe(true);
  });

  test('a stretch stays in a small window when the device goes to somebody whose truck is elsewhere', async () => {
    laidOut({ width: 390, height: 376 });
    const ends = ['hamburg', 'frankfurt'] as const;
    const { rerender } = await shown(
      <RoadMap words={WORDS} trucks={[truckAt('wien', true), truckAt('milano', false)]} stretch={ends} />,
    );
    const handedOn = [truckAt('wien', false), truckAt('milano', false)];
    rerender(<RoadMap words={WORDS} trucks={handedOn} stretch={ends} />);
    const takenOver = [truckAt('wien', false), truckAt('milano', true)];
    rerender(<RoadMap words={WORDS} trucks={takenOver} stretch={ends} />);
    expect(ends.map(isSeen)).toEqual([true, true]);
    rerender(<RoadMap words={WORDS} trucks={takenOver} />);
    expect(isSeen('milano')).toBe(true);
  });

  test('a small window comes closer to the own truck once it has been put on the map', async () => {
    laidOut({ width: 390, height: 376 });
    const truck = { number: 1, space: 'wien', aboard: 0, capacity: [6], own: true } as const;
    const { rerender } = await shown(<RoadMap words={WORDS} trucks={[]} />);
    expect(isSeen('hamburg')).toBe(true);
    rerender(<RoadMap words={WORDS} trucks={[truck]} />);
    expect([isSeen('wien'), isSeen('hamburg')]).toEqual([true, false]);
  });

  test('a first tap shows the nearest target from 30 px away, a second one chooses it only on the target itself', async () => {
    await shown(<Played />);
    const { clientX, clientY } = at('stuttgart');
    const near = { clientX: clientX - 20, clientY: clientY + 20 };
    tap(near, 'touch');
    expect(chosen()).toHaveAccessibleName('Stuttgart, 2 spaces');
    expect(pressed).not.toHaveBeenCalled();
    tap(near, 'touch');
    expect(pressed).not.toHaveBeenCalled();
    tap({ clientX, clientY }, 'touch');
    expect(pressed.mock.calls).toEqual([['pick', 'stuttgart']]);
  });

  test('a mouse shows what it is over, and chooses with one press', async () => {
    await shown(<Played />);
    const map = screen.getByRole('group', { name: 'map' });
    fireEvent.pointerMove(map, { ...at('stuttgart'), pointerType: 'mouse' });
    expect(chosen()).toHaveAccessibleName('Stuttgart, 2 spaces');
    tap(at('stuttgart'), 'mouse');
    expect(pressed.mock.calls).toEqual([['pick', 'stuttgart']]);
    fireEvent.pointerLeave(map, { pointerType: 'mouse' });
    expect(chosen()).toBeNull();
  });

  test('a dead space answers', async () => {
    await shown(<Played />);
    tap(at('wien'), 'mouse');
    tap(at('milano'), 'touch');
    expect(pressed.mock.calls).toEqual([
      ['refuse', 'wien'],
      ['refuse', 'milano'],
    ]);
  });

  test('who pushes the map does not choose', async () => {
    await shown(<Played />);
    const map = screen.getByRole('group', { name: 'map' });
    const { clientX, clientY } = at('wien');
    const event = { pointerType: 'touch', pointerId: 1, button: 0 };
    fireEvent.pointerDown(map, { ...event, clientX, clientY });
    fireEvent.pointerMove(map, { ...event, clientX: clientX + 30, clientY });
    fireEvent.pointerUp(map, { ...event, clientX: clientX + 30, clientY });
    expect(pressed).not.toHaveBeenCalled();
  });

  test('the wheel brings it closer; where the page scrolls, only with Ctrl', async () => {
    await shown(<Played />);
    const map = screen.getByRole('group', { name: 'map' });
    const width = () => Number(map.getAttribute('viewBox')!.split(' ')[2]);
    const turned = (event: object) => {
      const before = width();
      fireEvent.wheel(map, { ...at('wuerzburg'), deltaY: -200, ...event });
      return width() < before;
    };
    expect(turned({})).toBe(true);
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
    expect([turned({}), turned({ ctrlKey: true })]).toEqual([false, true]);
    expect(isSeen('wuerzburg')).toBe(true);
  });
});
