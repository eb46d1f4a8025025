import { isNear, similarity, stemOf, tokensOf, withoutStopWords } from '../words';

function like(typed: string, word: string): number {
  const [token] = tokensOf(typed);
  return token ? similarity(token, word) : 0;
}

it.each([
  ['stacked', 'stacks'],
  ['disable', 'disabled'],
  ['columns', 'column'],
  ['resize', 'resizing'],
  ['wrap', 'wrapping'],
  ['selection', 'selected'],
])('%s and %s have one stem', (a, b) => expect(stemOf(a)).toBe(stemOf(b)));

it.each([
  ['paste', 'past'],
  ['class', 'clas'],
  ['bar', 'bars2'],
])('%s and %s have not', (a, b) => expect(stemOf(a)).not.toBe(stemOf(b)));

it('ranks the word itself, its forms, and longer words', () => {
  expect(like('sort', 'sort')).toBe(1);
  expect(like('sort', 'sorting')).toBeGreaterThan(like('sort', 'sortable'));
  expect(like('sor', 'sort')).toBeGreaterThan(like('sor', 'sorteditems'));
  expect(like('sort', 'resort')).toBe(0);
});

it('weighs filling words less, unless they are all there is', () => {
  expect(tokensOf('row without the id').map(({ weight }) => weight)).toEqual([1, 1, 0.15, 1]);
  expect(tokensOf('on').map(({ weight }) => weight)).toEqual([1]);
});

it('leaves filling words out of what is looked for in texts', () => {
  expect(withoutStopWords('change the no rows text')).toBe('change rows text');
  expect(withoutStopWords('to be')).toBe('to be');
});

it.each([
  ['agregation', 'aggregation'],
  ['aggreggation', 'aggregation'],
  ['aggrigation', 'aggregation'],
  ['agrgegation', 'aggregation'],
  ['localisation', 'localization'],
  ['visibilt', 'visibility'],
  ['olumns', 'columns'],
])('%s may mean %s', (typed, word) => expect(isNear(typed, word)).toBe(true));

it('keeps two edits apart', () => {
  expect(isNear('agregatoin', 'aggregation')).toBe(false);
  expect(isNear('grids', 'rows')).toBe(false);
  // Short words are typed as they are meant.
  expect(isNear('ocl', 'column')).toBe(false);
});
