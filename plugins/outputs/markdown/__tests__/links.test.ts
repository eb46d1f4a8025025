import { markdownAddress, resolveLink, type LinkTargets } from '../links';

const HERE = '/zh/x/next/react-data-grid/sorting/';

const TARGETS: LinkTargets = {
  baseUrl: '/zh/',
  pages: new Set(['/zh/', '/zh/x/introduction/', '/zh/x/next/introduction/', '/zh/x/old/', HERE]),
  byFile: new Map([['introduction/index.mdx', '/zh/x/next/introduction/']]),
  version: 'next',
};

it.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/x/react-data-grid/', '/x/react-data-grid.md'],
  ['/pt/x/react-data-grid/sorting/', '/pt/x/react-data-grid/sorting.md'],
])('the Markdown of %s is at %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
});

it.each([
  ['of the page itself', '#model', '/zh/x/next/react-data-grid/sorting.md#model'],
  ['to a file of the docs', '/introduction/index.mdx?a#b', '/zh/x/next/introduction.md?a#b'],
  ['of the reference, in its version', '/x/introduction/#a', '/zh/x/next/introduction.md#a'],
  ['that has its version', '/x/next/introduction/', '/zh/x/next/introduction.md'],
  ['to what the version lacks', '/x/old/', '/zh/x/old.md'],
  ['that has its language', '/zh/x/introduction/', '/zh/x/next/introduction.md'],
  ['to the home page', '/', '/zh/index.md'],
  ['to a file of the site', '/x/api/names.json', '/zh/x/api/names.json'],
  ['to another site', 'https://example.org/a.md', 'https://example.org/a.md'],
])('a link %s', (_, url, expected) => {
  expect(resolveLink(url, HERE, TARGETS)).toBe(expected);
});

it('a link to no page is an error', () => {
  expect(() => resolveLink('/missing/index.mdx', HERE, TARGETS)).toThrow('/missing/index.mdx');
});
