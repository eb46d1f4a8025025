import { cardFile, CODE_NAMES_FILES, codeNamesFile, hashOfCode } from '../type-cards';

it('knows a text with and without the line break at its end', () => {
  expect(hashOfCode('const a = 1;\n')).toBe(hashOfCode('const a = 1;'));
  expect(hashOfCode('const a = 1;')).toMatch(/^[\da-f]{14}$/);
});

it.each(['const a = 2;', ' const a = 1;', 'const a = 1; ', ''])('tells apart %j', (text) => {
  expect(hashOfCode(text)).not.toBe(hashOfCode('const a = 1;'));
});

it('has a file for each hash', () => {
  expect(new Set(CODE_NAMES_FILES).size).toBe(256);
  expect(CODE_NAMES_FILES).toContain(codeNamesFile(hashOfCode('const a = 1;')));
});

it.each([
  ['GridRowId', 'types/grid-row.json'],
  ['GridRowModel', 'types/grid-row.json'],
  ['Gauge', 'types/gauge.json'],
  ['GRID_TREE_DATA_GROUPING_FIELD', 'types/grid-tree.json'],
  ['unstable_resetCleanupTracking', 'types/unstable-reset.json'],
])('groups cards by the first two words: %s is in %s', (name, file) => {
  expect(cardFile(name)).toBe(file);
});

it('has no group with the name of the list', () => {
  expect(cardFile('Names')).toBe('types/name.json');
});
