/** @jest-environment jsdom */
import texts from '@site/i18n/en/code.json';
import type * as MenuEntries from '../menu-entries';

jest.mock('@generated/interface-texts/default/versions.json', () => ({}), { virtual: true });
jest.mock('@site/src/i18n/lazy-texts', () => ({ addTexts: jest.fn() }));
jest.mock('@docusaurus/Translate', () => ({
  translate: ({ id }: { id: keyof typeof texts }, values: Record<string, string> = {}) =>
    texts[id].message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name),
}));

const CURRENT = { id: '7.0.0', label: '7.0.0', path: '', languages: ['en', 'zh', 'pt'] };
const OLD = { id: '6.20', label: '6.20', path: '6.20', languages: ['en'] };
const NEXT = { id: 'next', label: 'next', path: 'next', languages: ['en', 'zh'] };
const LIST = {
  versions: [
    { ...NEXT, status: 'next' },
    { ...CURRENT, status: 'current' },
    { ...OLD, status: 'archived' },
  ],
};
const PAGES = ['introduction/', 'react-data-grid/', 'react-data-grid/sorting/'];

/** Answers by address; anything else is not found. An answer that is an error is thrown. */
function serve(files: Record<string, unknown>): jest.Mock {
  const answer = (address: string) => {
    const content = files[address];
    if (content instanceof Error) throw content;
    const ok = content !== undefined;
    return { ok, status: ok ? 200 : 404, json: async () => content } as Response;
  };
  const mock = jest.fn(async (address: string) => answer(address));
  Object.assign(globalThis, { fetch: mock });
  return mock;
}

let menuEntries: typeof MenuEntries.menuEntries;

beforeEach(async () => {
  AbortSignal.timeout = () => new AbortController().signal;
  jest.resetModules();
  ({ menuEntries } = await import('../menu-entries'));
});

const at = (address: string, title = 'Sorting', language = 'English') => ({
  address,
  title,
  language,
});

async function linesOf(...parameters: Parameters<typeof menuEntries>): Promise<string[]> {
  const entries = await menuEntries(...parameters);
  return entries.map(({ label, href, note }) => `${label} | ${href} | ${note}`);
}

it('shows the versions of the list, also those that the page does not know', async () => {
  serve({
    '/versions.json': LIST,
    '/x/next/pages.json': [...PAGES, 'react-data-grid/pivoting/'],
    '/x/6.20/pages.json': ['introduction/', 'react-data-grid/'],
  });
  expect(await linesOf([CURRENT], at('/x/react-data-grid/sorting/#multi'))).toEqual([
    'next | /x/next/react-data-grid/sorting/#multi | Newer version, whose pages may still change',
    '7.0.0 | /x/react-data-grid/sorting/#multi | You are reading this version',
    '6.20 | /x/6.20/react-data-grid/ | Sorting is not in 6.20: opens Data Grid',
  ]);
});

it('leads to English pages where a version does not have the language', async () => {
  serve({
    '/versions.json': LIST,
    '/zh/x/next/pages.json': PAGES,
    '/x/6.20/pages.json': ['introduction/'],
  });
  expect(await linesOf([CURRENT], at('/zh/x/react-data-grid/sorting/', '排序', '中文'))).toEqual([
    'next | /zh/x/next/react-data-grid/sorting/ | Newer version, whose pages may still change',
    '7.0.0 | /zh/x/react-data-grid/sorting/ | You are reading this version',
    '6.20 | /x/6.20/introduction/ | 排序 is not in 6.20: opens Introduction · 6.20 is not in 中文: opens in English',
  ]);
});

it.each([
  ['does not arrive', new TypeError('Failed to fetch')],
  ['is not there', undefined],
  ['is junk', { versions: [{ id: '"><script>', path: '//example.com' }] }],
])('shows the versions that the page knows when the list %s', async (_, list) => {
  serve({ '/versions.json': list, '/x/6.20/pages.json': PAGES });
  expect(await linesOf([CURRENT, OLD], at('/x/react-data-grid/sorting/'))).toEqual([
    '7.0.0 | /x/react-data-grid/sorting/ | You are reading this version',
    '6.20 | /x/6.20/react-data-grid/sorting/ | ',
  ]);
});

it('leads to introductions while the pages of versions are not known', async () => {
  serve({ '/versions.json': LIST, '/x/next/pages.json': ['../../evil/'] });
  const [next, , old] = await linesOf([CURRENT], at('/x/react-data-grid/sorting/'));
  expect(next).toBe('next | /x/next/introduction/ | Opens Introduction');
  expect(old).toBe('6.20 | /x/6.20/introduction/ | Opens Introduction');
});

it('has the version of the page, also when the list does not', async () => {
  serve({ '/versions.json': { versions: [LIST.versions[1]] }, '/x/pages.json': PAGES });
  const lines = await linesOf([CURRENT, OLD], at('/x/6.20/react-data-grid/'));
  expect(lines).toEqual([
    '6.20 | /x/6.20/react-data-grid/ | You are reading this version',
    '7.0.0 | /x/react-data-grid/ | Current version',
  ]);
});

it('requests each list once, and again only what did not arrive', async () => {
  const fetched = serve({ '/versions.json': LIST, '/x/next/pages.json': PAGES });
  await menuEntries([CURRENT], at('/x/react-data-grid/'));
  await menuEntries([CURRENT], at('/x/react-data-grid/sorting/'));
  expect(fetched.mock.calls.map(([address]) => address as string).sort()).toEqual([
    '/versions.json',
    '/x/6.20/pages.json',
    '/x/6.20/pages.json',
    '/x/next/pages.json',
  ]);
});
