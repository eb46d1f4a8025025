import {
  assetsFolder,
  buildFile,
  DOCUMENTED_PLACE,
  pagesFile,
  searchPage,
  sitemapFile,
} from '../unit-files';

const filesOf = (place: { section: string; path: string }) =>
  [buildFile, pagesFile, sitemapFile, searchPage, assetsFolder].map((file) => file(place));

it('the documented version has its files where readers and tools look for them', () => {
  expect(filesOf(DOCUMENTED_PLACE)).toEqual([
    'x/build.json',
    'x/pages.json',
    'sitemap-pages.xml',
    'search/',
    'assets',
  ]);
});

it.each([
  [{ section: 'x', path: 'next' }, 'x/next', 'assets/next'],
  [{ section: 'joy-ui', path: '' }, 'joy-ui', 'assets/joy-ui'],
])('%j has them in its folder', (place, folder, assets) => {
  const files = ['build.json', 'pages.json', 'sitemap.xml', 'search/'];
  expect(filesOf(place)).toEqual([...files.map((file) => `${folder}/${file}`), assets]);
});
