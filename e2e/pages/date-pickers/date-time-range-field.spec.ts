import type { Locator } from '@playwright/test';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-time-range-field/');

test.use({ now: '2024-05-15T10:00:00' });

/** Expects the only field of a demo to be as wide as the demo allows. */
async function expectFullWidth(demo: Locator): Promise<void> {
  const widthOf = (element: Locator) => element.evaluate(({ clientWidth }) => clientWidth);
  const room = await widthOf(demo);
  expect(await widthOf(demo.locator('.MuiTextField-root'))).toBeGreaterThan(room * 0.8);
}

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a night with a change of the clocks is an hour shorter', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TwoDateTimeFields');
    const began = demo.getByRole('textbox', { name: 'Outage began' });
    await expect(demo.getByRole('status')).toHaveText('Down for 135 minutes');
    await expect(began).toHaveValue('04/17/2024 11:40 PM');
    await began.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('033020241000p');
    await demo.getByRole('textbox', { name: 'Service restored' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('033120240400a');
    await expect(demo.getByRole('status')).toHaveText('Down for 300 minutes');
  });
});

test('both moments of a log can be pasted', { tag: '@full' }, async ({ page, context }) => {
  const demo = await openDemo(page, PAGE, 'LogWindow');
  const field = demo.getByRole('textbox', { name: 'Log entries' });
  await expect(field).toHaveValue('2024-04-17 08:00:00 / 2024-04-17 08:00:30');
  await expectFullWidth(demo);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() =>
    navigator.clipboard.writeText('2024-02-29 23:59:58 / 2024-03-01 00:00:05'),
  );
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(field).toHaveValue('2024-02-29 23:59:58 / 2024-03-01 00:00:05');
  await field.hover();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).not.toHaveValue(/\d/);
});

test(
  'a rule about the length gives way to the errors of the field',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MachineTime');
    const field = demo.getByRole('textbox', { name: 'Machine ran' });
    await expect(field).toHaveValue('16 Apr 06:00 – 17 Apr 12:00');
    await expectFullWidth(demo);
    await expect(demo.getByText('A run has 24 hours at most')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('16Apr1300');
    await page.keyboard.type('17Apr1200');
    await expect(field).toHaveValue('16 Apr 13:00 – 17 Apr 12:00');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('14Apr1300');
    await page.keyboard.type('17Apr1230');
    await expect(field).toHaveValue('14 Apr 13:00 – 17 Apr 12:30');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(demo.getByText('Until April 17, 12:00')).toBeVisible();
  },
);

test('two fields are below each other on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await openDemo(page, PAGE, 'TwoDateTimeFields');
  const [began, restored] = await placesOf(demo.getByRole('textbox'));
  expect(restored?.left).toBe(began?.left);
  expect(restored?.top).toBeGreaterThan(began?.top ?? Infinity);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the same length is shown', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TwoDateTimeFields');
    await expect(demo.getByRole('status')).toHaveText('Down for 135 minutes');
  });
});
