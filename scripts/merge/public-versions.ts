import { languagesOf, type DocsVersion } from '../../model/docs-version';
import type { SitePart } from './merged-site';

/** An entry of `/versions.json`. Units that were built long ago read it: never change its shape. */
interface PublicVersion {
  id: string;
  label: string;
  /** Folder below `/x/`; empty for the documented version. */
  path: string;
  status: DocsVersion['status'];
  languages: readonly string[];
  /** Versions of the library by the ids of its families. */
  families: Record<string, string>;
}

function publicVersion(version: DocsVersion): PublicVersion {
  const { id, label, path, status, families } = version;
  const numbers = Object.entries(families).map(([family, listed]) => [family, listed.version]);
  return {
    id,
    label,
    path,
    status,
    languages: languagesOf(version),
    families: Object.fromEntries(numbers) as Record<string, string>,
  };
}

/** The list of versions that pages of all units read for the version menu. */
export function publicVersions(versions: readonly DocsVersion[]): { versions: PublicVersion[] } {
  return { versions: versions.map(publicVersion) };
}

/** Writes `versions.json`: all versions, as those that are left out are on the host. */
export const versionsPart: SitePart = ({ versions, write }) =>
  write('versions.json', `${JSON.stringify(publicVersions(versions))}\n`);
