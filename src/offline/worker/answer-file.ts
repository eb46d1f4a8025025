import { cacheNames } from './cache-names';
import type { WorkerFetchEvent } from './worker-scope';

/** The name of every file in there changes with its content. */
const HASHED = /\/assets\//;

async function findKept(scope: string, url: string): Promise<Response | undefined> {
  const names = cacheNames(scope);
  const files = await caches.open(names.files);
  const installed = await caches.open(names.install);
  // The PWA plugin adds a revision as a query, where a file's name does not change.
  return (await files.match(url)) ?? installed.match(url, { ignoreSearch: true });
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
