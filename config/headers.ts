/**
 * The headers of the site, for all that send some: `npm run serve`, hosts that read `_headers`,
 * and nginx. plugins/outputs/hosting/ writes them down for each.
 */
import type { Environment } from './environment';
import { IMMUTABLE, type HostingRules } from '../model/hosting';
import { headingFontOrigins } from './heading-font';
import { PREFIXED_LANGUAGES } from '../model/languages';
import released from './released-scripts.json';

/** Ask every time, which costs one short answer when nothing has changed. */
const ASK_AGAIN = 'no-cache';

/** Folders and pieces of the search index whose names change with their content. */
const HASHED = [
  ...['', ...PREFIXED_LANGUAGES.map((language) => `/${language}`)].map(
    (base) => `${base}/assets/*`,
  ),
  ...['meta', 'index', 'fragment', 'filter'].map((part) => `/*.pf_${part}`),
];

const CACHE_CONTROL: HostingRules['cacheControl'] = {
  ...Object.fromEntries(HASHED.map((pattern) => [pattern, IMMUTABLE])),
  // Pages, workers, and everything else whose name stays.
  '/*': ASK_AGAIN,
};

const BYTES = 'application/octet-stream';

/**
 * Types of all files that a build has. Browsers guess where the charset is missing, and offer to
 * save what has no type. Pieces of the search index are compressed already, and no standard type
 * fits them.
 */
export const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pagefind': BYTES,
  '.pf_filter': BYTES,
  '.pf_fragment': BYTES,
  '.pf_index': BYTES,
  '.pf_meta': BYTES,
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
} as const satisfies HostingRules['contentTypes'];

/** Hosts that the tag loads from and reports to: https://developers.google.com/tag-platform/security/guides/csp */
const TAG = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Hosts that DocSearch sends queries to: https://www.algolia.com/doc/api-client/getting-started/what-is-the-api-client/javascript/ */
const ALGOLIA_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];

/** Sites that "Open elsewhere" posts a demo to: src/demo/export/hosts.ts */
const DEMO_HOSTS = ['https://stackblitz.com', 'https://codesandbox.io'];

/** The policy's directives, in the order in which they are written. */
function directives(environment: Environment, scriptHashes: readonly string[]) {
  const { measurementId, algolia, headingFont } = environment;
  const font = headingFontOrigins(headingFont);
  const tag = measurementId ? TAG : { scripts: [], images: [], connections: [] };
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // Edited demos run as separate scripts, which the page creates.
      'blob:',
      // Search runs Pagefind, which is WebAssembly. This allows no text to be run as code.
      "'wasm-unsafe-eval'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...tag.scripts,
    ],
    // Emotion, and with it every MUI component, adds its styles to the page as it renders: no hash
    // or nonce in static HTML can know them.
    'style-src': ["'self'", "'unsafe-inline'", ...font.styles],
    'font-src': ["'self'", 'data:', ...font.fonts],
    'img-src': ["'self'", 'data:', 'blob:', ...tag.images],
    'connect-src': ["'self'", ...tag.connections, ...(algolia ? ALGOLIA_HOSTS : [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...DEMO_HOSTS],
    'frame-ancestors': ["'self'"],
  };
}

/**
 * @param scriptHashes of the inline scripts that pages have, each as `sha256-` and base64
 * @returns the value of `Content-Security-Policy`
 */
export function contentSecurityPolicy(
  environment: Environment,
  scriptHashes: readonly string[],
): string {
  return Object.entries(directives(environment, scriptHashes))
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Devices and powers of the browser that no page and no demo uses. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Returns the rules that a server needs for a build with these inline scripts.
 * @param scriptHashes see `contentSecurityPolicy`
 */
export function hostingRules(
  environment: Environment,
  scriptHashes: readonly string[],
): HostingRules {
  const policy = environment.cspReportOnly
    ? 'Content-Security-Policy-Report-Only'
    : 'Content-Security-Policy';
  return {
    everywhere: {
      // For this host only: hosts below it may belong to others.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
    pages: {
      [policy]: contentSecurityPolicy(environment, scriptHashes),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Scripts send the one of their page, and style sheets the browser's own, which is the same.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    cacheControl: CACHE_CONTROL,
    contentTypes: CONTENT_TYPES,
  };
}

/** The rules of the site, whose caches hold pages of the release before for a while after a deploy. */
export function rulesOfSite(environment: Environment) {
  return (scriptHashes: readonly string[]): HostingRules =>
    hostingRules(environment, [...scriptHashes, ...released.hashes]);
}
