import { publicVersions, VERSIONS_FILE } from '../../model/public-versions';
import type { SitePart } from './merged-site';

/** Writes `versions.json`: all versions, as those that are left out are on the host. */
export const versionsPart: SitePart = ({ versions, write }) =>
  write(VERSIONS_FILE, `${JSON.stringify(publicVersions(versions))}\n`);
