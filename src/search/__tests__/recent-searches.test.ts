/** @jest-environment jsdom */
import { forgetSearches, recentSearches, rememberSearch } from '../recent-searches';

const KEY = 'docs.recentSearches';

beforeEach(() => localStorage.clear());

it('keeps the latest six, each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', '']) rememberSearch(query);
  expect(recentSearches()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', '"sorting"', 'null', '{"0":"a"}', '[1, null, ""]'])('takes %s for none', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(recentSearches()).toEqual([]);
});

it('cuts what is too long', () => {
  localStorage.setItem(KEY, JSON.stringify(['x'.repeat(500)]));
  expect(recentSearches()[0]).toHaveLength(80);
});
