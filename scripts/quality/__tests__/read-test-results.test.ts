import { readTestResults } from '../read-test-results.mjs';

const spec = (title: string, status: string, description?: string) => ({
  title,
  tests: [{ status, annotations: description ? [{ type: 'queries', description }] : [] }],
});

const PAGES = {
  suites: [
    {
      specs: [
        spec('/x/introduction/ is whole, still, accessible and fits', 'expected'),
        spec('/x/react-charts/ is whole, still, accessible and fits', 'flaky'),
        spec('/x/react-data-grid/ is whole, still, accessible and fits', 'unexpected'),
        spec('/x/whats-new/ is whole, still, accessible and fits', 'skipped'),
        spec('the menu opens', 'unexpected'),
      ],
    },
  ],
};
const QUERIES = {
  specs: [
    spec(
      'users find what they ask for: search-queries at /x/introduction/',
      'expected',
      '49 of 50',
    ),
  ],
};

it('counts pages that axe has looked at, and queries that were found', () => {
  const excluded = [{ rule: 'color-contrast', selector: '.watermark', reason: 'No key' }];
  expect(readTestResults({ suites: [PAGES, QUERIES] }, excluded)).toEqual({
    accessibility: { pages: 3, withFindings: 1, excluded },
    queries: [{ set: 'search-queries', start: '/x/introduction/', found: 49, count: 50 }],
  });
});

it.each([[[PAGES]], [[QUERIES]]])('refuses results of some tests only', (suites) => {
  expect(() => readTestResults({ suites }, [])).toThrow('run npm test first');
});
