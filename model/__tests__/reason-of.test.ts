import { reasonOf } from '../reason-of';

it.each([
  ['an error', new TypeError('no rows'), 'no rows'],
  ['a string', 'no columns', 'no columns'],
  ['nothing', undefined, 'undefined'],
])('%s', (_, thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});
