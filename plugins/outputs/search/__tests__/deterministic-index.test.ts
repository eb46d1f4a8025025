import { gunzipSync, gzipSync } from 'node:zlib';
import { deterministicIndex, type IndexFile } from '../deterministic-index';

type Item = string | number | Item[];

function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
}

/** CBOR of texts, numbers and arrays. */
function encode(item: Item): Buffer {
  if (typeof item === 'number') return head(0, item);
  if (typeof item === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  }
  return Buffer.concat([head(4, item.length), ...item.map(encode)]);
}

function packed(path: string, item: Item): IndexFile {
  return { path, content: gzipSync(Buffer.concat([Buffer.from('pagefind_dcd'), encode(item)])) };
}

interface Filter {
  name: string;
  hash: string;
  values: [string, number[]][];
}

function indexWith(filters: Filter[], metaHash: string): IndexFile[] {
  const pages = Array.from({ length: 300 }, (_, index) => [`en_${index}`, index]);
  const list = filters.map(({ name, hash }) => [name, `en_${hash}`]);
  const entry = { languages: { en: { hash: `en_${metaHash}`, wasm: 'en' } } };
  return [
    ...filters.map(({ name, hash, values }) =>
      packed(`filter/en_${hash}.pf_filter`, [name, values]),
    ),
    { path: 'fragment/en_0.pf_fragment', content: Buffer.from('untouched') },
    packed(`pagefind.en_${metaHash}.pf_meta`, ['1.5.2', pages, [], list, [], ['title']]),
    { path: 'pagefind-entry.json', content: Buffer.from(JSON.stringify(entry)) },
  ];
}

const PLAN: Filter = {
  name: 'plan',
  hash: '7ba3264',
  values: [
    ['pro', [1, 2]],
    ['premium', [3]],
  ],
};
const KIND: Filter = {
  name: 'kind',
  hash: '2fd35df',
  values: [
    ['page', [1]],
    ['api', [2, 500]],
  ],
};

const reversed = (filter: Filter, hash: string): Filter => ({
  ...filter,
  hash,
  values: [...filter.values].reverse(),
});

const one = deterministicIndex(indexWith([PLAN, KIND], '86e74a41ea'));
const other = deterministicIndex(
  indexWith([reversed(KIND, '4c8b44a'), reversed(PLAN, 'abcdc57')], 'ff6b23deae'),
);

const textOf = (file?: IndexFile) => Buffer.from(file?.content ?? '').toString('utf8');

it('makes the same files whatever the order of filters and values was', () => {
  expect(other.map(({ path }) => path)).toEqual(one.map(({ path }) => path));
  expect(other.map(textOf)).toEqual(one.map(textOf));
});

it('leads from the entry to the list of pages, and from there to the filters', () => {
  const meta = one.find(({ path }) => path.endsWith('.pf_meta'));
  const hash = /pagefind\.(\w+)\.pf_meta/.exec(meta?.path ?? '')?.[1];
  expect(textOf(one.find(({ path }) => path === 'pagefind-entry.json'))).toContain(`"${hash}"`);
  const list = gunzipSync(meta?.content ?? Buffer.alloc(0)).toString('latin1');
  const filters = one.filter(({ path }) => path.endsWith('.pf_filter'));
  expect(filters).toHaveLength(2);
  for (const { path } of filters) {
    expect(list).toContain(/filter\/(\w+)\.pf_filter/.exec(path)?.[1]);
  }
});

it('keeps what the filters say', () => {
  const [first] = one.filter(({ path }) => path.endsWith('.pf_filter'));
  const bytes = gunzipSync(first?.content ?? Buffer.alloc(0)).subarray('pagefind_dcd'.length);
  const expected = [
    [
      'plan',
      [
        ['pro', [1, 2]],
        ['premium', [3]],
      ],
    ],
    [
      'kind',
      [
        ['api', [2, 500]],
        ['page', [1]],
      ],
    ],
  ].map((item) => encode(item as Item).toString('hex'));
  expect(expected).toContain(bytes.toString('hex'));
});

it('leaves all other files as they are', () => {
  expect(one.find(({ path }) => path.startsWith('fragment/'))?.content.toString()).toBe(
    'untouched',
  );
});

it('leaves an index of no pages as it is', () => {
  const entry = { path: 'pagefind-entry.json', content: Buffer.from('{}') };
  expect(deterministicIndex([entry])).toEqual([entry]);
});

it('stops at files of another form', () => {
  const other = { path: 'pagefind.en_86e74a41ea.pf_meta', content: gzipSync('something else') };
  expect(() => deterministicIndex([other])).toThrow('pagefind.en_86e74a41ea.pf_meta');
});
