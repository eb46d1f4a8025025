import siteConfig from '@generated/docusaurus.config';

/** Returns whether a page is on the production host. A host without a port matches any port. */
function isProductionHost(host: unknown, { hostname, host: own }: Location): boolean {
  return typeof host === 'string' && host === (host.includes(':') ? own : hostname);
}

/**
 * Returns whether the page may use service workers: only production builds on the production host.
 */
export function isProductionSite(): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    isProductionHost(siteConfig.customFields?.host, window.location) &&
    'serviceWorker' in navigator
  );
}

/**
 * Returns whether this build removes service workers from the devices of readers: `RETIRE_WORKER`.
 */
export function isWorkerRetired(): boolean {
  return siteConfig.customFields?.retireWorker === true;
}

/** Returns whether pages can be made available offline. */
export function isSupported(): boolean {
  return isProductionSite() && !isWorkerRetired();
}
