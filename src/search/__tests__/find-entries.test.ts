import { KEYS_FILE } from '@site/model/search';
import type { SearchEntry } from '@site/model/search-index';
import { makeShards } from '@site/plugins/outputs/search/shards';
import { findEntries } from '../find-entries';
import { createNameList } from '../name-list';
import { nearestWords } from '../nearest-words';

const NAMES = ['The current rows', 'GridColDef', 'valueGetter', 'setRows', 'apiRef', 'Zebra'];

const shards = makeShards(
  NAMES.map((name): SearchEntry => ({ name, kind: 'method', path: `/x/#${name}` })),
);
let read: string[] = [];

beforeEach(() => {
  read = [];
});

const list = createNameList(async (file) => {
  read.push(file);
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

it.each([
  ['apiRef.curent.setRows', 'apiRef.current.setRows', 'api Ref current set Rows'],
  ['GridColDeff.valueGetter', 'GridColDef.valueGetter', 'Grid Col Def value Getter'],
  ['Curent rows', 'Current rows', 'current rows'],
  ['current rows', 'current rows', 'current rows'],
])('corrects %s to %s', async (query, meant) => {
  const { asked, isCorrected } = await findEntries(list, query);
  expect(asked.text).toBe(meant);
  expect(isCorrected).toBe(query !== meant);
});

it('reads the owner and the member of a corrected name', async () => {
  const { asked } = await findEntries(list, 'GridColDeff.valueGetter');
  expect(asked).toMatchObject({ owner: 'gridcoldef', member: 'valueGetter' });
});

const words = (count: number) =>
  Array.from({ length: count }, (_, place) => `qqq${'z'.repeat(place)}`);

it('searches for the first 12 words', async () => {
  expect((await findEntries(list, [...words(11), 'zebra'].join(' '))).entries).toHaveLength(1);
  expect((await findEntries(list, [...words(12), 'zebra'].join(' '))).entries).toHaveLength(0);
});

it('searches for the first 200 characters', async () => {
  const { asked, text } = await findEntries(list, 'q'.repeat(50_000));
  expect(asked.text).toHaveLength(200);
  expect(text).toHaveLength(200);
});

it('does not look up stop words beside others', async () => {
  await findEntries(list, 'zebra the');
  expect(read).not.toContain('names/the.json');
  expect(read).toContain('names/zeb.json');
});

it('does not suggest words for what is beyond the limits', async () => {
  expect(await nearestWords(list, [...words(11), 'zebrra'].join(' '))).toEqual(['zebra']);
  expect(await nearestWords(list, [...words(12), 'zebrra'].join(' '))).toEqual([]);
});
