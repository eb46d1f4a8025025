import { toHex } from '../parse-color';

it.each([
  ['#0af', '#00aaff'],
  ['#1A2b3C', '#1a2b3c'],
  ['  #ffffff ', '#ffffff'],
  ['rgb(255, 0, 10)', '#ff000a'],
  ['rgb(100% 0% 50%)', '#ff0080'],
  ['rgba(1, 2, 3, 1)', '#010203'],
  ['RGB(300, -4, 0)', '#ff0000'],
  ['hsl(210, 100%, 50%)', '#0080ff'],
  ['hsl(0 0% 20%)', '#333333'],
  ['hsl(-120deg, 100%, 50%)', '#0000ff'],
  ['color(srgb 1 0.5 0)', '#ff8000'],
])('%s is %s', (text, hex) => {
  expect(toHex(text)).toBe(hex);
});

it.each([
  'red',
  'oklch(60% 0.2 250)',
  '#12',
  '#12345',
  '#ggg',
  'rgb(1, 2)',
  'rgb(1, 2, three)',
  'rgb(1, 2, 3, 0.5)',
  'hsl(1, 2%, 3%, 50%)',
  'var(--color)',
  'rgb(1,2,3) no-repeat',
  'toString(1, 2, 3)',
])('the format of "%s" is not supported, which is said', (text) => {
  expect(() => toHex(text)).toThrow(`The color format "${text}" is not supported`);
});

it('a color space that is not supported is named', () => {
  expect(() => toHex('color(display-p3 1 0 0)')).toThrow(
    'The color space "display-p3" is not supported',
  );
});
