import { fetchFilesInto, fetchPage, forEachConcurrently } from '../fetch-listed-files';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

function respond(body: string, type: string): void {
  globalThis.fetch = async () => new Response(body, { headers: { 'Content-Type': type } });
}

/** A cache in memory, as Node has none; what it holds from the start has one type. */
function memoryCache(kept: Record<string, string> = {}, type = 'application/json') {
  const headers = { 'Content-Type': type };
  const cache = {
    match: async (path: string) => path in kept && new Response(kept[path], { headers }),
    put: async (path: string, response: Response) => void (kept[path] = await response.text()),
  };
  return { kept, cache: cache as unknown as Cache };
}

it('a failure is reported when nothing is under way any more', async () => {
  const done: string[] = [];
  const work = async (item: string) => {
    if (item === 'broken') throw new TypeError('Failed to fetch');
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push(item);
  };
  const items = ['a', 'broken', 'c', 'd', 'e', 'f'];
  await expect(forEachConcurrently(items, work)).rejects.toThrow('Failed to fetch');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(done).toEqual(['a', 'c', 'd']);
});

describe('files of a list', () => {
  it('are kept when they are whole', async () => {
    respond('run()', 'text/javascript');
    const { kept, cache } = memoryCache();
    const onBytes = jest.fn();
    await fetchFilesInto(cache, [{ path: '/assets/a.js', bytes: 5 }], { onBytes });
    expect(kept).toEqual({ '/assets/a.js': 'run()' });
    expect(onBytes.mock.calls).toEqual([[5]]);
  });

  it('are not kept in another length', async () => {
    respond('run(', 'text/javascript');
    const { kept, cache } = memoryCache();
    const files = [{ path: '/assets/a.js', bytes: 5 }];
    await expect(fetchFilesInto(cache, files)).rejects.toThrow('4 of 5 bytes');
    expect(kept).toEqual({});
  });

  it('are fetched again only where their name does not change with them', async () => {
    respond('{"a":1}', 'application/json');
    const { kept, cache } = memoryCache({ '/assets/a.json': 'old', '/x/a/preview.json': 'old' });
    const paths = ['/assets/a.json', '/x/a/preview.json'];
    await fetchFilesInto(
      cache,
      paths.map((path) => ({ path, bytes: 7 })),
    );
    expect(kept).toEqual({ '/assets/a.json': 'old', '/x/a/preview.json': '{"a":1}' });
  });
});

it('a page that was kept in place of a file is replaced', async () => {
  respond('run()', 'text/javascript');
  const { kept, cache } = memoryCache({ '/assets/a.js': '<p>Sign in</p>' }, 'text/html');
  await fetchFilesInto(cache, [{ path: '/assets/a.js', bytes: 5 }]);
  expect(kept).toEqual({ '/assets/a.js': 'run()' });
});

it('a page of another build is refused', async () => {
  respond('<meta name=mui:build content=aaaa><p></body>', 'text/html');
  await expect(fetchPage('/x/a/', 'bbbb')).rejects.toThrow('of build aaaa, not bbbb');
  expect((await fetchPage('/x/a/', 'aaaa')).status).toBe(200);
});
