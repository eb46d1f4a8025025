import { shardKey, reversed } from '../../../../model/search';
import type { MemberEntry, PageEntry, SearchEntry } from '../../../../model/search-index';
import { makeShards } from '../shards';

function prop(name: string): MemberEntry {
  return { name, kind: 'prop', path: `/x/api/data-grid/data-grid/#data-grid-prop-${name}` };
}

function page(name: string, also?: string): PageEntry {
  const path = `/x/${name.toLowerCase()}/`;
  return { name, kind: 'page', pageKind: 'page', path, language: 'en', ...(also && { also }) };
}

/** Names that the search lists under a word. */
function listed(entries: SearchEntry[], word: string): string[] {
  const { names } = makeShards(entries);
  const key = shardKey(word, new Set(names.keys())) ?? '';
  return (names.get(key)?.[word] ?? []).map(({ name }) => name);
}

it('lists a name under each of its words, and pages before members', () => {
  const entries = [prop('columnVisibilityModel'), prop('columns'), page('Column visibility')];
  expect(listed(entries, 'visibility')).toEqual(['Column visibility', 'columnVisibilityModel']);
  expect(listed(entries, 'columnvisibilitymodel')).toEqual(['columnVisibilityModel']);
  expect(listed(entries, 'columns')).toEqual(['columns']);
});

it('lists a name of older versions as a whole only', () => {
  const entries: SearchEntry[] = [{ ...prop('onNodeToggle'), removedIn: '7.0.0' }];
  expect(listed(entries, 'onnodetoggle')).toEqual(['onNodeToggle']);
  expect(listed(entries, 'toggle')).toEqual([]);
});

it('lists what is called like a word before the many that have it', () => {
  const pages = Array.from({ length: 70 }, (_, index) => page(`Cell ${index}`));
  expect(listed([...pages, prop('cell')], 'cell')[0]).toBe('cell');
});

it('lists a page under other words that lead to it', () => {
  const entries = [{ ...page('Sorting', 'sort order'), label: '排序' }];
  expect(listed(entries, '排')).toEqual(['Sorting']);
  expect(listed(entries, 'order')).toEqual(['Sorting']);
});

it('lists a section under the words of its id', () => {
  const path = '/x/style/#blue-outline';
  const section = { kind: 'section', pageKind: 'page', language: 'en', page: 'Styling' } as const;
  const entries = [{ ...section, name: 'Where the focus is', path }];
  expect(listed(entries, 'outline')).toEqual(['Where the focus is']);
});

it('keeps every word within reach, and every shard small, however many there are', () => {
  const letters = [...'abcdefghijklmnopqrst'];
  const entries = letters.flatMap((a) =>
    letters.flatMap((b) => letters.map((c) => prop(`grid${a.toUpperCase()}${b}${c}Model`))),
  );
  const { names, ends } = makeShards(entries);
  const known = { names: new Set(names.keys()), ends: new Set(ends.keys()) };
  for (const word of ['gridabcmodel', 'gridtttmodel', 'grid', 'abc', 'ttt', 'model']) {
    expect(names.get(shardKey(word, known.names) ?? '')).toHaveProperty(word);
  }
  expect(ends.get(shardKey(reversed('gridabcmodel'), known.ends) ?? '')).toHaveProperty(
    'gridabcmodel',
    1,
  );
  const largest = Math.max(...[...names.values()].map((shard) => JSON.stringify(shard).length));
  expect(largest).toBeLessThan(20_000);
  // Of a beginning that is typed, what fits.
  expect(Object.keys(names.get('gri') ?? {}).length).toBeGreaterThan(20);
});
