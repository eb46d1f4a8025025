import type { Options } from '@docusaurus/plugin-client-redirects';

/** Addresses that lead elsewhere. They work without JavaScript. */
export const redirects = {
  redirects: [{ from: '/x/', to: '/x/introduction/' }],
} satisfies Options;
