import { fetchFilesInto, fetchPage, forEachConcurrently } from '../fetch-listed-files';
import { installCacheName } from './cache-names';
import { INSTALL_LIST } from './install-list';
import { reportFullStorage } from './report-full-storage';

/**
 * Stores the files and pages that are installed with the worker; pages last, when their files
 * exist.
 * @throws when something of it does not come as the build made it, or does not fit; the browser
 * then drops this worker, and the one before stays in charge
 */
export async function install(scope: string): Promise<void> {
  const { build, pages, files } = INSTALL_LIST;
  const name = installCacheName(scope, build);
  // The active worker may be of the same build, with other code.
  const isInUse = await caches.has(name);
  try {
    const cache = await caches.open(name);
    await fetchFilesInto(cache, files);
    await forEachConcurrently(pages, async ({ path }) =>
      cache.put(path, await fetchPage(path, build)),
    );
  } catch (error) {
    if (!isInUse) await caches.delete(name);
    await reportFullStorage(error);
    throw error;
  }
}

/** Finds a file or page that was installed with the worker. */
export async function findInstalled(scope: string, url: string): Promise<Response | undefined> {
  const installed = await caches.open(installCacheName(scope, INSTALL_LIST.build));
  return installed.match(url);
}
