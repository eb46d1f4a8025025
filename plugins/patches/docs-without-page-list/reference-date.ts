import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';

/**
 * Milliseconds of the last change of the packages and of the generator of the API reference: its
 * pages are not committed, so they do not have a date. Null where there is no history to read.
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
  // The manifest has the versions of the installed packages.
  const infos = await Promise.all([path.join(siteDir, 'package.json'), ...files].map(getInfo));
  const dates = infos.flatMap((info) => info?.timestamp ?? []);
  return dates.length > 0 ? Math.max(...dates) : null;
}
