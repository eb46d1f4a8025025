import type { SearchEntry } from '@site/model/search-index';
import { matchesFilters } from '../rank';

const PAGE = { pageKind: 'page', path: '/x/page/', language: 'en' } as const;
const ENTRIES: SearchEntry[] = [
  { ...PAGE, name: 'Column visibility', kind: 'page', family: 'dataGrid' },
  { ...PAGE, name: 'Filter the items', kind: 'section', page: 'Items', family: 'treeView' },
  { name: 'sx', kind: 'prop', path: '/x/api/#sx', owner: 'DataGrid', family: 'dataGrid' },
];

it.each([
  [{}, [true, true, true]],
  [{ family: 'treeView' }, [false, true, false]],
  [{ kind: 'api' }, [false, false, true]],
  [{ kind: 'page' }, [true, true, false]],
  [{ language: 'zh' }, [false, false, true]],
])('%o leaves %o of a page, a section and a prop', (filters, expected) =>
  expect(ENTRIES.map((entry) => matchesFilters(entry, filters))).toEqual(expected),
);
