import type { FetchedDemoFile } from '@site/plugins/demos/demo-code-loader';

const loading = new Map<string, Promise<FetchedDemoFile>>();

function parseCode(data: unknown): FetchedDemoFile {
  const { path, ts, js } = (data ?? {}) as Partial<Record<keyof FetchedDemoFile, unknown>>;
  if (typeof path !== 'string' || typeof ts !== 'string') throw new Error('The file holds no code');
  return typeof js === 'string' ? { path, ts, js } : { path, ts };
}

async function fetchCode(address: string): Promise<FetchedDemoFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return parseCode(await response.json());
}

/**
 * The whole code of a file of a demo, fetched once; demos share files of data.
 * @throws without a network; the next call tries again
 */
export function loadDemoFile(address: string): Promise<FetchedDemoFile> {
  const known = loading.get(address);
  if (known) return known;
  const fetching = fetchCode(address);
  loading.set(address, fetching);
  fetching.catch(() => loading.delete(address));
  return fetching;
}
