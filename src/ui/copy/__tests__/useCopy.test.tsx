/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCopy } from '../useCopy';

let writeText: jest.Mock<Promise<void>, [text: string]>;

beforeEach(() => {
  jest.useFakeTimers();
  writeText = jest.fn((_text: string) => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => jest.useRealTimers());

function setUp(text: () => string | Promise<string> = () => 'the code') {
  const { result, unmount } = renderHook(() => useCopy(text));
  return {
    copied: () => result.current.copied,
    copy: () => act(async () => result.current.copy()),
    unmount,
  };
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

it('says nothing before the first copy', () => {
  expect(setUp().copied()).toBe(false);
});

it('copies the text as it is at the moment of the click', async () => {
  let code = 'before';
  const { copy } = setUp(() => code);
  code = 'after';
  await copy();
  expect(writeText.mock.calls).toEqual([['after']]);
});

it('waits for a text that must be fetched', async () => {
  const { copy, copied } = setUp(async () => 'the whole source');
  await copy();
  expect(writeText.mock.calls).toEqual([['the whole source']]);
  expect(copied()).toBe(true);
});

it('says "copied" for 2000 ms', async () => {
  const { copy, copied } = setUp();
  await copy();
  wait(1999);
  expect(copied()).toBe(true);
  wait(1);
  expect(copied()).toBe(false);
});

it('a second copy begins the time again', async () => {
  const { copy, copied } = setUp();
  await copy();
  wait(1500);
  await copy();
  wait(1999);
  expect(copied()).toBe(true);
  wait(1);
  expect(copied()).toBe(false);
});

it('claims nothing when the clipboard refuses', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const { copy, copied } = setUp();
  await copy();
  expect(writeText).toHaveBeenCalledTimes(1);
  expect(copied()).toBe(false);
});

it('tells of a text that does not come, and claims nothing', async () => {
  const onFail = jest.fn();
  const lost = new TypeError('Failed to fetch');
  const { result } = renderHook(() => useCopy(() => Promise.reject(lost), onFail));
  await act(async () => result.current.copy());
  expect(onFail.mock.calls).toEqual([[lost]]);
  expect(result.current.copied).toBe(false);
});

it('a refusal does not shorten what an earlier copy says', async () => {
  const { copy, copied } = setUp();
  await copy();
  wait(1000);
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await copy();
  wait(999);
  expect(copied()).toBe(true);
  wait(1);
  expect(copied()).toBe(false);
});

it('leaves no timer behind when the block goes', async () => {
  const { copy, unmount } = setUp();
  await copy();
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
