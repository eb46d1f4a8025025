import { checkDemos } from '../../fixtures/demo-checks';
import { button, expectStatus, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('clicks elsewhere close, and save', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-click-away-listener/', [
    [
      'BasicClickAway',
      'a click outside closes, one inside does not',
      async (demo) => {
        const hours = demo.getByText('Daily from');
        await press(demo, 'Opening hours');
        await hours.click();
        await expect(hours).toBeVisible();
        await page.mouse.click(2, 450);
        await expect(hours).toHaveCount(0);
        await press(demo, 'Opening hours');
        await expect(hours).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(hours).toHaveCount(0);
      },
    ],
    [
      'PortalClickAway',
      'a child in a portal is inside, unless you say otherwise',
      async (demo) => {
        const portal = button(page, 'A child in a portal');
        const text = demo.getByText(/Clicks away/);
        // The demo also counts the clicks on other demos of the page.
        const before = Number(/\d+/.exec(await text.innerText())?.[0]);
        await portal.click();
        await expect(text).toHaveText(`Clicks away: ${before}`);
        await page.mouse.click(2, 450);
        await expect(text).toHaveText(`Clicks away: ${before + 1}`);
        await demo.getByLabel('disableReactTree').click();
        const later = Number(/\d+/.exec(await text.innerText())?.[0]);
        await portal.click();
        await expect(text).toHaveText(`Clicks away: ${later + 1}`);
      },
    ],
    [
      'PressAway',
      'a press outside saves, before it is released',
      async (demo) => {
        await demo.getByLabel('Name').fill('Red cup');
        await expectStatus(demo, 'Saved: Blue bowl');
        await page.mouse.move(2, 450);
        await page.mouse.down();
        await expectStatus(demo, 'Saved: Red cup');
        await page.mouse.up();
      },
    ],
  ]);
});
