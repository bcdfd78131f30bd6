import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from '../../../../games/auf-achse-board/events';
import { KNOWN } from '../validate';
import { taskOf } from '../../../../games/auf-achse-board/state';
import { play, rolled, underWay } from '../scenario';
import { AWAY, SPOT } from './drawn';

describe('B-12 The 31 event cards (one of each)', () => {
  const tests = readdirSync(__dirname)
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');

  test('B-12 there are as many as are known to be in the box', () =>
    expect(EVENTS).toHaveLength(KNOWN.events));
  test.each(EVENTS.map(({ title }) => title))('B-12 %s is tested', (title) => {
    const named = tests.split('\n').filter((line) => line.includes(title));
    expect(named.length).toBeGreaterThan(0);
  });
  test.each(EVENTS.map(({ title, id }) => [title, id] as const))(
    'B-12 %s: drawn on landing, seen by all, before anything else (B-4.5)',
    (_title, card) => {
      const G = underWay({
        trucks: { 0: 'hamburg-berlin.1', 1: AWAY[0]! },
        turn: { rolled: true },
        tasks: [rolled(1)],
      });
      G.events = [...G.events.filter((id) => id !== card), card];
      play(G, '0', ['drive', SPOT]);
      expect(play(G, '0', ['moveRoadworks', 'bremen-rotterdam.1'])).toContainEqual({
        type: 'drew',
        seat: '0',
        card,
      });
      expect(taskOf(G)).toEqual({ type: 'event', seat: '0', card });
      expect(G.events).toHaveLength(EVENTS.length - 1);
    },
  );
});
