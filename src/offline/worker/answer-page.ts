import { cacheNames } from './cache-names';
import type { WorkerFetchEvent } from './worker-scope';

/** Milliseconds after which a page that is kept shows without waiting for the network. */
const PATIENCE = 4000;

/** Pages are kept by their address alone: what stands in the query is read in the browser. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

async function findInstalled(scope: string, address: string): Promise<Response | undefined> {
  const installed = await caches.open(cacheNames(scope).install);
  // The PWA plugin adds a revision as a query.
  return installed.match(address, { ignoreSearch: true });
}

/** The page as it was read last, or as it came with the worker. */
async function findKept(scope: string, url: string): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames(scope).pages);
  const key = keyOf(url);
  return (await pages.match(key)) ?? (await findInstalled(scope, `${key}index.html`));
}

/** Only whole pages: a redirected answer may not stand for the address that was asked for. */
function isPage(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && type.startsWith('text/html');
}

async function keepPage(scope: string, url: string, response: Response): Promise<void> {
  const pages = await caches.open(cacheNames(scope).pages);
  // Full storage loses this page alone.
  await pages.put(keyOf(url), response).catch(() => undefined);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The page that says what is available, under the address that was asked for. */
async function findReplacement(scope: string): Promise<Response> {
  const page = await findInstalled(scope, `${scope}offline/index.html`);
  return page ?? Response.error();
}

/**
 * Answers a request for a page from the network, and keeps the answer; without a network, or when
 * it is slow, with what is kept; else with the page that lists what is available.
 */
export async function answerPage(event: WorkerFetchEvent, scope: string): Promise<Response> {
  const { request } = event;
  const fresh = fetch(request).then((response) => {
    if (isPage(response)) event.waitUntil(keepPage(scope, request.url, response.clone()));
    return response;
  });
  event.waitUntil(fresh.catch(() => undefined));
  const late = after(PATIENCE).then(() => findKept(scope, request.url));
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch {
    return (await findKept(scope, request.url)) ?? findReplacement(scope);
  }
}
