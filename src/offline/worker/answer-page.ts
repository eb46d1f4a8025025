import { keyOf } from '../file-address';
import { buildOf, withBody, readCompletePage } from '../complete-response';
import { cacheNames } from './cache-names';
import { reportFullStorage } from './report-full-storage';
import { findInstalled } from './install';
import type { WorkerFetchEvent } from './worker-scope';

/** Milliseconds to wait for the network before a stored page is used. */
const TIMEOUT = 4000;

/** Finds the stored page: the last version that was read, or the one installed with the worker. */
async function findKept(scope: string, key: string): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames(scope).pages);
  return (await pages.match(key)) ?? findInstalled(scope, key);
}

/**
 * Keeps a page that is being read. One that is kept with the files of another build stays until
 * src/offline/keep-read-page.ts has those of this one.
 */
async function keepPage(scope: string, key: string, response: Response): Promise<void> {
  try {
    const page = await readCompletePage(new URL(key).pathname, response);
    const pages = await caches.open(cacheNames(scope).pages);
    const before = await (await pages.match(key))?.text();
    if (before !== undefined && buildOf(before) !== page.build) return;
    await pages.put(key, page.response);
  } catch (error) {
    await reportFullStorage(error);
  }
}

function isPage({ status, redirected, headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  return status === 200 && !redirected && type.startsWith('text/html');
}

/**
 * The page from the network. Where there is a kept one to fall back on, it is read to its end
 * before it shows.
 * @throws without a network, or when it breaks off
 */
async function fetchFresh(
  event: WorkerFetchEvent,
  scope: string,
  hasKept: Promise<boolean>,
): Promise<Response> {
  const response = await fetch(event.request);
  if (!isPage(response)) return response;
  event.waitUntil(keepPage(scope, keyOf(event.request.url), response.clone()));
  return (await hasKept) ? withBody(response, await response.blob()) : response;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Returns the address of a page for one without a slash at the end or with the file name. */
function addressOfPage(scope: string, key: string): string | undefined {
  if (key === scope) return `${scope}introduction/`;
  if (key.endsWith('/')) return undefined;
  return `${key.replace(/(?:\/index)?\.html$/, '')}/`;
}

/**
 * Responds without a network: with the stored page at its canonical address, or the page that lists
 * the stored pages.
 */
async function answerWithoutPage(scope: string, url: string): Promise<Response> {
  const address = addressOfPage(scope, keyOf(url));
  if (address !== undefined && (await findKept(scope, address))) {
    return Response.redirect(address + new URL(url).search);
  }
  return (await findInstalled(scope, `${scope}offline/`)) ?? Response.error();
}

/**
 * Answers a request for a page from the network, and keeps the answer. Without a network, when it is
 * slow or when the server is out of order, with what is kept; else with the page that lists what is
 * available, under the address that was asked for.
 */
export async function answerPage(event: WorkerFetchEvent, scope: string): Promise<Response> {
  const { url } = event.request;
  const kept = findKept(scope, keyOf(url));
  const fresh = fetchFresh(
    event,
    scope,
    kept.then((found) => found !== undefined),
  );
  event.waitUntil(fresh.catch(() => undefined));
  const late = after(TIMEOUT).then(() => kept);
  try {
    const answer = (await Promise.race([fresh, late])) ?? (await fresh);
    return answer.status >= 500 ? ((await kept) ?? answer) : answer;
  } catch {
    return (await kept) ?? answerWithoutPage(scope, url);
  }
}
