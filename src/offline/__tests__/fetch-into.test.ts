import { fetchInto } from '../fetch-into';

function slowCache(kept: string[]): Cache {
  return {
    match: async () => undefined,
    put: async (path: string) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      kept.push(path);
    },
  } as unknown as Cache;
}

const wanted = ['/a', '/broken', '/c', '/d', '/e', '/f'].map((path) => ({ path, bytes: 1 }));

describe('fetching into a cache', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('says that something failed when nothing is under way any more', async () => {
    globalThis.fetch = async (path) => {
      if (path === '/broken') throw new TypeError('Failed to fetch');
      return { ok: true, redirected: false } as Response;
    };
    const kept: string[] = [];
    const onBytes = jest.fn();
    await expect(fetchInto(slowCache(kept), wanted, { anew: true, onBytes })).rejects.toThrow(
      'Failed to fetch',
    );
    const calls = onBytes.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(onBytes).toHaveBeenCalledTimes(calls);
    expect(kept).toEqual(['/a', '/c', '/d']);
  });

  it('refuses answers that are no files', async () => {
    globalThis.fetch = async () => ({ ok: false, status: 404, redirected: false }) as Response;
    await expect(fetchInto(slowCache([]), wanted, { anew: true })).rejects.toThrow('404');
  });
});
