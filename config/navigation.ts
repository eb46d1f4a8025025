import path from 'node:path';
import type { DocsVersion } from '../model/docs-version';
import type { NavigationFamily } from '../model/navigation/types';
import { navigationOf as readNavigation } from '../plugins/site-pages/frozen-data';

const SITE_DIR = path.resolve(__dirname, '..');

/**
 * The navigation of a version of this site, without its reference.
 * @throws when the file of a cut version is missing
 */
export function navigationOf(version: Pick<DocsVersion, 'id' | 'docs'>): NavigationFamily[] {
  return readNavigation(SITE_DIR, version);
}
