import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';

/**
 * Milliseconds of the last change of what the API reference is made from and by: its pages are
 * nobody's files, and have no date of their own. Null where there is no history to read.
 * @param getInfo asks the same history as Docusaurus does for written pages
 */
export async function referenceDate(
  siteDir: string,
  getInfo: VcsConfig['getFileLastUpdateInfo'],
): Promise<number | null> {
  const generator = path.join(siteDir, 'plugins', 'api-reference');
  const files = readdirSync(generator, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(generator, name));
  // The manifest says which versions of the packages are installed.
  const infos = await Promise.all([path.join(siteDir, 'package.json'), ...files].map(getInfo));
  const dates = infos.flatMap((info) => info?.timestamp ?? []);
  return dates.length > 0 ? Math.max(...dates) : null;
}
