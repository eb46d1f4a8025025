import { cacheNames } from './cache-names';
import type { WorkerFetchEvent } from './worker-scope';

/** The name of every file in there changes with its content. */
const HASHED = /\/assets\//;

async function findKept(scope: string, url: string): Promise<Response | undefined> {
  const { files, install } = cacheNames(scope);
  for (const name of [files, install]) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return undefined;
}

async function keepFile(scope: string, url: string, response: Response): Promise<void> {
  const files = await caches.open(cacheNames(scope).files);
  // Full storage loses this file alone.
  await files.put(url, response).catch(() => undefined);
}

/** A file that never changes comes from what is kept, and is kept when it comes. */
async function answerHashed(event: WorkerFetchEvent, scope: string): Promise<Response> {
  const { request } = event;
  const kept = await findKept(scope, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  // What has gone to the browser may be read once more only as a copy.
  if (response.status === 200) {
    event.waitUntil(keepFile(scope, request.url, response.clone()));
  }
  return response;
}

async function answerOther(event: WorkerFetchEvent, scope: string): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (error) {
    const kept = await findKept(scope, event.request.url);
    if (kept) return kept;
    throw error;
  }
}

/** Answers a request for anything that is no page. */
export function answerFile(event: WorkerFetchEvent, scope: string): Promise<Response> {
  return HASHED.test(new URL(event.request.url).pathname)
    ? answerHashed(event, scope)
    : answerOther(event, scope);
}
