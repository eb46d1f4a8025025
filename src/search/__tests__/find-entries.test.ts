import { KEYS_FILE } from '@site/model/search';
import type { SearchEntry } from '@site/model/search-index';
import { makeShards } from '@site/plugins/outputs/search/shards';
import { findEntries } from '../find-entries';
import { createNameList } from '../name-list';

const NAMES = ['The current rows', 'GridColDef', 'valueGetter', 'setRows', 'apiRef', 'Zebra'];

const shards = makeShards(
  NAMES.map((name): SearchEntry => ({ name, kind: 'method', path: `/x/#${name}` })),
);
const list = createNameList(async (file) => {
  const [folder, name = ''] = file.replace('.json', '').split('/');
  const kind = folder === 'names' ? shards.names : shards.ends;
  return name === KEYS_FILE ? [...kind.keys()] : kind.get(name);
});

it.each(['constructor', 'DataGrid.constructor', 'constructor.rows', 'toString', '__proto__'])(
  '%s, which every object has, is not found',
  async (query) => {
    const { entries } = await findEntries(list, query);
    expect(entries.every(({ name }) => NAMES.includes(name))).toBe(true);
  },
);
