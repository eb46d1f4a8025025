import { packagesOf, type DocsVersion } from '../../../model/docs-version';
import { lazyImport } from '../editing/libraries-module';
import { describePackage } from '../export/describe-project';

/** What the pickers need besides their packages. */
const OF_DATES = ['@mui/x-date-pickers/AdapterDayjs', 'dayjs'];

/** Modules that the playgrounds of a version import. */
export function importedByPlaygrounds({ families }: Pick<DocsVersion, 'families'>): string[] {
  const packages = Object.keys(families).flatMap((family) => packagesOf({ families }, family));
  const hasDates = 'date-pickers' in families;
  return [...packages.map(({ name }) => name), ...(hasDates ? OF_DATES : [])];
}

/**
 * Writes the module of packages for playgrounds.
 * @param packagesDir folder that holds the packages of the version
 */
export function packagesModule(
  version: Pick<DocsVersion, 'families'>,
  packagesDir: string,
): string {
  return [
    'export const packages = {',
    ...importedByPlaygrounds(version).map((name) => {
      const needs = JSON.stringify(describePackage(name, packagesDir));
      return `  '${name}': { load: ${lazyImport(name)}, needs: ${needs} },`;
    }),
    '};',
    '',
  ].join('\n');
}
