interface KeptFile {
  body: string;
  headers: [string, string][];
}

/** By address. */
type Kept = Map<string, KeptFile>;

function addressOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, 'https://mui.com').href;
}

/** Storage in memory, with as much room as it is given: Node has none. */
export class MemoryCaches {
  readonly stored = new Map<string, Kept>();
  /** Bytes. */
  room = Infinity;

  #used(): number {
    const files = [...this.stored.values()].flatMap((kept) => [...kept.values()]);
    return files.reduce((sum, { body }) => sum + body.length, 0);
  }

  async #put(kept: Kept, request: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.text();
    const before = kept.get(addressOf(request))?.body.length ?? 0;
    if (this.#used() - before + body.length > this.room) {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    }
    kept.set(addressOf(request), { body, headers: [...response.headers] });
  }

  async open(name: string): Promise<Cache> {
    const kept = this.stored.get(name) ?? new Map<string, KeptFile>();
    this.stored.set(name, kept);
    const cache = {
      match: async (request: RequestInfo | URL) => {
        const found = kept.get(addressOf(request));
        return found && new Response(found.body, { headers: found.headers });
      },
      put: (request: RequestInfo | URL, response: Response) => this.#put(kept, request, response),
      delete: async (request: RequestInfo | URL) => kept.delete(addressOf(request)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    };
    return cache as unknown as Cache;
  }

  /** Paths of what a cache holds whose name begins so. */
  pathsIn(beginning: string): string[] {
    const found = [...this.stored].filter(([name]) => name.startsWith(beginning));
    return found.flatMap(([, kept]) => [...kept.keys()].map((url) => new URL(url).pathname)).sort();
  }

  textOf(path: string): string | undefined {
    return [...this.stored.values()]
      .map((kept) => kept.get(`https://mui.com${path}`)?.body)
      .find((body) => body !== undefined);
  }
}
