import { useThemeConfig } from '@docusaurus/theme-common';
import type { KnownVersion } from '@site/model/public-versions';

/** The versions that were known when the page was built, the newest first. */
export function useKnownVersions(): readonly KnownVersion[] {
  return (useThemeConfig() as unknown as { versions: readonly KnownVersion[] }).versions;
}
