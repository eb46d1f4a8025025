/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFilter } from '../useFilter';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ key: 'abc' }, '', '/x/api/?slots=cell#there');
});
afterEach(() => jest.useRealTimers());

it('follows what is typed after a pause, and keeps it in the address', () => {
  const { result } = renderHook(() => useFilter('props'));
  const steps = window.history.length;
  act(() => result.current.type('so'));
  act(() => void jest.advanceTimersByTime(100));
  act(() => result.current.type('sort '));
  act(() => void jest.advanceTimersByTime(165));
  expect(result.current).toMatchObject({ typed: 'sort ', query: '' });
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.query).toBe('sort');
  expect(window.location.search).toBe('?slots=cell&props=sort');
  expect(window.location.hash).toBe('#there');
  expect(window.history).toHaveLength(steps);
  expect(window.history.state).toEqual({ key: 'abc' });

  act(() => result.current.type(''));
  act(() => void jest.advanceTimersByTime(166));
  expect(window.location.search).toBe('?slots=cell');
});

it('is taken from the address when the page opens', () => {
  const { result } = renderHook(() => useFilter('slots'));
  expect(result.current).toMatchObject({ typed: 'cell', query: 'cell' });
  expect(window.location.search).toBe('?slots=cell');
});
