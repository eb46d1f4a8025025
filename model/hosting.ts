/** Headers by name. */
export type Headers = Record<string, string>;

/** Headers of a build, for all kinds of servers. `.hosting/headers.json` holds them. */
export interface HostingRules {
  /** Sent with every answer, errors too. */
  everywhere: Headers;
  /**
   * Sent with all but files that never change, which are not pages: a page has dozens of these, and
   * without HTTP/2 each would carry more than a kilobyte that browsers do not look at.
   */
  pages: Headers;
  /** `Cache-Control` by address, in which `*` matches any characters; the first match applies. */
  cacheControl: Record<string, string>;
  /** By extension, with its dot. */
  contentTypes: Record<string, string>;
}

/** The name changes with the content, so a copy never becomes outdated. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
