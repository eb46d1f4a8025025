import type { Page } from '@playwright/test';
import { demoNamed, runAllDemos } from '../fixtures/demos';
import { ORIGIN } from '../fixtures/origin';
import { card, choose, expectStyling, stage, STYLED_PAGE } from '../fixtures/styled-demos';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

test('only what is shown is loaded', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  const loaded = async (text: string) => (await Promise.all(bodies)).join('').includes(text);
  await visit(page, STYLED_PAGE);
  await runAllDemos(page);
  expect(await loaded('.rounded-lg {'), 'the sheet before the choice').toBe(false);
  await choose(demoNamed(page, 'NoticeCard'), 'Tailwind');
  await expectStyling(page, 'Tailwind');
  await expect.poll(() => loaded('.rounded-lg {')).toBe(true);

  bodies.length = 0;
  await page.reload();
  await hydrated(page);
  await expectStyling(page, 'Tailwind');
  expect(await loaded('borderColor:"divider"'), 'the first styling').toBe(false);
});

/** Everything that a browser computes for the parts of the page around the demos. */
async function frameStyles(page: Page): Promise<string[]> {
  return page
    .locator('html, body, h1, h2, main p a, [role="toolbar"] button, pre code, [data-demo]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('pre') || element.closest('[data-replaced-by]'))
        .map((element) => {
          const style = getComputedStyle(element);
          const skipped = /^(?:--|block-size|height|inline-size|width|perspective|transform-)/;
          const names = [...style].filter((name) => !skipped.test(name));
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName} ${values.join('; ')}`;
        }),
    );
}

test('Tailwind changes nothing around its demos, and is gone with them', async ({ page }) => {
  await visit(page, STYLED_PAGE);
  await runAllDemos(page);
  await page.getByRole('heading', { level: 1 }).click();
  const before = await frameStyles(page);
  expect(before.length).toBeGreaterThan(10);
  // Only the style sheet is checked: the chosen styling changes which code is shown.
  await choose(demoNamed(page, 'NoticeCard'), 'Tailwind');
  await expectStyling(page, 'Tailwind');
  const sheets = stage(page, 'TicketPopup').locator('style');
  const css = (await sheets.first().textContent()) ?? '';
  await page.evaluate((text) => {
    const style = document.createElement('style');
    style.id = 'kept';
    style.textContent = text;
    document.body.append(style);
  }, css);
  await choose(demoNamed(page, 'NoticeCard'), 'MUI System');
  await expectStyling(page, 'MUI System');
  await expect(sheets).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.mouse.move(0, 0);
  expect(await frameStyles(page)).toEqual(before);
});

test('utilities win over MUI, follow the mode, the direction and the width, in popups too', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'codeStyling', value: 'Tailwind', url: ORIGIN }]);
  await visit(page, STYLED_PAGE);
  await expectStyling(page, 'Tailwind');
  const demo = demoNamed(page, 'NoticeCard');
  await expect(demo.getByRole('button', { name: 'Book' })).toHaveCSS('margin-top', '16px');

  const light = await card(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(card(page)).not.toHaveCSS('background-color', light);

  const text = stage(page, 'NoticeCard').getByText('nearly sold out').last();
  await expect(text).toHaveCSS('padding-left', '8px');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await expect(text).toHaveCSS('padding-right', '8px');
  await expect(text).toHaveCSS('padding-left', '0px');

  await demoNamed(page, 'TicketPopup').getByRole('button', { name: 'Details' }).click();
  const popup = page.getByRole('tooltip').getByText('Row 7, seat 12').last();
  await expect(popup).toHaveCSS('padding-top', '24px');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(popup).toHaveCSS('padding-top', '4px');
});
