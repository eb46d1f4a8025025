import { readManifest } from '../../../plugins/mdx/library-versions/read-manifest';
import { shownCode } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { PACKAGES } from '../../fixtures/working-copy';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PATH = docsPage('/x/introduction/support/');

test('names the versions that the manifests accept, and the command for a report', async ({
  page,
}) => {
  await visit(page, PATH);
  const { peerDependencies = {} } = readManifest('@mui/x-data-grid', PACKAGES);
  for (const range of [peerDependencies.react, peerDependencies['@mui/material']]) {
    await expect(page.getByRole('main').getByText(range ?? '', { exact: true })).toBeVisible();
  }
  const command = page.locator('[data-code-block]').filter({ hasText: 'envinfo' });
  await expect(shownCode(command)).toHaveText('npx @mui/envinfo');
});
