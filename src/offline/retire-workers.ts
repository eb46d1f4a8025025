import i18n from '@generated/i18n';
import { scopeOf } from './records';
import { isOurs } from './worker/cache-names';

/** Scopes of the workers of all languages; other workers of the host stay. */
function scopes(): string[] {
  return Object.values(i18n.localeConfigs).map(({ baseUrl }) => scopeOf(baseUrl));
}

/**
 * Ends all workers of this site, and removes what they keep. Pages of a build with `RETIRE_WORKER`
 * do so, beside the worker of that build: it may be weeks until a browser asks for that.
 * @throws when the browser refuses access to them
 */
export async function retireWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => scopes().includes(scope));
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = await caches.keys();
  const kept = names.filter((name) => scopes().some((scope) => isOurs(name, scope)));
  await Promise.all(kept.map((name) => caches.delete(name)));
}
