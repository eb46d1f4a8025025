import { parseMeta } from '../parse-meta';

const PLAIN = { title: undefined, showLineNumbers: false, marked: new Set(), jsVariant: true };

it('nothing behind the language leaves everything at its default', () => {
  expect(parseMeta('')).toEqual(PLAIN);
});

it.each([
  ['a title in double quotes', 'title="src/App.tsx"', { title: 'src/App.tsx' }],
  ['a title in single quotes', 'title=\'It is "here"\'', { title: 'It is "here"' }],
  ['a title of several words', 'title="two words here"', { title: 'two words here' }],
  ['line numbers', 'showLineNumbers', { showLineNumbers: true }],
  ['one marked line', '{3}', { marked: new Set([3]) }],
  ['marked lines and ranges', '{1,3-5, 8}', { marked: new Set([1, 3, 4, 5, 8]) }],
  ['no JavaScript', 'js-variant=false', { jsVariant: false }],
  ['JavaScript in so many words', 'js-variant=true', { jsVariant: true }],
])('%s', (_, meta, expected) => {
  expect(parseMeta(meta)).toEqual({ ...PLAIN, ...expected });
});

it('takes all of it at once, in any order', () => {
  expect(parseMeta('{2} js-variant=false title="a b" showLineNumbers')).toEqual({
    title: 'a b',
    showLineNumbers: true,
    marked: new Set([2]),
    jsVariant: false,
  });
});

it.each([
  ['a misspelled word', 'showLineNumber', 'showLineNumber'],
  ['another value', 'js-variant=no', 'js-variant=no'],
  ['a title without quotes', 'title=App.tsx', 'title=App.tsx'],
  ['lines that are not numbers', '{a-b}', '{a-b}'],
  ['a word among known ones', 'title="a" {1} live showLineNumbers', 'live'],
])('%s is an error that quotes it', (_, meta, word) => {
  expect(() => parseMeta(meta)).toThrow(
    new Error(`"${word}" means nothing behind the language of a fence`),
  );
});

it.each([
  ['lines counted from 0', '{0}', '0'],
  ['a range that ends before it begins', '{1,5-3}', '5-3'],
  ['a range that has no end', '{2-}', '2-'],
  ['nothing between commas', '{1,}', ''],
])('%s are an error', (_, meta, part) => {
  expect(() => parseMeta(meta)).toThrow(new Error(`"${part}" is not a line or range of lines`));
});
