import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import { writeAtomically } from '../../files/write-atomically';

type SidebarOptions = Pick<PluginOptions, 'sidebarPath' | 'onlyIncludeVersions'>;

/**
 * Docusaurus reads the sidebars of a cut version from JSON that was written when it was cut. Ours
 * contain the reference, which each build makes: so they are made like those of the pages in `docs/`,
 * and written to that file before Docusaurus reads it.
 */
export async function writeCutSidebars(
  { sidebarPath, onlyIncludeVersions: [docs] = [] }: SidebarOptions,
  siteDir: string,
): Promise<void> {
  if (!docs || docs === 'current' || typeof sidebarPath !== 'string') return;
  const sidebars: unknown = await loadFreshModule(path.resolve(siteDir, sidebarPath));
  const file = path.join(siteDir, 'versioned_sidebars', `version-${docs}-sidebars.json`);
  writeAtomically(file, JSON.stringify(sidebars));
}
