import { buildSidebars, documentId, flatten } from '../build-sidebars';
import type { NavigationFamily, NavigationItem } from '../types';

function family(items: NavigationItem[], id = 'grid'): NavigationFamily {
  return { id, sidebar: id, title: id, items };
}

/** The badges of every page and group, by pathname, as the sidebar gets them. */
function badgesOf(...items: NavigationItem[]): Record<string, unknown> {
  type Item = { key?: string; customProps?: unknown; items?: Item[] };
  const collect = (list: Item[]): [string, unknown][] =>
    list.flatMap(({ key = '', customProps, items: below = [] }) => [
      [key, customProps],
      ...collect(below),
    ]);
  return Object.fromEntries(collect(buildSidebars([family(items)]).grid as Item[]));
}

describe('the sidebars', () => {
  it('there is one for each family, in their order', () => {
    const families = ['introduction', 'grid', 'charts'].map((id) => family([], id));
    expect(Object.keys(buildSidebars(families))).toEqual(['introduction', 'grid', 'charts']);
  });

  it('an item without children is a page', () => {
    const page = { pathname: '/x/react-data-grid/sorting', title: 'Sorting' };
    expect(buildSidebars([family([page])]).grid).toEqual([
      {
        type: 'doc',
        id: 'react-data-grid/sorting/index',
        label: 'Sorting',
        key: '/x/react-data-grid/sorting',
        customProps: {},
      },
    ]);
  });

  it('an item with children is a group that opens, and is not an address', () => {
    const group = {
      pathname: '/x/columns',
      title: 'Columns',
      children: [{ pathname: '/x/columns/width', title: 'Width' }],
    };
    expect(buildSidebars([family([group])]).grid).toMatchObject([
      {
        type: 'category',
        label: 'Columns',
        key: '/x/columns',
        collapsible: true,
        collapsed: true,
        items: [{ type: 'doc', id: 'columns/width/index' }],
      },
    ]);
    expect(JSON.stringify(buildSidebars([family([group])]))).not.toContain('"link"');
  });

  it('a subheader is a group that is always open', () => {
    const group = { pathname: '/x/a', title: 'A', subheader: true, children: [] };
    expect(buildSidebars([family([group])]).grid).toMatchObject([
      { collapsible: false, collapsed: false, className: 'sidebar-subheader' },
    ]);
  });
});

it('the document of a page is the index of its folder', () => {
  expect(documentId('/x/react-data-grid')).toBe('react-data-grid/index');
  expect(documentId('/x/react-tree-view/x/items')).toBe('react-tree-view/x/items/index');
});

it('flatten lists groups and pages in the order of the sidebar', () => {
  const page = (pathname: string, ...children: NavigationItem[]): NavigationItem =>
    children.length > 0 ? { pathname, title: '', children } : { pathname, title: '' };
  const items = [page('/a', page('/b', page('/c')), page('/d')), page('/e')];
  expect(flatten(items).map(({ pathname }) => pathname)).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

describe('a pathname that stands twice stops the build', () => {
  const sorting = { pathname: '/x/grid/sorting', title: 'Sorting' };
  const again = { pathname: '/x/grid/sorting', title: 'Multi-sorting' };
  const message =
    'The pathname "/x/grid/sorting" stands twice in the navigation: for "Sorting" and for "Multi-sorting"';

  it.each([
    ['in one list', [family([sorting, again])]],
    [
      'at different depths',
      [family([sorting, { pathname: '/x/grid/rows', title: 'Rows', children: [again] }])],
    ],
    ['in two families', [family([sorting]), family([again], 'charts')]],
    ['for a page and a group', [family([sorting, { ...again, children: [] }])]],
  ])('%s', (_, families) => {
    expect(() => buildSidebars(families)).toThrow(new Error(message));
  });
});

describe('badges', () => {
  const page = { pathname: '/page', title: 'Page' };
  const group = { pathname: '/group', title: 'Group', children: [page] };
  const outer = { pathname: '/outer', title: 'Outer', children: [group] };

  it('a page without badges has none', () => {
    expect(badgesOf(outer)).toEqual({ '/outer': {}, '/group': {}, '/page': {} });
  });

  it('a page takes plan and planned from its group', () => {
    expect(badgesOf({ ...group, plan: 'pro', planned: true })).toEqual({
      '/group': { plan: 'pro', planned: true },
      '/page': { plan: 'pro', planned: true },
    });
  });

  it('of two groups around it the nearest one counts', () => {
    const nested = { ...outer, plan: 'pro', children: [{ ...group, plan: 'premium' }] } as const;
    expect(badgesOf({ ...nested, children: [...nested.children] })).toMatchObject({
      '/outer': { plan: 'pro' },
      '/page': { plan: 'premium' },
    });
  });

  it('a mark passes through a group that has none', () => {
    expect(badgesOf({ ...outer, plan: 'premium' })['/page']).toEqual({ plan: 'premium' });
  });

  it('its own mark wins over that of the group', () => {
    const children: NavigationItem[] = [{ ...page, plan: 'premium', planned: false }];
    expect(badgesOf({ ...group, plan: 'pro', planned: true, children })['/page']).toEqual({
      plan: 'premium',
      planned: false,
    });
  });

  it('plan and planned are inherited apart', () => {
    const children: NavigationItem[] = [{ ...page, planned: true }];
    expect(badgesOf({ ...group, plan: 'pro', children })['/page']).toEqual({
      plan: 'pro',
      planned: true,
    });
  });

  it('a new group does not make its pages new', () => {
    expect(badgesOf({ ...group, newFeature: true })).toEqual({
      '/group': { newFeature: true },
      '/page': {},
    });
  });

  it('a page next to a marked group has no mark', () => {
    const beside = { pathname: '/beside', title: 'Beside' };
    expect(badgesOf({ ...group, plan: 'pro' }, beside)['/beside']).toEqual({});
  });
});
