import siteConfig from '@generated/docusaurus.config';

/** Whether a page stands at the production host; one without a port means any port. */
export function isProductionHost(host: unknown, { hostname, host: own }: Location): boolean {
  return typeof host === 'string' && host === (host.includes(':') ? own : hostname);
}

/** Whether a service worker may be registered: in production builds, at the production host. */
export function isSupported(): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    isProductionHost(siteConfig.customFields?.host, window.location) &&
    'serviceWorker' in navigator
  );
}
