import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/base-concepts/';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2024-05-15T10:00:00');
});

test('a value survives an unfinished date only as the last valid one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LastValidDate');
  const field = demo.getByRole('textbox', { name: 'Night' });
  await field.fill('04/20/2024');
  await expect(demo.getByRole('status')).toContainText('On April 20, 2024');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('MM/20/2024');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(demo.getByRole('status')).toContainText('On April 20, 2024');
  await field.fill('04/23/2024');
  await expect(demo.getByRole('status')).toContainText('On April 23, 2024');
});

test('on the way to 2024, Day.js takes the year 202 for a date, and no year before it', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'LastValidDate');
  const status = demo.getByRole('status');
  await demo.getByRole('textbox', { name: 'Night' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await expect(demo.getByRole('textbox', { name: 'Night' })).toHaveValue('04/17/0002');
  await expect(status).toContainText('On April 17, 2024');
  await page.keyboard.type('0');
  await expect(demo.getByRole('textbox', { name: 'Night' })).toHaveValue('04/17/0020');
  await expect(status).toContainText('On April 17, 2024');
  await page.keyboard.type('2');
  await expect(status).toContainText('On April 17, 0202');
  await page.keyboard.type('4');
  await expect(status).toContainText('On April 17, 2024');
});

test('a text of the day goes out, and only a whole one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IsoText');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  const sent = demo.getByRole('status');
  await expect(sent).toContainText('"deliverOn": "2024-04-17"');
  await field.fill('05/02/2024');
  await expect(sent).toContainText('"deliverOn": "2024-05-02"');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('MM/02/2024');
  await expect(sent).toContainText('"deliverOn": "2024-05-02"');
  await page.keyboard.type('07');
  await expect(sent).toContainText('"deliverOn": "2024-07-02"');
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kathmandu']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a typed time gets the day of the reference date', async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'ReferenceTime');
      await demo.getByRole('textbox', { name: 'Shift begins' }).fill('06:30');
      await expect(demo.getByRole('status')).toHaveText('The value is 2024-04-17 06:30:00');
    });
  });
}
