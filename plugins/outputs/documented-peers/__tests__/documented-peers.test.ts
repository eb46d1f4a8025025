import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../model/library-versions';
import { documentedPeersOf } from '..';

const ROOT = path.resolve(__dirname, '../../../..');

it('all packages of all versions have the peers of their release', () => {
  const peers = documentedPeersOf(DOCS_VERSIONS, ROOT);
  expect(Object.keys(peers)).toEqual(DOCS_VERSIONS.map(({ id }) => id));
  expect(peers['6.20']?.['@mui/x-data-grid']?.['@mui/material']).toBe('^5.4.1');
  expect(peers['next']?.['@mui/x-date-pickers-pro']?.['date-fns']).toContain('^4.0.0');
  for (const packages of Object.values(peers)) {
    for (const ranges of Object.values(packages)) expect(ranges).toHaveProperty('react');
  }
});

it('a version whose lockfile lacks a package is refused', () => {
  const [version] = DOCS_VERSIONS;
  if (!version) throw new Error('There are no versions');
  const families = { menus: { version: '1.0.0', plans: [] } };
  expect(() => documentedPeersOf([{ ...version, families }], ROOT)).toThrow('lacks @mui/x-menus');
});
