import type { Config } from '@docusaurus/types';

/**
 * Enables the behavior of the next major version. `siteStorageNamespacing` stays off: it adds a
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
