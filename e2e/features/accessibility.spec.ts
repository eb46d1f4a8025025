import { accessibilityFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

// every-page.spec.ts checks pages as they load; these tests check states that users cause.

const NAVBAR = { within: '.navbar' };
const DEMOS = { within: '[data-demo]' };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('open menus, open code, the copied state', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await visit(page, '/x/react-data-grid/getting-started/');
      const navbar = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['Data Grid', '7.0.0-beta.1', 'English']) {
        await navbar.getByRole('button', { name }).press('Enter');
        await expect(navbar.locator('.dropdown--show .dropdown__menu')).toBeVisible();
        expect(await accessibilityFindings(page, NAVBAR), `menu ${name}`).toEqual([]);
      }
      const demo = page.locator('[data-demo]').first();
      await demo.getByRole('button', { name: /Show (full )?code/ }).click();
      await demo.getByRole('button', { name: 'Copy' }).click();
      await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await accessibilityFindings(page, DEMOS), 'open code').toEqual([]);
    });

    test('demos that did not load: not available offline, failed, waiting', async ({
      page,
      printed,
    }) => {
      printed.provoke(/net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION_RESET|Loading chunk/);
      await page.setViewportSize({ width: 1440, height: 400 });
      await visit(page, '/x/react-data-grid/getting-started/');
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      const stages = page.locator('[data-demo-stage]');
      await expect(stages.last()).toHaveAttribute('data-demo-stage', 'waiting');
      await stages.nth(2).scrollIntoViewIfNeeded();
      await expect(stages.nth(2).getByRole('status')).toBeVisible();
      expect(await accessibilityFindings(page, DEMOS), 'offline').toEqual([]);

      await page.route('**/assets/js/**', (route) => route.abort('connectionreset'));
      await page.context().setOffline(false);
      await expect(stages.nth(2).getByRole('alert')).toBeVisible();
      expect(await accessibilityFindings(page, DEMOS), 'failed').toEqual([]);
    });

    test('a wrong address', async ({ page, printed }) => {
      printed.provoke('the server responded with a status of 404');
      await visit(page, '/x/react-data-grid/srting/');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

      test('a page, its contents, the menu', async ({ page }) => {
        await visit(page, '/x/react-data-grid/getting-started/');
        await page.locator('summary').filter({ hasText: 'On this page' }).tap();
        expect(await accessibilityFindings(page), 'table of contents').toEqual([]);
        await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
        await expect(page.locator('.navbar-sidebar')).toBeInViewport();
        expect(await accessibilityFindings(page, NAVBAR), 'menu').toEqual([]);
      });
    });
  });
}
