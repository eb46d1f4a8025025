/**
 * Checks links without a network: they open if the page is stored or a worker responds; for all
 * others a notice shows.
 */
import { showOfflineNotice, hideOfflineNotice } from './offline-notice';
import { namesOf, scopeOf } from './records';

/** Addresses that open without a network. */
interface Reach {
  /** Addresses of pages that are kept with all they need, in the language of this page. */
  kept: ReadonlySet<string>;
  /** Scopes of the workers of this browser, each of which has an answer for every address. */
  scopes: readonly string[];
}

async function findReach(baseUrl: string): Promise<Reach> {
  const pages = await (await caches.open(namesOf(baseUrl).pages)).keys();
  const registrations = await navigator.serviceWorker.getRegistrations();
  return {
    kept: new Set(pages.map(({ url }) => url)),
    scopes: registrations.map(({ scope }) => scope),
  };
}

/** The link that a click follows in this site. */
function followedLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return undefined;
  // Menus open by a link to "#".
  const isFragment = link.getAttribute('href')?.startsWith('#') ?? false;
  const isHere = link.pathname === window.location.pathname && link.hash !== '';
  return isFragment || isHere ? undefined : link;
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Decides how to handle a click on a link.
 * @returns `follow`; `load` for a page of which the worker knows more than this page does; `away`
 * when nothing would answer
 */
export function judgeLink(
  { origin, pathname }: Pick<HTMLAnchorElement, 'origin' | 'pathname'>,
  own: string,
  { kept, scopes }: Reach,
): 'follow' | 'load' | 'away' {
  const address = origin + pathname;
  if (kept.has(address)) return 'follow';
  if (address.startsWith(own) && scopes.includes(own)) return 'load';
  return scopes.some((scope) => address.startsWith(scope)) ? 'follow' : 'away';
}

/** Runs before React's listeners, which would follow the link inside the page. */
function guardClick(event: MouseEvent, own: string, reach: Reach): void {
  const link = navigator.onLine ? undefined : followedLink(event);
  if (!link || link.closest('[data-try-anyway]')) return;
  const judgment = judgeLink(link, own, reach);
  if (judgment === 'follow' || (judgment === 'load' && !isPlain(event))) return;
  event.preventDefault();
  event.stopPropagation();
  if (judgment === 'load') window.location.assign(link.href);
  else showOfflineNotice(link, `${own}offline/`);
}

/** Guards all links until the document is closed. */
export function guardLinks(baseUrl: string): void {
  const own = scopeOf(baseUrl);
  let reach: Reach = { kept: new Set(), scopes: [own] };
  const look = () => {
    findReach(baseUrl).then(
      (found) => (reach = found),
      // Without storage there is no worker: links work as usual.
      () => undefined,
    );
  };
  window.addEventListener('offline', look);
  window.addEventListener('online', hideOfflineNotice);
  document.addEventListener('click', (event) => guardClick(event, own, reach), { capture: true });
  look();
}
