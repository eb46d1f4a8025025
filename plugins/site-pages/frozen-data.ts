import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { NAVIGATION } from '../../model/navigation';
import type { NavigationFamily } from '../../model/navigation/types';
import { WHATS_NEW, type NewsEntry } from '../../model/news/index';

type NamedVersion = Pick<DocsVersion, 'id' | 'docs'>;

/**
 * Reads what `npm run cut-version` has kept of a version, as what is in `model/` goes on with the pages
 * in `docs/`. The command checks nothing of it, so it is taken as it was written.
 */
function readFrozen<T>(siteDir: string, { id }: NamedVersion, name: string): T {
  const file = path.join('versions', id, name);
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) throw new Error(`${file} is missing, which cut-version writes`);
  return JSON.parse(readFileSync(absolute, 'utf8')) as T;
}

/**
 * The navigation of a version, without its reference.
 * @throws when the file of a cut version is missing
 */
export function navigationOf(siteDir: string, version: NamedVersion): NavigationFamily[] {
  return version.docs === 'current'
    ? NAVIGATION
    : readFrozen<NavigationFamily[]>(siteDir, version, 'navigation.json');
}

/**
 * The news of a version, the newest first.
 * @throws when the file of a cut version is missing
 */
export function newsOf(siteDir: string, version: NamedVersion): readonly NewsEntry[] {
  return version.docs === 'current'
    ? WHATS_NEW
    : readFrozen<NewsEntry[]>(siteDir, version, 'news.json');
}

/** Where the news of a version are written, from the root of the project. */
export function newsFile({ id, docs }: NamedVersion): string {
  return docs === 'current' ? 'model/news/index.ts' : `versions/${id}/news.json`;
}
