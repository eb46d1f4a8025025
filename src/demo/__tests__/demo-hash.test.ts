import { demoAnchors, parseDemoHash } from '../demo-hash';

it.each([
  ['#BasicColumns', { name: 'BasicColumns', variant: undefined }],
  ['#BasicColumns.js', { name: 'BasicColumns', variant: 'JS' }],
  ['#BasicColumns.tsx', { name: 'BasicColumns', variant: 'TS' }],
  ['#Grid2', { name: 'Grid2', variant: undefined }],
  ['#system-Grid2.tsx', { name: 'Grid2', variant: 'TS', styling: 'MUI System' }],
  ['#tailwind-Grid2.js', { name: 'Grid2', variant: 'JS', styling: 'Tailwind' }],
  ['#css-Grid2', { name: 'Grid2', variant: undefined, styling: 'CSS' }],
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
  ['#css-variables', 'a heading that begins like a styling'],
  ['#emotion-Grid2.tsx', 'another styling'],
  ['#CSS-Grid2.tsx', 'a styling in capitals'],
  ['#%E0%A4%A', 'junk'],
])('"%s" names none: %s', (hash) => {
  expect(parseDemoHash(hash)).toBeUndefined();
});

it('every ending of a hash has its anchor, for each styling that the demo has', () => {
  expect(demoAnchors('Grid2', ['MUI System', 'CSS'])).toEqual([
    'Grid2.tsx',
    'Grid2.js',
    'system-Grid2.tsx',
    'system-Grid2.js',
    'css-Grid2.tsx',
    'css-Grid2.js',
  ]);
});
