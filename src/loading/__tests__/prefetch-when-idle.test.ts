/** @jest-environment jsdom */
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

it('prefetches a page after what the browser has to do now', () => {
  prefetchWhenIdle(docusaurus).prefetch('/x/introduction/');
  expect(prefetchPage).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(prefetchPage).toHaveBeenCalledWith('/x/introduction/');
});

it('loads the page of a link that is touched at once', () => {
  prefetchWhenIdle(docusaurus).preload('/x/introduction/');
  expect(docusaurus.preload).toHaveBeenCalledWith('/x/introduction/');
});
