import siteConfig from '@generated/docusaurus.config';

/** Whether a page stands at the production host; one without a port means any port. */
function isProductionHost(host: unknown, { hostname, host: own }: Location): boolean {
  return typeof host === 'string' && host === (host.includes(':') ? own : hostname);
}

/** Whether service workers have to do with this page: in production builds, at the production host. */
export function isProductionSite(): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    isProductionHost(siteConfig.customFields?.host, window.location) &&
    'serviceWorker' in navigator
  );
}

/** Whether this build takes workers off readers' devices: `RETIRE_WORKER`. */
export function isWorkerRetired(): boolean {
  return siteConfig.customFields?.retireWorker === true;
}

/** Whether pages can be kept for reading offline. */
export function isSupported(): boolean {
  return isProductionSite() && !isWorkerRetired();
}
