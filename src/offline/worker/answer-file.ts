import { isHashed, keyOf } from '../file-address';
import { hasRightType, readCompleteFile } from '../complete-response';
import { cacheNames } from './cache-names';
import { reportFullStorage } from './report-full-storage';
import { findInstalled } from './install';
import { findSearchFile } from './search-files';
import type { WorkerFetchEvent } from './worker-scope';

async function findKept(scope: string, url: string): Promise<Response | undefined> {
  const key = keyOf(url);
  const files = await caches.open(cacheNames(scope).files);
  const kept = await files.match(key);
  if (kept && hasRightType(new URL(key).pathname, kept)) return kept;
  // Earlier workers stored responses of any type.
  if (kept) await files.delete(key);
  return findInstalled(scope, key);
}

/** Stores a file if the response is complete. All other responses are only passed to the page. */
async function keepFile(scope: string, url: string, response: Response): Promise<void> {
  try {
    const whole = await readCompleteFile(new URL(url).pathname, response);
    const files = await caches.open(cacheNames(scope).files);
    await files.put(keyOf(url), whole);
  } catch (error) {
    await reportFullStorage(error);
  }
}

/** Returns a file with a hash from the cache, or fetches and stores it. */
async function answerHashed(event: WorkerFetchEvent, scope: string): Promise<Response> {
  const { request } = event;
  const kept = await findKept(scope, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  // A body can be read only once, so the cache gets a copy.
  event.waitUntil(keepFile(scope, request.url, response.clone()));
  return response;
}

async function answerOther(event: WorkerFetchEvent, scope: string): Promise<Response> {
  const { request } = event;
  const find = async () =>
    (await findKept(scope, request.url)) ?? (await findSearchFile(scope, request.url));
  try {
    const response = await fetch(request);
    return response.status >= 500 ? ((await find()) ?? response) : response;
  } catch (error) {
    const kept = await find();
    if (kept) return kept;
    throw error;
  }
}

/** Responds to requests for files other than pages. */
export function answerFile(event: WorkerFetchEvent, scope: string): Promise<Response> {
  return isHashed(new URL(event.request.url).pathname)
    ? answerHashed(event, scope)
    : answerOther(event, scope);
}
