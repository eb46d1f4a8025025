import { addressIn, introductionOf } from '../address-in';

const OLD = { id: '6.20', label: '6.20', path: '6.20', languages: ['en', 'zh'] };
const DOCUMENTED = { id: '7.0.0', label: '7.0.0', path: '', languages: ['en', 'zh', 'pt'] };
const PAGES = new Set([
  'api/data-grid/',
  'api/data-grid/data-grid/',
  'introduction/',
  'react-charts/',
  'react-data-grid/',
  'react-data-grid/sorting/',
]);

const hrefOf = (address: string, version = OLD, pages: ReadonlySet<string> | undefined = PAGES) =>
  addressIn(version, address, pages).href;

describe('a page in another version', () => {
  it.each([
    ['/x/react-data-grid/sorting/', '/x/6.20/react-data-grid/sorting/'],
    ['/x/next/react-data-grid/sorting/', '/x/6.20/react-data-grid/sorting/'],
    ['/zh/x/react-data-grid/sorting/', '/zh/x/6.20/react-data-grid/sorting/'],
    ['/zh/x/next/react-data-grid/', '/zh/x/6.20/react-data-grid/'],
  ])('is the same page: %s', (address, expected) => {
    expect(addressIn(OLD, address, PAGES)).toMatchObject({
      href: expected,
      isSame: true,
      hasLanguage: true,
    });
  });

  it('is the page of the documented version, which has no folder', () => {
    expect(hrefOf('/zh/x/6.20/react-data-grid/sorting/', DOCUMENTED)).toBe(
      '/zh/x/react-data-grid/sorting/',
    );
  });

  it('keeps query and hash', () => {
    expect(hrefOf('/x/react-data-grid/sorting/?a=1#tailwind-BasicSorting.tsx')).toBe(
      '/x/6.20/react-data-grid/sorting/?a=1#tailwind-BasicSorting.tsx',
    );
  });

  it.each([
    ['the page above it', '/x/react-data-grid/filtering/quick-filter/', 'react-data-grid/'],
    ['the reference of its family', '/x/api/data-grid/grid-api/', 'api/data-grid/'],
    ['its family, without a reference', '/x/api/charts/bar-chart/', 'react-charts/'],
    ['the introduction, without its family', '/x/react-tree-view/items/', 'introduction/'],
    ['the introduction, for other pages', '/x/compare/', 'introduction/'],
    ['the introduction, for /x/', '/x/', 'introduction/'],
  ])('else %s, without a hash that belongs to the page', (_, address, page) => {
    expect(addressIn(OLD, `${address}?a=1#part`, PAGES)).toMatchObject({
      href: `/x/6.20/${page}`,
      page,
      isSame: false,
    });
  });

  it('is in English when the version does not have the language', () => {
    expect(addressIn(OLD, '/pt/x/react-data-grid/sorting/#part', PAGES)).toMatchObject({
      href: '/x/6.20/react-data-grid/sorting/#part',
      isSame: true,
      hasLanguage: false,
    });
  });

  it('is the introduction while the pages of the version are not known', () => {
    const place = addressIn(OLD, '/zh/x/react-data-grid/sorting/', undefined);
    expect(place).toMatchObject({ href: '/zh/x/6.20/introduction/', isSame: false });
    expect(addressIn(OLD, '/x/introduction/#part', undefined)).toMatchObject({
      href: '/x/6.20/introduction/#part',
      isSame: true,
    });
  });

  it('exists also in a version without an introduction', () => {
    const pages = new Set(['react-charts/']);
    expect(hrefOf('/x/react-data-grid/', OLD, pages)).toBe('/x/6.20/react-charts/');
  });
});

it('without scripts, versions lead to their introductions', () => {
  expect(introductionOf(DOCUMENTED, 'pt')).toBe('/pt/x/introduction/');
  expect(introductionOf(OLD, 'zh')).toBe('/zh/x/6.20/introduction/');
  expect(introductionOf(OLD, 'pt')).toBe('/x/6.20/introduction/');
});
