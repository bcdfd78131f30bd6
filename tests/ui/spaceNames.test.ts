/** @jest-environment ./tests/jsdom.ts */
import i18next from 'i18next';
import { CIRCUITS, trackOf } from '../../games/ausgebremst';
import { spaceName } from '../../ui/boards/ausgebremst/table/words';
import { speak } from './browser';

beforeAll(async () => {
  await speak('en');
  await i18next.loadNamespaces('ausgebremst');
});

describe.each(CIRCUITS.map(({ id }) => id))('on %s', (id) => {
  const spaces = [...trackOf(id).places.keys()];

  test('no two spaces in a list are called the same', () => {
    const names = spaces.map((space) => spaceName(id, space, i18next.t, spaces));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('the entry and the exit of the pit lane are called so', () => {
    const { entry, exit } = trackOf(id).pit;
    expect([entry, exit].map((space) => spaceName(id, space, i18next.t, spaces))).toEqual([
      'Pit entry',
      'Pit exit',
    ]);
  });

  test('a space that is named alone needs no number in its lane', () => {
    const names = spaces.map((space) => spaceName(id, space, i18next.t, [space]));
    expect(names.filter((name) => /^(?!Pit lane).*, space/.test(name))).toEqual([]);
  });
});
