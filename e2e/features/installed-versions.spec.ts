import path from 'node:path';
import { formatAddress } from '../../model/addresses/format';
import { DOCS_SECTION } from '../../model/addresses/parse';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { packagesDirOf } from '../../plugins/files/packages-dir';
import { readManifest } from '../../plugins/mdx/library-versions/read-manifest';
import { isBuilt } from '../fixtures/built-versions';
import { openDemo } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';

const PROJECT = path.resolve(__dirname, '../..');
const NAMES = ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-tree-view'];

for (const version of DOCS_VERSIONS.filter((each) => isBuilt(each.path, 'en'))) {
  test(`demos of ${version.label} run on the packages of that version`, async ({ page }) => {
    const installation = formatAddress({
      language: 'en',
      section: DOCS_SECTION,
      version: version.path,
      rest: 'introduction/installation',
    });
    const table = await openDemo(page, installation, 'InstalledVersions');
    for (const name of NAMES) {
      const installed = readManifest(name, packagesDirOf(PROJECT, version)).version;
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      await expect(row.getByRole('cell')).toHaveText(installed);
    }
  });
}
