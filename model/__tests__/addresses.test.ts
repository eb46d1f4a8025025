import { familyOf } from '../addresses/family-of';
import { formatAddress, inVersion } from '../addresses/format';
import { overviewOf, referenceOf } from '../addresses/of-family';
import { parseAddress, type Address } from '../addresses/parse';
import { componentFamilies } from '../families';

const HOME: Address = {
  language: 'en',
  section: '',
  version: '',
  rest: '',
  trailingSlash: true,
  query: '',
  hash: '',
};
const DOCS = { ...HOME, section: 'x' };
const SORTING = 'react-data-grid/sorting';

const ADDRESSES: [address: string, parts: Address][] = [
  ['/', HOME],
  ['', { ...HOME, trailingSlash: false }],
  ['/zh/', { ...HOME, language: 'zh' }],
  ['/zh', { ...HOME, language: 'zh', trailingSlash: false }],
  ['/?userLanguage=zh', { ...HOME, query: '?userLanguage=zh' }],
  ['/x/', DOCS],
  ['/x', { ...DOCS, trailingSlash: false }],
  [`/x/${SORTING}/`, { ...DOCS, rest: SORTING }],
  [`/x/${SORTING}`, { ...DOCS, rest: SORTING, trailingSlash: false }],
  ['/x/next/', { ...DOCS, version: 'next' }],
  [`/pt/x/6.20/${SORTING}/`, { ...DOCS, language: 'pt', version: '6.20', rest: SORTING }],
  ['/x/7.0.0-beta.1/whats-new/', { ...DOCS, version: '7.0.0-beta.1', rest: 'whats-new' }],
  [
    `/x/${SORTING}/?a=1&b=/x/#Demo.tsx?c#d`,
    { ...DOCS, rest: SORTING, query: '?a=1&b=/x/', hash: '#Demo.tsx?c#d' },
  ],
  ['/x#top', { ...DOCS, trailingSlash: false, hash: '#top' }],
  // Words that look like parts in other places.
  ['/x/zh/', { ...DOCS, rest: 'zh' }],
  ['/x/introduction/next/', { ...DOCS, rest: 'introduction/next' }],
  ['/x/nextjs/', { ...DOCS, rest: 'nextjs' }],
  ['/blog/next/', { ...HOME, section: 'blog', rest: 'next' }],
  ['/zh-TW/x/', { ...HOME, section: 'zh-TW', rest: 'x' }],
  ['/ZH/x/', { ...HOME, section: 'ZH', rest: 'x' }],
  ['/de/x/', { ...HOME, section: 'de', rest: 'x' }],
  ['/zh/zh/x/', { ...HOME, language: 'zh', section: 'zh', rest: 'x' }],
  ['/constructor/__proto__/', { ...HOME, section: 'constructor', rest: '__proto__' }],
  ['/404.html', { ...HOME, section: '404.html', trailingSlash: false }],
  ['/x/a%2Fb/', { ...DOCS, rest: 'a%2Fb' }],
  ['/x//a//b/', { ...DOCS, rest: '/a//b' }],
  ['/x/a\nb/', { ...DOCS, rest: 'a\nb' }],
];

it.each(ADDRESSES)('%j is taken apart, and put together again', (address, parts) => {
  expect(parseAddress(address)).toEqual(parts);
  expect(formatAddress(parts)).toBe(address);
});

it('an address never leads to another host', () => {
  expect(formatAddress(parseAddress('//example.com/x/'))).toBe('/example.com/x/');
  expect(formatAddress(parseAddress('//'))).toBe('/');
});

it('parts that are left out are empty', () => {
  expect(formatAddress({})).toBe('/');
  expect(formatAddress({ language: 'zh' })).toBe('/zh/');
  expect(formatAddress({ language: 'en', section: 'x', rest: SORTING })).toBe(`/x/${SORTING}/`);
});

it('a page in another version keeps its language, query and hash', () => {
  expect(inVersion('/x/a/#b', '6.20')).toBe('/x/6.20/a/#b');
  expect(inVersion('/zh/x/next/a/?b', '6.20')).toBe('/zh/x/6.20/a/?b');
  expect(inVersion('/x/next/a/', '')).toBe('/x/a/');
});

it.each(['/blog/a/', '/', '#anchor', 'https://mui.com/x/a/', 'mailto:a@b.c', './x/a/'])(
  '%s has no versions',
  (address) => {
    expect(inVersion(address, 'next')).toBe(address);
  },
);

it.each(componentFamilies())('the pages and the reference of $id are its own', ({ id }) => {
  const addresses = [overviewOf(id), referenceOf(id), `${overviewOf(id)}a/b/`, `/zh/x/6/api/${id}`];
  expect(addresses.map((address) => familyOf(parseAddress(address)))).toEqual([id, id, id, id]);
});

it.each([
  '/',
  '/x/',
  '/x/api/',
  '/x/data-grid/',
  '/x/react-data-grids/',
  '/react-charts/',
  '/x/react-migration/',
])('%s is of no family', (address) => {
  expect(familyOf(parseAddress(address))).toBeUndefined();
});
