import { fontsFor } from '../fonts';

it('takes only the site’s font where that suffices, in both weights', () => {
  expect(fontsFor('Seleção').map(({ name, weight }) => [name, weight])).toEqual([
    ['Card', 500],
    ['Card', 600],
  ]);
});

it('adds the pieces that have Chinese letters', () => {
  const fonts = fontsFor('快速上手 Grid');
  expect(fonts.length).toBeGreaterThan(2);
  expect(fonts[0]?.name).toBe('Card');
  expect(new Set(fonts.map(({ name, weight }) => `${name} ${weight}`)).size).toBe(fonts.length);
});

it('reads a file once', () => {
  expect(fontsFor('A')[0]?.data).toBe(fontsFor('B')[0]?.data);
});

it('stops at a letter that no font has', () => {
  expect(() => fontsFor('\u{10FFFD}')).toThrow('has the letter');
});
