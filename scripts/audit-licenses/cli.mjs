// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED_LICENSES, REVIEWED_PACKAGES } from './allowed.mjs';
import { auditLicenses } from './audit.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** `npm run audit:licenses`: fails for a package whose license is not in scripts/audit-licenses/allowed.mjs. */
function main() {
  const lockfile = path.join(PROJECT_ROOT, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  const found = auditLicenses(packages, { allowed: ALLOWED_LICENSES, reviewed: REVIEWED_PACKAGES });
  if (found.length === 0) {
    console.log(`Licenses: ${Object.keys(packages).length - 1} packages, all on the list`);
    return;
  }
  found.forEach((line) => console.error(line));
  console.error(
    'Read these licenses, then change scripts/audit-licenses/allowed.mjs or the packages',
  );
  process.exitCode = 1;
}

main();
