import type { Config } from '@docusaurus/types';

/**
 * The coming major's behaviour from the first day. `siteStorageNamespacing` stays off: it adds a
 * suffix to storage keys, and readers' browsers hold the key `theme`.
 */
export const future = {
  faster: true,
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
    siteStorageNamespacing: false,
  },
} satisfies Config['future'];
