import { interfaceText } from '../fixtures/interface-texts';
import { pageAfter } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test('a page can be read, with the code of its demos', async ({ page, request }) => {
  await page.goto('/x/react-data-grid/getting-started/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await expect(page.getByRole('heading', { name: 'TypeScript' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();

  const demos = await page.locator('[data-demo]').all();
  expect(demos.length).toBeGreaterThan(2);
  for (const demo of demos) {
    const name = await demo.getAttribute('data-demo');
    // Its place is kept, so nothing would jump with scripts either.
    const stage = demo.locator('[data-demo-stage="waiting"]');
    expect((await stage.boundingBox())?.height, name ?? '').toBeGreaterThan(100);
    await expect(stage.getByRole('paragraph')).toHaveText(interfaceText('en', 'demo.needsScript'));
    const code = demo.locator('pre').filter({ visible: true });
    const link = demo.getByRole('link', { name: 'Full source of this demo' });
    if ((await link.count()) === 0) {
      await expect(code).toContainText(`export default function ${name}`);
      continue;
    }
    await expect(code).toHaveCount(1);
    const source = await request.get((await link.getAttribute('href')) ?? '');
    expect(source.status()).toBe(200);
    expect(source.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8/i);
    expect(await source.text()).toContain(`export default function ${name}`);
    expect(await source.text()).not.toContain('#region');
  }

  // TypeScript and npm, each fence once.
  await expect(page.locator('pre[data-variant="JS"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('pre[data-variant="TS"]').filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('pre[data-variant="yarn"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('pre[data-variant="npm"]').first()).toBeVisible();
});

test('links of sidebar, navbar and text lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Data Grid', exact: true }).click();
  await expect(page).toHaveURL('/x/react-data-grid/');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Getting started' })
    .click();
  await expect(page).toHaveURL('/x/react-data-grid/getting-started/');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).toHaveURL(pageAfter('/x/react-data-grid/getting-started/'));
  await page.goto('/x/');
  await expect(page).toHaveURL('/x/introduction/');
});

test('details open', async ({ page }) => {
  await page.goto('/playground/elements/');
  const details = page.getByRole('region', { name: 'light' }).locator('details');
  await expect(details.getByText('What was hidden.')).toBeHidden();
  await details.locator('summary').click();
  await expect(details.getByText('What was hidden.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the table of contents opens', async ({ page }) => {
    await page.goto('/x/react-data-grid/getting-started/');
    const contents = page.locator('details').filter({ hasText: 'On this page' });
    await expect(contents.getByRole('link', { name: 'TypeScript', exact: true })).toBeHidden();
    await contents.locator('summary').tap();
    await contents.getByRole('link', { name: 'TypeScript', exact: true }).tap();
    await expect(page).toHaveURL(/#typescript$/);
    await expect(page.locator('h2#typescript')).toBeInViewport();
  });
});
