import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../model/docs-version';
import { NAVIGATION } from '../model/navigation';
import type { NavigationFamily } from '../model/navigation/types';

const SITE_DIR = path.resolve(__dirname, '..');

/**
 * The navigation of a version, without its reference. That of a cut version is beside its packages,
 * as `model/navigation/` goes on with the pages in `docs/`.
 * @throws when the file of a cut version is missing
 */
export function navigationOf({ id, docs }: Pick<DocsVersion, 'id' | 'docs'>): NavigationFamily[] {
  if (docs === 'current') return NAVIGATION;
  const file = path.join(SITE_DIR, 'versions', id, 'navigation.json');
  return JSON.parse(readFileSync(file, 'utf8')) as NavigationFamily[];
}
