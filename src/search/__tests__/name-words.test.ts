import { reversed } from '@site/model/search';
import type { NamesShard, SearchEntry } from '@site/model/search-index';
import { askedName } from '../asked-name';
import type { NameList } from '../name-list';
import { correctName, joinedNeighbors, partWord } from '../name-words';

const prop = (name: string): SearchEntry => ({ name, kind: 'prop', path: `/x/#${name}` });

const SHARD: NamesShard = {
  datepicker: [prop('DatePicker')],
  multi: [prop('multi')],
  rows: [prop('rows')],
  sort: [prop('sort')],
  valuegetter: [
    {
      name: 'Value getter',
      kind: 'section',
      pageKind: 'page',
      path: '/x/#',
      language: 'en',
      page: 'Columns',
    },
    prop('valueGetter'),
  ],
};

const list: NameList = {
  prepare: async () => undefined,
  shard: async () => SHARD,
  wordsLike: async (word) =>
    Object.fromEntries(
      Object.keys(SHARD)
        .filter((each) => reversed(each).startsWith(reversed(word).slice(0, 3)))
        .map((each) => [each, 1]),
    ),
  wordsAround: async () => ({}),
};

it.each([
  ['datepicker', ['date', 'picker']],
  ['datepick', ['date', 'pick']],
  ['multisort', ['multi', 'sort']],
  // Every object has a constructor, which is not a listed word.
  ['constructormulti', ['constructormulti']],
  ['rows', ['rows']],
  ['row', ['row']],
  ['unknown', ['unknown']],
])('parts %s into %s', async (word, parts) => expect(await partWord(list, word)).toEqual(parts));

it.each([
  ['valueGeter', 'valueGetter'],
  ['GridColDef.valueGeter', 'GridColDef.valueGetter'],
  // The beginning of a name is not a typo.
  ['valueGett', 'valueGett'],
  // Neither are words of a question, which are corrected one by one.
  ['value geter', 'value geter'],
])('takes %s for %s', async (query, meant) =>
  expect((await correctName(list, askedName(query))).text).toBe(meant),
);

it.each([
  ['date picker', ['datepicker']],
  ['show the value getter', ['valuegetter']],
  ['value get', ['valueget']],
  ['valueGetter rows', []],
  ['value', []],
  ['one two three four five value getter', []],
])('joins neighbors in %s to %j', async (query, joined) =>
  expect(await joinedNeighbors(list, query)).toEqual(joined),
);
