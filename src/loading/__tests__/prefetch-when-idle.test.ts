/** @jest-environment jsdom */
import { rememberRequest } from '../own-requests';
import { prefetchPage } from '../prefetch-page';
import { prefetchWhenIdle } from '../prefetch-when-idle';

jest.mock('../prefetch-page', () => ({ prefetchPage: jest.fn() }));

const docusaurus = {
  prefetch: jest.fn(() => false as const),
  preload: jest.fn(() => false as const),
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

it('prefetches a page after what the browser has to do now', async () => {
  prefetchWhenIdle(docusaurus).prefetch('/x/introduction/');
  expect(prefetchPage).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(prefetchPage).toHaveBeenCalledWith('/x/introduction/');
});

it('prefetches a page after the files of the open page, also if one of them failed', async () => {
  let fail: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const failing = rememberRequest(new Promise<void>((_, reject) => (fail = reject)));
  prefetchWhenIdle(docusaurus).prefetch('/x/introduction/');
  await jest.runAllTimersAsync();
  const arriving = rememberRequest(new Promise<void>((resolve) => (arrive = resolve)));
  fail();
  await expect(failing).rejects.toBeUndefined();
  await jest.runAllTimersAsync();
  expect(prefetchPage).not.toHaveBeenCalled();
  arrive();
  await arriving;
  await jest.runAllTimersAsync();
  expect(prefetchPage).toHaveBeenCalledWith('/x/introduction/');
});

it('loads the page of a link that is touched at once', () => {
  prefetchWhenIdle(docusaurus).preload('/x/introduction/');
  expect(docusaurus.preload).toHaveBeenCalledWith('/x/introduction/');
});
