import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED_LICENSES, REVIEWED_PACKAGES } from '../allowed.mjs';
import { auditLicenses } from '../audit.mjs';

const rules = { allowed: ['MIT'], reviewed: { paid: { license: 'SEE LICENSE IN LICENSE' } } };
const site = { '': { license: 'UNLICENSED' } };
const paid = { 'node_modules/paid': { version: '7.0.0', license: 'SEE LICENSE IN LICENSE' } };

it('says nothing of licenses on the list and of packages that were reviewed', () => {
  const packages = { ...site, ...paid, 'node_modules/a': { version: '1.0.0', license: 'MIT' } };
  expect(auditLicenses(packages, rules)).toEqual([]);
});

it.each([
  [{ version: '1.0.0', license: 'GPL-3.0' }, 'b@1.0.0: GPL-3.0'],
  [{ version: '1.0.0' }, 'b@1.0.0: no license in its manifest'],
  [{ version: '1.0.0', name: 'c', license: 'GPL-3.0' }, 'c@1.0.0: GPL-3.0'],
  [{ version: '1.0.0', license: 'constructor' }, 'b@1.0.0: constructor'],
])('names a package with another license: %j', (locked, line) => {
  const packages = { ...site, ...paid, 'node_modules/a/node_modules/b': locked };
  expect(auditLicenses(packages, rules)).toEqual([line]);
});

it('names a reviewed package whose license has changed', () => {
  const packages = { ...site, 'node_modules/paid': { version: '8.0.0', license: 'GPL-3.0' } };
  expect(auditLicenses(packages, rules)).toEqual(['paid@8.0.0: GPL-3.0']);
});

it('names a review that is not needed', () => {
  expect(auditLicenses(site, rules)).toEqual(['paid: reviewed, but not needed']);
});

it('the licenses of all packages that the site installs are on the list', () => {
  const lockfile = path.join(__dirname, '../../../package-lock.json');
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Parameters<typeof auditLicenses>[0];
  };
  const own = { allowed: ALLOWED_LICENSES, reviewed: REVIEWED_PACKAGES };
  expect(auditLicenses(packages, own)).toEqual([]);
});
