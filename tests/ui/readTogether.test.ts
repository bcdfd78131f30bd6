import { readTogether } from '../../ui/pieces/readTogether';

test('parts that are read out have a pause between them', () => {
  expect(readTogether(['6', 'the finish', 'your pit stop'])).toBe('6, the finish, your pit stop');
  expect(readTogether(['Lisa draws', 'Kemal draws'], '. ')).toBe('Lisa draws. Kemal draws');
});

test.each(['You are out.', 'Sure?', 'Quer durch!', 'Vraiment\u202f?', 'He says: “Go!”', '« Vas-y ! »'])(
  'after %s comes no second mark',
  (sentence) => {
    expect(readTogether(['6', sentence, 'Once more'])).toBe(`6, ${sentence} Once more`);
    expect(readTogether([sentence, sentence], '. ')).toBe(`${sentence} ${sentence}`);
  },
);

test('what is missing leaves no pause behind', () => {
  expect(readTogether(['', 'Köln', undefined, false, 'Bonn'])).toBe('Köln, Bonn');
  expect(readTogether([])).toBe('');
});
