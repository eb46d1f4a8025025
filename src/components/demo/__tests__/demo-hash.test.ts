import { parseDemoHash } from '../demo-hash';

it.each([
  ['#BasicColumns', { name: 'BasicColumns', variant: undefined }],
  ['#BasicColumns.js', { name: 'BasicColumns', variant: 'JS' }],
  ['#BasicColumns.tsx', { name: 'BasicColumns', variant: 'TS' }],
  ['#Grid2', { name: 'Grid2', variant: undefined }],
])('%s names a demo', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});

it.each([
  ['', 'no hash'],
  ['#', 'an empty hash'],
  ['BasicColumns', 'a text without #'],
  ['#column-definition', 'the anchor of a heading'],
  ['#basicColumns', 'a name in camelCase'],
  ['#BasicColumns.ts', 'another ending'],
  ['#BasicColumns.JS', 'an ending in capitals'],
  ['#BasicColumns.js.map', 'more than an ending'],
  ['#BasicColumns-code', 'the anchor of something else'],
  ['#data-grid-prop-rows', 'an anchor of the API reference'],
  ['#%E0%A4%A', 'junk'],
])('"%s" names none: %s', (hash) => {
  expect(parseDemoHash(hash)).toBeUndefined();
});
