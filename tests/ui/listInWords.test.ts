import { listInWords } from '../../ui/pieces/listInWords';

test.each([
  ['en', 'Lisa, Kemal, and Eva'],
  ['de', 'Lisa, Kemal und Eva'],
  ['fr', 'Lisa, Kemal et Eva'],
  ['cs', 'Lisa, Kemal a\u00a0Eva'],
])('names are listed as in %s, and no line ends in a word of one letter', (language, listed) => {
  expect(listInWords(['Lisa', 'Kemal', 'Eva'], language)).toBe(listed);
  expect(listInWords(['Lisa'], language)).toBe('Lisa');
});
