import { chooseEncoding } from '../accept-encoding.mjs';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.001', 'gzip'],
  ['br ; q=1.0 , gzip ; q=0.5', 'br'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
])('%s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each([
  undefined,
  '',
  'identity',
  'deflate, zstd',
  'gzip;q=0',
  '*;q=0',
  'br;q=none',
  'gzip;q=5',
  'gzip;q=-1',
  'identity, gzip;q=0.5',
  ',,;;q=',
])('%s gets no compression', (header) => {
  expect(chooseEncoding(header)).toBeUndefined();
});
