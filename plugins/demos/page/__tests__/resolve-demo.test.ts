import path from 'node:path';
import { resolveDemo } from '../resolve-demo';

const SITE = path.join(__dirname, 'site');
const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs';

function resolved(src: string, page: string): string {
  return path.relative(SITE, resolveDemo(src, path.join(SITE, page), SITE));
}

describe('where the demos of a page are', () => {
  it.each([
    ['a page', 'docs/grid/index.mdx', 'docs/grid/Orders.tsx'],
    [
      'a page of an older version',
      'versioned_docs/version-7.0.0/grid/index.mdx',
      'versioned_docs/version-7.0.0/grid/Orders.tsx',
    ],
    ['a translated page', `${TRANSLATED}/current/grid/index.mdx`, 'docs/grid/Orders.tsx'],
    [
      'a translated page of an older version',
      `${TRANSLATED}/version-7.0.0/grid/index.mdx`,
      'versioned_docs/version-7.0.0/grid/Orders.tsx',
    ],
  ])('%s', (_, page, demo) => {
    expect(resolved('./Orders.tsx', page)).toBe(demo);
  });

  it.each([
    ['below the page', './sub/Totals.tsx', 'docs/grid/sub/Totals.tsx'],
    ['in the folder of another page', '../grid/Prices.tsx', 'docs/grid/Prices.tsx'],
  ])('%s', (_, src, demo) => {
    expect(resolved(src, 'docs/grid/index.mdx')).toBe(demo);
    expect(resolved(src, `${TRANSLATED}/current/grid/index.mdx`)).toBe(demo);
  });
});

describe('demos that are not there', () => {
  it('says which demo is missing and where it was looked for', () => {
    expect(() => resolved('./Missing.tsx', 'docs/grid/index.mdx')).toThrow(
      new Error('There is no demo "./Missing.tsx" (looked for docs/grid/Missing.tsx)'),
    );
  });

  it('an older version does not borrow the demos of today', () => {
    expect(() => resolved('./Prices.tsx', `${TRANSLATED}/version-7.0.0/grid/index.mdx`)).toThrow(
      'looked for versioned_docs/version-7.0.0/grid/Prices.tsx',
    );
  });

  it.each([
    'Orders.tsx',
    '@site/docs/grid/Orders.tsx',
    '/docs/Orders.tsx',
    './Orders',
    './a.js',
    '',
  ])('"%s" is not a relative path to a .tsx file', (src) => {
    expect(() => resolved(src, 'docs/grid/index.mdx')).toThrow(
      `The src of a demo is a relative path to a .tsx file, got "${src}"`,
    );
  });
});
