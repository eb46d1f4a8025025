/** Google's tag: loads it, sends commands to it, and switches it off. */
type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    /** Commands for the tag, including those from before it was loaded. */
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** Google's tag recognizes commands by their type: they are `arguments` objects, not arrays. */
const queue: Gtag = function queue() {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
};

export const gtag: Gtag = (...command) => {
  window.gtag ??= queue;
  window.gtag(...command);
};

/** Loads the tag. If that fails, the commands stay in their queue and nothing else happens. */
export function loadTag(measurementId: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
}

/** The tag's own switch: while it is off, the tag sends nothing and writes no cookies. */
export function switchTag(measurementId: string, on: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, !on);
}

/**
 * Returns a host and its parent domains: a cookie can only be removed from the domain on which it
 * was set.
 */
export function domainsAround(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

function expire(name: string, domain: string): void {
  document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Removes the cookies of the tag. */
export function removeTagCookies(): void {
  try {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
    for (const name of names.filter((cookie) => cookie.startsWith('_ga'))) {
      expire(name, '');
      domainsAround(location.hostname).forEach((domain) => expire(name, `; domain=${domain}`));
    }
  } catch {
    // Blocked cookies cannot exist.
  }
}
