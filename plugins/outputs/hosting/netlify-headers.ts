import type { Headers, HostingRules } from '../../../model/hosting';

/** Types that hosts do not know, or send without a charset. */
const LITTLE_KNOWN = /^\.(?:md|txt|webmanifest|pagefind|pf_\w+)$/;

function block(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines, ''].join('\n');
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where several rules fit an address, they join
 * the values of a header with commas. So no two rules here name the same header, and pages have no
 * `Cache-Control`: both hosts send `max-age=0, must-revalidate` by themselves, which is `no-cache`.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function netlifyHeaders(rules: HostingRules): string {
  const { everywhere, pages, cacheControl, contentTypes } = rules;
  const cached = Object.entries(cacheControl).filter(([pattern]) => pattern !== '/*');
  const typed = Object.entries(contentTypes).filter(([extension]) => LITTLE_KNOWN.test(extension));
  return [
    // Neither host can leave a header out again. Both speak HTTP/2, where repeated headers are cheap.
    block('/*', { ...everywhere, ...pages }),
    ...cached.map(([pattern, value]) => block(pattern, { 'Cache-Control': value })),
    ...typed.map(([extension, type]) => block(`/*${extension}`, { 'Content-Type': type })),
  ].join('\n');
}
