/** @jest-environment jsdom */
import { isSampled } from '../web-vitals';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  [0, true],
  [0.0001, true],
  [0.00010001, false],
  [0.9, false],
])('with %d drawn a session is measured: %s', (drawn, expected) => {
  expect(isSampled(() => drawn)).toBe(expected);
});

it.each([
  [0, 0.9, true],
  [0.9, 0, false],
])('is drawn once a session', (first, later, expected) => {
  isSampled(() => first);
  const random = jest.fn(() => later);
  expect(isSampled(random)).toBe(expected);
  expect(random).not.toHaveBeenCalled();
});

it('junk in storage counts as not drawn yet', () => {
  sessionStorage.setItem('docs.webVitals', 'always');
  expect(isSampled(() => 0.5)).toBe(false);
});

it('a page is drawn for by itself where storage throws', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(isSampled(() => 0)).toBe(true);
});
