import { REFERENCE_FOLDER } from '@site/model/search';
import { isTimeout } from '@site/src/loading/load-errors';
import { followNewerBuild } from '@site/src/loading/reload';
import { startText, type TextSearch } from './text';

/** Pagefind on the two indexes, each started when it is first needed. */
export interface Engines {
  prose(): Promise<TextSearch>;
  reference(): Promise<TextSearch>;
}

/** Milliseconds after which an operation fails. */
const LIMIT = 9000;

/** @throws `TimeoutError` when it takes too long */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The search index does not answer', 'TimeoutError')),
      LIMIT,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function start(root: string, failures: number): Engines {
  const started = new Map<string, Promise<TextSearch>>();
  const once = (folder: string) => () => {
    const starting = started.get(folder) ?? startText(root, folder, failures);
    started.set(folder, starting);
    return starting;
  };
  return { prose: once(root), reference: once(`${root}${REFERENCE_FOLDER}/`) };
}

/**
 * @param root address of the index
 * @returns does work with the engines. When it fails or takes too long, the next work gets new ones:
 * Pagefind keeps whatever it could not read
 */
export function createEngines(root: string) {
  let failures = 0;
  let engines = start(root, failures);
  return async <Result>(work: (engines: Engines) => Promise<Result>): Promise<Result> => {
    const used = engines;
    try {
      return await withinLimit(work(used));
    } catch (error) {
      if (used === engines) {
        failures += 1;
        engines = start(root, failures);
      }
      if (!isTimeout(error)) await followNewerBuild();
      throw error;
    }
  };
}
