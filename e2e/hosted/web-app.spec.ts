import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

test('the app can be installed', async ({ page, context }) => {
  await visit(page, '/x/introduction/');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // For Chromium, the context of a test is private browsing.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
});
