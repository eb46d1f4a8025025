/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useOpenItems } from '../useOpenItems';

let mockLocation = { hash: '' };
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockLocation }), { virtual: true });

const ANCHORS = new Set(['a-prop-rows', 'a-prop-columns']);

function openItems(hash: string) {
  mockLocation = { hash };
  const hook = renderHook(() => useOpenItems(ANCHORS));
  const go = (to: string) => {
    mockLocation = { hash: to };
    hook.rerender();
  };
  const open = () => [...ANCHORS].filter(hook.result.current.isOpen);
  return { ...hook, go, open };
}

it('nothing is open without a hash', () => {
  const { open, result } = openItems('');
  expect(open()).toEqual([]);
  expect(result.current.linked).toBe('');
});

it('what the address leads to is open and marked, each time', () => {
  const { open, go, result } = openItems('#a-prop-rows');
  expect([open(), result.current.linked]).toEqual([['a-prop-rows'], 'a-prop-rows']);
  act(() => result.current.toggle('a-prop-rows'));
  expect(open()).toEqual([]);
  go('#a-prop-rows');
  expect(open()).toEqual(['a-prop-rows']);
  go('#a-prop-columns');
  expect(result.current.linked).toBe('a-prop-columns');
  go('#elsewhere');
  expect(result.current.linked).toBe('');
});

it.each(['#', '#%E0%A4%A', '#toString', '#a-prop'])('the hash %s leads nowhere', (hash) => {
  expect(openItems(hash).open()).toEqual([]);
});

it('all open and close, and single ones after that', () => {
  const { open, result } = openItems('');
  act(() => result.current.setAll(true));
  expect(open()).toEqual([...ANCHORS]);
  act(() => result.current.toggle('a-prop-rows'));
  expect(open()).toEqual(['a-prop-columns']);
  act(() => result.current.setAll(false));
  expect(open()).toEqual([]);
});
