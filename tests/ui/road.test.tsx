/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Road } from '../../ui/boards/auf-achse-cards/cards/Road';
import {
  marks,
  pave,
  readable,
  roadScale,
  roadSpan,
  type CounterCard,
} from '../../ui/boards/auf-achse-cards/cards/roadGeometry';

const counter = (...kilometres: readonly number[]): readonly CounterCard[] =>
  kilometres.map((km, n) => ({ id: `${km}-${n}`, km }));

const stretches = (blocks: readonly { from: number; to: number }[]) =>
  blocks.map(({ from, to }) => [from, to]);

const texts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('text')].map((text) => text.textContent);

describe('the counter as a road', () => {
  test('kilometre cards pave it end to end, in the order they were laid', () => {
    const { laid, taken, end, total } = pave(counter(20, 110, 30));
    expect(stretches(laid)).toEqual([
      [0, 20],
      [20, 130],
      [130, 160],
    ]);
    expect(taken).toEqual([]);
    expect([end, total]).toEqual([160, 160]);
  });

  test('a waiting −50 takes back the last 50 km, wherever it lies among the cards', () => {
    const { laid, taken, end, total } = pave(counter(120, -50, 60));
    expect(stretches(laid)).toEqual([
      [0, 120],
      [120, 180],
    ]);
    expect(stretches(taken)).toEqual([[130, 180]]);
    expect([end, total]).toEqual([180, 130]);
  });

  test('several −50s lie behind one another and may reach below 0', () => {
    const { taken, end, total } = pave(counter(30, -50, -50));
    expect(stretches(taken)).toEqual([
      [-20, 30],
      [-70, -20],
    ]);
    expect([end, total]).toEqual([30, -70]);
  });

  test('an empty counter stands at 0', () => {
    expect(pave([])).toEqual({ laid: [], taken: [], end: 0, total: 0 });
  });
});

describe('what is seen of the road', () => {
  test.each([
    ['an empty counter', { end: 0, total: 0 }, 250, { from: 0, to: 300 }],
    ['just below the limit', { end: 240, total: 240 }, 250, { from: 0, to: 300 }],
    ['close to the end of the picture', { end: 290, total: 290 }, 250, { from: 0, to: 350 }],
    ['far beyond the limit', { end: 620, total: 620 }, 300, { from: 0, to: 650 }],
    ['below 0', { end: 30, total: -20 }, 150, { from: -50, to: 200 }],
    ['far below 0', { end: 0, total: -150 }, 150, { from: -150, to: 200 }],
    ['paved far, mostly taken back', { end: 420, total: 170 }, 250, { from: 0, to: 450 }],
  ])('%s', (_, paving, limit, span) => {
    expect(roadSpan(paving, limit)).toEqual(span);
  });

  test('the limit stands at its kilometre, and a longer road is drawn smaller', () => {
    const room = { width: 700, left: 40, right: 60 };
    const near = roadScale({ from: 0, to: 300 }, room);
    expect(near.perKm).toBe(2);
    expect(near.x(250)).toBe(540);
    const far = roadScale({ from: -50, to: 550 }, room);
    expect(far.perKm).toBe(1);
    expect([far.x(-50), far.x(0), far.x(550)]).toEqual([40, 90, 640]);
  });

  test('marks thin out as the road gets longer, and always include 0', () => {
    expect(marks({ from: 0, to: 200 }, 1, [50, 100, 200], 48)).toEqual([0, 50, 100, 150, 200]);
    expect(marks({ from: -50, to: 250 }, 0.5, [50, 100, 200], 48)).toEqual([0, 100, 200]);
    expect(marks({ from: -100, to: 100 }, 0.1, [50, 100], 48)).toEqual([-100, 0, 100]);
  });

  test.each([
    ['whole', { from: 20, to: 60 }, 300, [20, 60]],
    ['on the longer side of the barrier', { from: 240, to: 280 }, 300, [250, 280]],
    ['before the barrier', { from: 200, to: 260 }, 300, [200, 250]],
    ['as far as it is not taken back', { from: 20, to: 140 }, 90, [20, 90]],
    ['not at all when all of it is taken back', { from: 120, to: 180 }, 90, [120, 120]],
  ])('the number of a block is read: %s', (_, stretch, total, seen) => {
    expect(readable({ id: 'block', km: stretch.to - stretch.from, ...stretch }, total, 250)).toEqual(seen);
  });
});

describe('the drawing', () => {
  test('says the counter in words and shows limit, cards and total', () => {
    render(<Road cards={counter(20, 110, 30)} limit={250} label="160 of 250 km" />);
    expect(screen.getByRole('img', { name: '160 of 250 km' })).toBeInTheDocument();
    expect(texts()).toEqual(expect.arrayContaining(['250', '20', '110', '30', '160 km']));
  });

  test('below 0 the lorry stands left of the start and the −50 is written on its stripes', () => {
    render(<Road cards={counter(-50)} limit={150} label="−50 of 150 km" />);
    expect(texts()).toEqual(expect.arrayContaining(['0', '−50', '−50 km']));
  });

  test('takes any number of cards without drawing outside its width', () => {
    render(<Road drawn="compact" cards={counter(...Array<number>(60).fill(120))} limit={150} label="far" />);
    const lefts = [...document.querySelectorAll<SVGGElement>('.moves')].map((block) =>
      Number(/translate[X]?\((-?[\d.]+)px/.exec(block.style.transform)?.[1]),
    );
    expect(lefts.length).toBeGreaterThan(60);
    expect(Math.max(...lefts)).toBeLessThanOrEqual(736);
  });
});
