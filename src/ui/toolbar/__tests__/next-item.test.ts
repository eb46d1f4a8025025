import { nextItem } from '../useMenu';

const NAMES = ['MUI System', 'Tailwind', 'CSS'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['t', 0, 1],
  ['T', 1, 1],
  ['c', 1, 2],
  ['m', 2, 0],
])('%s on item %i leads to %i', (key, from, to) => {
  expect(nextItem(key, from, NAMES)).toBe(to);
});

it.each(['Enter', ' ', 'ArrowRight', 'x'])('"%s" leads nowhere', (key) => {
  expect(nextItem(key, 0, NAMES)).toBeUndefined();
});
