import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import type { DocsVersion } from '../../model/docs-version';
import { formatUnit, type Unit } from '../../model/units';
import { mergeUnits } from './merge-units';
import { siteParts, type SitePartsOptions } from './site-parts';

const SITE_DIR = path.resolve(__dirname, '../..');

export interface SiteMerge {
  /** Absolute path of the folder that will hold the site. */
  outDir: string;
  units: readonly Unit[];
  /** The docs of all sections: `ALL_DOCS`. */
  versions: readonly DocsVersion[];
  /** Absolute path of the folder of a unit, by its name. */
  folderOf(name: string): string;
  /** Environment variables of the build. */
  env: NodeJS.ProcessEnv;
  /** What differs from the site, in builds for tests. */
  overrides?: Partial<
    Pick<SitePartsOptions, 'redirectsFile' | 'hasFeed'> & { checksLinks: boolean }
  >;
}

/**
 * Puts units of this site together, with all that belongs to all of them.
 * @throws as `mergeUnits` does, and when an environment variable makes no sense
 */
export async function mergeSite(merge: SiteMerge): Promise<void> {
  const {
    outDir,
    units,
    versions,
    folderOf,
    env,
    overrides: { checksLinks, ...overrides } = {},
  } = merge;
  const parts = siteParts({
    siteDir: SITE_DIR,
    environment: readEnvironment(env),
    redirectsFile: 'config/redirects.tsv',
    hasFeed: true,
    ...overrides,
  });
  await mergeUnits({
    outDir,
    units,
    versions,
    parts,
    checksLinks,
    folderOf: (unit) => folderOf(formatUnit(unit)),
    say: (line) => console.log(line),
  });
}
