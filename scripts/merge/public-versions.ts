import { versionsOfMuiX } from '../../model/docs-version';
import { publicVersions, VERSIONS_FILE } from '../../model/public-versions';
import type { SitePart } from './merged-site';

/** Writes `versions.json`: all versions of MUI X, as those that are left out are on the host. */
export const versionsPart: SitePart = ({ versions, write }) =>
  write(VERSIONS_FILE, `${JSON.stringify(publicVersions(versionsOfMuiX(versions)))}\n`);
