import { firstDifference } from '../show-change';

it.each([
  ['abc', 'abd', 2],
  ['abc', 'abcd', 3],
  ['abcd', 'abc', 3],
  ['', 'a', 0],
  ['abc', 'abc', 3],
])('%j and %j differ from %i on', (one, other, at) => {
  expect(firstDifference(one, other)).toBe(at);
});
