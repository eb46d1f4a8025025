import type { Locator } from '@playwright/test';
import { readManifest } from '../../../plugins/mdx/library-versions/read-manifest';
import { shownCode } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { PACKAGES } from '../../fixtures/working-copy';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PATH = docsPage('/x/introduction/installation/');

function version(name: string): string {
  return readManifest(name, PACKAGES).version;
}

/** The command that the page shows after a date library was chosen. */
function commandOf(library: Locator, name: string): Locator {
  return shownCode(
    library
      .locator('[data-code-block]')
      .filter({ hasText: `${name}@` })
      .first(),
  );
}

test('gives the command for plan, date library and package manager', async ({ page }) => {
  await visit(page, PATH);
  const choice = page.getByRole('group', { name: 'Date library' });
  await choice.getByRole('button', { name: 'Luxon' }).click();
  const luxon = page.getByRole('group', { name: 'Luxon', exact: true });
  await luxon.getByRole('button', { name: 'pnpm', exact: true }).first().click();

  const pickers = version('@mui/x-date-pickers');
  await expect(commandOf(luxon, '@mui/x-date-pickers')).toHaveText(
    `pnpm add @mui/x-date-pickers@${pickers} luxon@${version('luxon')}`,
  );
  await expect(commandOf(luxon, '@mui/x-date-pickers-pro')).toHaveText(
    `pnpm add @mui/x-date-pickers-pro@${pickers} @mui/x-license@${version('@mui/x-license')} luxon@${version('luxon')}`,
  );
  await expect(page.getByRole('group', { name: 'Moment', exact: true })).toBeHidden();
});

test('lists the peer dependencies of the manifests', { tag: '@full' }, async ({ page }) => {
  await visit(page, PATH);
  const { peerDependencies = {} } = readManifest('@mui/x-date-pickers', PACKAGES);
  const rows = page.getByRole('row').filter({ hasText: 'x-date-pickers' });
  for (const [name, range] of Object.entries(peerDependencies)) {
    const cell = page.getByRole('cell', { name, exact: true });
    await expect(rows.filter({ has: cell }).filter({ hasText: range })).toHaveCount(1);
  }
});
