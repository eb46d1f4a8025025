import { expect, test } from '../fixtures/test';
import { expectSameDocument, followLink, markDocument, visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/getting-started/';

test.describe('a menu of the navbar', () => {
  test('closes with Escape from inside, and the focus returns', async ({ page }) => {
    await visit(page, PAGE);
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
      name: 'Data Grid',
    });
    const menu = button.locator('xpath=following-sibling::ul');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes with a choice, though the pointer stays over it', async ({ page }) => {
    await visit(page, PAGE);
    await markDocument(page);
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown').first();
    await menu.hover();
    await menu.getByRole('link', { name: 'Charts' }).click();
    await expect(page).toHaveURL('/x/react-charts/');
    await expectSameDocument(page);
    await expect(menu.getByRole('list')).toBeHidden();
    await page.mouse.move(5, 500);
    await menu.hover();
    await expect(menu.getByRole('list')).toBeVisible();
  });
});

test.describe('the menu on phones', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('takes the focus, keeps it, and gives it back', async ({ page }) => {
    await visit(page, PAGE);
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    const stops = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'browser';
        return activeElement?.closest('.navbar-sidebar') ? 'drawer' : 'page';
      });
      stops.add(stop);
    }
    expect([...stops].sort(), 'behind it nothing can be reached').not.toContain('page');
    await drawer.getByRole('button', { name: 'Close navigation bar' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test('after a navigation the focus is at the title, or at what the address names', async ({
  page,
}) => {
  await visit(page, PAGE);
  await markDocument(page);
  await followLink(page, '/x/react-data-grid/sorting/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sorting');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).not.toHaveText('Sorting');
  await expect(title).toBeFocused();
  await expectSameDocument(page);
});

test('with forced colors, what is chosen and the swatches can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, PAGE);
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await look('[aria-pressed="true"]')).not.toBe(await look('[aria-pressed="false"]'));
  expect(await look('.theme-doc-sidebar-menu a[aria-current="page"]')).not.toBe(
    await look('.theme-doc-sidebar-menu a:not([aria-current])'),
  );
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const swatches = page.getByRole('radiogroup', { name: 'Primary' }).locator('span');
  await expect(swatches.first()).toBeAttached();
  const colors = await swatches.evaluateAll((all) =>
    all.map((swatch) => getComputedStyle(swatch).backgroundColor),
  );
  expect(new Set(colors).size).toBe(colors.length);
  expect(colors.length).toBeGreaterThan(5);
});

test.describe('the title of a page', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('comes before its contents, and sections are smaller', async ({ page }) => {
    await visit(page, PAGE);
    const y = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;
    expect(await y('main h1')).toBeLessThan(await y('.theme-doc-toc-mobile'));
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const [title, section, part] = [
      await size('main h1'),
      await size('main .markdown > h2'),
      await size('main .markdown > h3'),
    ];
    expect(section).toBeLessThanOrEqual(title * 0.75);
    expect(part).toBeLessThan(section);
  });
});
