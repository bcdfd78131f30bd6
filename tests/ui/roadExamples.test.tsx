/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { FINISH, trackOf, type Space, type Target } from '../../games/ausgebremst';
import { RoadPicture } from '../../ui/boards/ausgebremst/rulebook/RoadPicture';
import { EXAMPLE_ROAD, ROAD_EXAMPLES, type RoadScene } from '../../ui/boards/ausgebremst/rulebook/roads';
import { examples } from '../../ui/boards/ausgebremst/rulebook';
import { drawnOf, poseOn } from '../../ui/boards/ausgebremst/track/drawn';
import { LANGUAGE_CODES } from '../../ui/shell/languages';
import { speak } from './browser';

const track = trackOf(EXAMPLE_ROAD);
const scenes = Object.entries(ROAD_EXAMPLES).flatMap(([paragraph, example]) =>
  example.scenes.map((scene, at) => [`${paragraph}, picture ${at + 1}`, scene] as const),
);

/** Where the first car gets with so many points: round the others, not through the pit lane, out over the line. */
const reached = ({ cars: [own, ...others] }: RoadScene, points: number): ReadonlySet<Target> => {
  const lane: readonly Space[] = track.pit.lane;
  let ends: readonly (readonly [at: Target, entered: boolean])[] = [[own!, false]];
  for (let step = 0; step < points; step++)
    ends = ends.flatMap(([at, entered]): readonly (readonly [Target, boolean])[] => {
      if (at === FINISH) return [[FINISH, entered]];
      return track.steps
        .get(at)!
        .filter(({ to }) => !others.includes(to) && !(entered && !lane.includes(to)))
        .map(
          ({ to, crosses }) =>
            [crosses && !lane.includes(to) ? FINISH : to, entered || lane.includes(to)] as const,
        );
    });
  return new Set(ends.map(([at]) => at));
};

describe('what is drawn of A-5 and A-7 is what the rules say', () => {
  test('every paragraph has a drawing', () => {
    for (const section of ['A-5', 'A-7'])
      for (const n of [1, 2, 3, 4, 5]) expect(examples[`${section}.${n}`]).toBeDefined();
    expect(examples['A-7.6']).toBeDefined();
  });

  test.each(scenes)(
    '%s: the way leads from space to free space',
    (_, { way = [], cars: [own, ...others] }) => {
      for (const [at, to] of way.slice(1).entries()) {
        const steps = track.steps.get(way[at] as Space)!;
        expect(steps.some((step) => (to === FINISH ? step.crosses : step.to === to))).toBe(true);
        expect(others).not.toContain(to);
      }
      if (way.length) expect(way[0]).toBe(own);
    },
  );

  test.each(scenes)('%s: what is open can be reached with its card', (_, scene) => {
    const all = { ...scene.open, ...scene.ruinous };
    for (const [target, points] of Object.entries(all))
      expect([...reached(scene, points!)]).toContain(target);
  });

  test.each(scenes)('%s: what is closed cannot, and what is ruinous is past the pits', (_, scene) => {
    for (const target of scene.closed ?? []) expect(reached(scene, 1).has(target)).toBe(false);
    for (const target of Object.keys(scene.ruinous ?? {}))
      expect(track.beforePit.has(target as Space)).toBe(false);
  });

  test.each(scenes)('%s: all it is about is in the picture', (_, scene) => {
    const { container } = render(<RoadPicture scene={scene} pits="PITS" />);
    const box = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
    const [left, top, width, height] = box as [number, number, number, number];
    const spoken = [
      scene.cars,
      scene.way ?? [],
      scene.closed ?? [],
      scene.lit ?? [],
      Object.keys({ ...scene.open, ...scene.ruinous }),
    ];
    for (const space of spoken.flat()) {
      const { x, y } = poseOn(drawnOf(EXAMPLE_ROAD), space as Target);
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });

  test.each(LANGUAGE_CODES)('each says in a sentence what is to be seen (%s)', async (language) => {
    await speak(language);
    await act(() => i18next.loadNamespaces('ausgebremst'));
    for (const paragraph of Object.keys(ROAD_EXAMPLES)) {
      const Shown = examples[paragraph]!;
      const { container, unmount } = render(<Shown />);
      expect(container.querySelector('p')!.textContent).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(container).not.toHaveTextContent('example.');
      unmount();
    }
  });
});
