/**
 * The worker of a build with `RETIRE_WORKER`, in place of index.ts: takes over from any worker
 * before it, removes what these have kept, and itself.
 */
import { isOurs } from './cache-names';
import { worker } from './worker-scope';

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => isOurs(name, worker.registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

/** The PWA plugin calls this when the worker starts. */
export default function addListeners(): void {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => {
    // The plugin's own listener would make a cache.
    event.stopImmediatePropagation();
    event.waitUntil(removeAll());
  });
}
