/**
 * What our worker does beside the PWA plugin's part, which keeps a few files at install and follows
 * the message SKIP_WAITING. Compiled with it by plugins/offline; pages import the names of caches.
 */
import { answerFile } from './answer-file';
import { answerPage } from './answer-page';
import { isOutdated } from './cache-names';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope';

async function removeOutdatedCaches(scope: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOutdated(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function isOurs({ method, url }: Request): boolean {
  return method === 'GET' && new URL(url).origin === self.location.origin;
}

/** The PWA plugin's part calls this before it adds its own listeners. */
export default function readOffline(): void {
  const worker = self as unknown as WorkerScope;
  const { scope } = worker.registration;

  worker.addEventListener('activate', (event) => {
    // Claimed, so that already the first page that is read can be kept.
    event.waitUntil(Promise.all([removeOutdatedCaches(scope), worker.clients.claim()]));
  });

  worker.addEventListener('fetch', (event: WorkerFetchEvent) => {
    if (!isOurs(event.request)) return;
    // The plugin's part would answer pages from install for ever, however old they are.
    event.stopImmediatePropagation();
    event.respondWith(
      event.request.mode === 'navigate' ? answerPage(event, scope) : answerFile(event, scope),
    );
  });
}
