import { download, remove, stateOf } from '../family-state';
import { keepFamily, refreshFamilies, removeFamily } from '../keep-family';
import { readRecords } from '../records';
import { MemoryCaches } from './memory-caches';

jest.mock(
  '@generated/docusaurus.config',
  () => ({ __esModule: true, default: { themeConfig: {} } }),
  { virtual: true },
);

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

let site: Record<string, string>;
let storage: MemoryCaches;

/** A build of a family with two pages, each with a script of its own. */
function deploy(build: string): void {
  const script = (name: string) => ({ path: `/assets/js/${name}.${build}.js`, bytes: 4 });
  const pages = ['/x/charts/a/', '/x/charts/b/'];
  const html = (path: string) => `<meta name=mui:build content=${build}>${path}</body>`;
  site = Object.fromEntries([
    ...pages.map((path) => [path, html(path)]),
    ...['a', 'b'].map((name) => [script(name).path, 'run;']),
    [
      '/x/offline/charts.json',
      JSON.stringify({
        build,
        pages: pages.map((path, index) => ({ path, title: path, bytes: 60, files: [index] })),
        files: [script('a'), script('b')],
      }),
    ],
  ]) as Record<string, string>;
}

function answer(path: string): Response {
  const body = site[path];
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html';
  return new Response(body ?? 'gone', {
    status: body === undefined ? 404 : 200,
    headers: { 'Content-Type': type },
  });
}

const { fetch } = globalThis;
beforeEach(() => {
  storage = new MemoryCaches();
  Object.assign(globalThis, {
    window: { location: { origin: 'https://mui.com' } },
    caches: storage,
    fetch: async (input: string) => answer(new URL(input, 'https://mui.com').pathname),
  });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  deploy('aaaa');
});
afterAll(() => {
  globalThis.fetch = fetch;
});

const PAGES = ['/x/charts/a/', '/x/charts/b/'];
const scripts = (build: string) => ['a', 'b'].map((name) => `/assets/js/${name}.${build}.js`);

function buildsOfPages(): (string | undefined)[] {
  return PAGES.map((path) => /content=(\w+)/.exec(storage.textOf(path) ?? '')?.[1]);
}

async function buildOfRecord(): Promise<string | undefined> {
  return (await readRecords('/')).families.charts?.build;
}

it('a family is kept with all its pages and files, and removed with them', async () => {
  await keepFamily('/', 'charts');
  expect(storage.pathsIn('mui-x-pages')).toEqual(PAGES);
  expect(storage.pathsIn('mui-x-files')).toEqual(scripts('aaaa'));
  expect(await buildOfRecord()).toBe('aaaa');
  await removeFamily('/', 'charts');
  expect(storage.pathsIn('mui-x-pages')).toEqual([]);
  expect(storage.pathsIn('mui-x-files')).toEqual([]);
});

it('pages of a build stay until all of the next one has come', async () => {
  await keepFamily('/', 'charts');
  deploy('bbbb');
  const { '/x/charts/b/': last, ...incomplete } = site;
  site = incomplete;
  await expect(keepFamily('/', 'charts')).rejects.toThrow('404');
  expect(buildsOfPages()).toEqual(['aaaa', 'aaaa']);
  expect(storage.pathsIn('mui-x-files')).toEqual(expect.arrayContaining(scripts('aaaa')));
  expect(await buildOfRecord()).toBe('aaaa');
  site = { ...incomplete, '/x/charts/b/': last ?? '' };
  await keepFamily('/', 'charts');
  expect(buildsOfPages()).toEqual(['bbbb', 'bbbb']);
  expect(await buildOfRecord()).toBe('bbbb');
});

it('a page of another build than its list is refused', async () => {
  const list = site['/x/offline/charts.json'] ?? '';
  deploy('bbbb');
  site = { ...site, '/x/offline/charts.json': list };
  for (const path of scripts('aaaa')) site[path] = 'run;';
  await expect(keepFamily('/', 'charts')).rejects.toThrow('of build bbbb, not aaaa');
  expect(storage.pathsIn('mui-x-pages')).toEqual([]);
});

it('a refresh passes over a list that the host does not have', async () => {
  await keepFamily('/', 'charts');
  deploy('bbbb');
  const { '/x/offline/charts.json': _, ...without } = site;
  site = without;
  // As in the next page: this one has asked for the list already.
  await expect(keepFamily('/', 'charts')).rejects.toThrow('404');
  await refreshFamilies('/');
  expect(buildsOfPages()).toEqual(['aaaa', 'aaaa']);
});

describe('without room', () => {
  it('nothing is left of a family', async () => {
    storage.room = 90;
    await expect(keepFamily('/', 'charts')).rejects.toThrow('Quota');
    expect(storage.pathsIn('mui-x-pages')).toEqual([]);
    expect(storage.pathsIn('mui-x-files')).toEqual([]);
    storage.room = Infinity;
    expect(await buildOfRecord()).toBeUndefined();
  });

  it('what was kept before can be read', async () => {
    await keepFamily('/', 'charts');
    deploy('bbbb');
    for (const path of scripts('bbbb')) site[path] = 'run;';
    storage.room = 0;
    await expect(keepFamily('/', 'charts')).rejects.toThrow('Quota');
    expect(buildsOfPages()).toEqual(['aaaa', 'aaaa']);
    expect(storage.pathsIn('mui-x-files')).toEqual(scripts('aaaa'));
    expect(await buildOfRecord()).toBe('aaaa');
  });
});

describe('what the reader is told', () => {
  it('is that a family is kept, even if the search did not come with it', async () => {
    await download('/', 'charts');
    expect(stateOf('/', 'charts').kind).toBe('kept');
    expect(site['/x/offline/search.json']).toBeUndefined();
    expect(await buildOfRecord()).toBe('aaaa');
  });

  it('is that a family could not be removed, if storage refuses', async () => {
    await keepFamily('/', 'charts');
    storage.room = 0;
    await remove('/', 'charts');
    expect(stateOf('/', 'charts')).toEqual({ kind: 'failed', reason: 'removal' });
  });
});
