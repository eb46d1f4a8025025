/** The service worker of a language, which plugins/outputs/offline gives to the PWA plugin as `swCustom`. */
import { answerFile } from './answer-file';
import { answerPage } from './answer-page';
import { isOutdated } from './cache-names';
import { install } from './install';
import { INSTALL_LIST } from './install-list';
import { worker } from './worker-scope';

const { scope } = worker.registration;

async function removeOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => isOutdated(name, scope, INSTALL_LIST.build));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

function isSameOrigin({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).origin === self.location.origin;
}

/**
 * The PWA plugin calls this when the worker starts, before it adds its own listeners. Of these only
 * the one for `SKIP_WAITING` has something to do.
 */
export default function addListeners(): void {
  worker.addEventListener('install', (event) => event.waitUntil(install(scope)));
  worker.addEventListener('activate', (event) => {
    // The plugin's own listener would make a cache for its precaching, which is off.
    event.stopImmediatePropagation();
    // Takes control of open pages, so the first page can be stored too.
    event.waitUntil(Promise.all([removeOutdatedCaches(), worker.clients.claim()]));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (!isSameOrigin(request)) return;
    event.respondWith(
      request.mode === 'navigate' ? answerPage(event, scope) : answerFile(event, scope),
    );
  });
}
