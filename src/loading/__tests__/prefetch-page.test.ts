/** @jest-environment jsdom */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { fileToPrefetch } from '../file-of-part';
import { prefetchPage } from '../prefetch-page';

jest.mock('@docusaurus/core/lib/client/prefetch', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../file-of-part', () => ({
  fileToPrefetch: jest.fn((load: () => string) => `/${load()}.js`),
}));
jest.mock(
  '@generated/registry',
  () => [[() => 'page'], [() => 'rows'], [() => 'columns'], [() => 'grid']],
  { virtual: true },
);
jest.mock(
  '@generated/routesChunkNames',
  () => ({
    '/x/rows/-0': { __comp: 0, content: 1 },
    '/x/columns-and-rows/-0': { __comp: 0, content: 2, __context: { data: [3, 9] } },
  }),
  { virtual: true },
);

beforeEach(() => jest.clearAllMocks());

it('prefetches all parts of a page, and each page once', () => {
  prefetchPage('/x/columns-and-rows/');
  prefetchPage('/x/columns-and-rows/');
  expect(jest.mocked(prefetchFile).mock.calls).toEqual([
    ['/page.js'],
    ['/columns.js'],
    ['/grid.js'],
  ]);
});

it('has nothing to prefetch for other addresses', () => {
  prefetchPage('/x/columns-and');
  expect(fileToPrefetch).not.toHaveBeenCalled();
});

it('prefetches nothing for a reader who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchPage('/x/rows/');
  expect(prefetchFile).not.toHaveBeenCalled();
});
