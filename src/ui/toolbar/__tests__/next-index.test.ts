import { nextIndex } from '../Toolbar';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('left to right, %s leads from %d to %d of four controls', (key, from, to) => {
  expect(nextIndex(key, from, 4, false)).toBe(to);
});

it.each([
  ['ArrowLeft', 0, 1],
  ['ArrowLeft', 3, 0],
  ['ArrowRight', 2, 1],
  ['ArrowRight', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('right to left, %s leads from %d to %d of four controls', (key, from, to) => {
  expect(nextIndex(key, from, 4, true)).toBe(to);
});

it.each(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a', 'PageDown'])(
  'the key "%s" leads nowhere',
  (key) => {
    expect(nextIndex(key, 1, 4, false)).toBeUndefined();
    expect(nextIndex(key, 1, 4, true)).toBeUndefined();
  },
);

it.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])(
  '%s stays on a control that is alone',
  (key) => {
    expect(nextIndex(key, 0, 1, false)).toBe(0);
  },
);
