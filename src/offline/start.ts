/** Starts everything for offline reading; loaded on the production host only. */
import siteConfig from '@generated/docusaurus.config';
import { savesData } from '@site/src/loading/connection';
import { keepInInstalledApp, keepWhenInstalled } from './installed-app';
import { refreshFamilies } from './keep-family';
import { guardLinks } from './link-guard';
import { keepReadPage } from './keep-read-page';
import { familyOfPage } from './page-family';
import { scopeOf } from './records';
import { reloadOnUpdate } from './reload-on-update';
import { listenToWorker, noticeFullStorage } from './storage-full';

const { baseUrl } = siteConfig;

/** The PWA plugin's part of the worker fails without them; its precaching stays off. */
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: false, debug: false }));

/** Milliseconds between questions for a new worker, when the reader comes back to a page. */
const ASK_AGAIN = 60 * 60 * 1000;

function askWhenSeen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

async function register(loadedUnder: ServiceWorker | null): Promise<void> {
  const container = navigator.serviceWorker;
  // Asked for at the host, not in the browser's own cache: a host may have other rules for it.
  const options = { updateViaCache: 'none' } as const;
  const script = `${scopeOf(baseUrl)}sw.js?params=${PARAMS}`;
  const registration = await container.register(script, options);
  listenToWorker(container);
  reloadOnUpdate(registration, container, loadedUnder);
  askWhenSeen(registration);
  keepWhenInstalled(baseUrl, () => familyOfPage(window.location.pathname));
  // Runs beside the current page; the next visit retries what fails.
  if (!savesData()) void refreshFamilies(baseUrl).catch(noticeFullStorage);
}

let registered: Promise<void> | undefined;

guardLinks(baseUrl);

/**
 * A page is being read: pages below `/x/` have a worker, and stay for reading offline.
 * @param loadedUnder the worker that was in charge when the document was loaded
 */
export async function read(pathname: string, loadedUnder: ServiceWorker | null): Promise<void> {
  if (!pathname.startsWith(`${baseUrl}x/`)) return;
  // Without storage or network there is no worker; the page works without one.
  registered ??= register(loadedUnder);
  try {
    await registered;
    const family = familyOfPage(pathname);
    if (!family) return;
    await keepReadPage(baseUrl, pathname, family);
    await keepInInstalledApp(baseUrl, family);
  } catch {
    // The page may be kept the next time it is read.
  }
}
