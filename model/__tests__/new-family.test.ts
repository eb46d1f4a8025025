import { familyOf } from '../addresses/family-of';
import { formatAddress } from '../addresses/format';
import { parseAddress } from '../addresses/parse';
import { FAMILIES, type Family } from '../families';
import { LANGUAGE_NAMES, PREFIXED_LANGUAGES } from '../languages';
import { withApiPages } from '../navigation/api-pages';
import { buildSidebars } from '../navigation/build-sidebars';
import { productOf } from '../navigation/product-of';
import { packagesOf } from '../docs-version';

describe('a family that is added to the list', () => {
  const gantt: Family = { id: 'gantt', sidebar: 'gantt', hasPackages: true };
  const families: readonly Family[] = [...FAMILIES, gantt];

  it('has packages', () => {
    const listed = { gantt: { version: '7.0.0', plans: ['pro'] as const } };
    expect(packagesOf({ families: listed }, gantt.id)).toEqual([
      { name: '@mui/x-gantt' },
      { name: '@mui/x-gantt-pro', plan: 'pro' },
    ]);
  });

  it.each(['/x/react-gantt/', '/zh/x/next/react-gantt/a/', '/x/api/gantt/gantt/'])(
    'has %s, which is a product of its own',
    (address) => {
      expect(familyOf(parseAddress(address), families)).toBe('gantt');
      expect(productOf(address, PREFIXED_LANGUAGES, families)).toEqual({
        productId: 'x-gantt',
        productCategoryId: 'x',
      });
    },
  );

  it('has a sidebar with its pages and its reference', () => {
    const items = [{ pathname: '/x/react-gantt', title: 'Overview' }];
    const path = '/x/api/gantt/gantt/';
    const index = {
      family: 'gantt' as 'charts',
      packages: [],
      entries: [{ name: 'Gantt', kind: 'component' as const, path, summary: '' }],
    };
    const navigation = withApiPages([{ ...gantt, title: 'Gantt', items }], [index]);
    expect(buildSidebars(navigation).gantt).toMatchObject([
      { id: 'react-gantt/index' },
      {
        label: 'API reference',
        items: [{ id: 'api/gantt/index' }, { id: 'api/gantt/gantt/index' }],
      },
    ]);
  });
});

it('a language that is added to the list is a prefix of addresses', () => {
  const languages = [...PREFIXED_LANGUAGES, 'de'];
  const parts = parseAddress('/de/x/react-charts/', languages);
  expect(parts).toMatchObject({ language: 'de', section: 'x', rest: 'react-charts' });
  expect(formatAddress(parts)).toBe('/de/x/react-charts/');
  expect(productOf('/de/x/react-charts/', languages).productId).toBe('x-charts');
});

it('every language has a name, in the same order', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual(['en', ...PREFIXED_LANGUAGES]);
});

it('the list names each family and each sidebar once', () => {
  for (const names of [FAMILIES.map(({ id }) => id), FAMILIES.map(({ sidebar }) => sidebar)]) {
    expect(new Set<string>(names).size).toBe(FAMILIES.length);
  }
});
