import { mayContinue, parseRange } from '../range.mjs';

const SIZE = 100;

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=90-', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-1000', 0, 99],
  ['bytes=0-18446744073709551615', 0, 99],
  [`bytes=0-${'9'.repeat(400)}`, 0, 99],
  ['BYTES= 5-6 ', 5, 6],
])('%s of 100 bytes is %i to %i', (header, start, end) => {
  expect(parseRange(header, SIZE)).toEqual({ start, end });
});

it.each(['bytes=5-2', 'bytes=100-', 'bytes=18446744073709551615-', 'bytes=-0'])(
  '%s cannot be satisfied',
  (header) => {
    expect(parseRange(header, SIZE)).toBe('unsatisfiable');
  },
);

it.each([
  undefined,
  '',
  'bytes=-',
  'bytes=a-b',
  'bytes=0x1-2',
  'bytes=0-1,5-6',
  'lines=0-5',
  '0-5',
])('%s is ignored', (header) => {
  expect(parseRange(header, SIZE)).toBe('whole');
});

it.each(['bytes=0-', 'bytes=-1', 'bytes=-0', 'bytes=0-0'])(
  'no part of an empty file can be sent: %s',
  (header) => {
    expect(parseRange(header, 0)).toBe('unsatisfiable');
  },
);

describe('If-Range', () => {
  const file = { etag: '"abc"', lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT' };

  it.each([undefined, '"abc"', file.lastModified])('%s lets a range continue', (condition) => {
    expect(mayContinue(condition, file)).toBe(true);
  });

  it.each(['"other"', 'W/"abc"', 'Sun, 01 Mar 2026 00:00:01 GMT', ''])(
    '%s asks for the whole file',
    (condition) => {
      expect(mayContinue(condition, file)).toBe(false);
    },
  );

  it('a weak tag never matches, not even itself', () => {
    expect(mayContinue('W/"abc"', { ...file, etag: 'W/"abc"' })).toBe(false);
  });
});
