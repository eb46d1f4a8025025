import type { FetchedDemoFile } from '@site/model/demo-code';
import { fetchFile } from '@site/src/loading/fetch-file';

/** The file of a demo also contains its project; the export parses that part. */
export interface LoadedCode extends Omit<FetchedDemoFile, 'project'> {
  project: unknown;
}

const loading = new Map<string, Promise<LoadedCode>>();

function parseCode(data: unknown): LoadedCode {
  const { path, ts, js, project } = (data ?? {}) as Partial<Record<keyof LoadedCode, unknown>>;
  if (typeof path !== 'string' || typeof ts !== 'string') throw new Error('The file holds no code');
  return { path, ts, js: typeof js === 'string' ? js : undefined, project };
}

/** Takes up a file that the page made itself, to be edited and exported like those of demos. */
export function provideDemoFile(address: string, file: LoadedCode): void {
  loading.set(address, Promise.resolve(file));
}

/**
 * Fetches the complete code of a file of a demo once; demos share data files.
 * @throws without a network; the next call tries again
 */
export function loadDemoFile(address: string): Promise<LoadedCode> {
  const known = loading.get(address);
  if (known) return known;
  const fetching = fetchFile(address, async (answer) => parseCode(await answer.json()));
  loading.set(address, fetching);
  fetching.catch(() => loading.delete(address));
  return fetching;
}
