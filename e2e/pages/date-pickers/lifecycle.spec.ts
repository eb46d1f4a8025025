import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/lifecycle/');

test.use({ now: '2024-05-15T10:00:00' });

test('a field reports the year while it is typed, and one invalid date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FieldCalls');
  const log = demo.getByRole('log');
  const field = demo.getByRole('textbox', { name: 'Issued' });
  await field.click();
  await page.keyboard.type('0417');
  await expect(log).toHaveText('onChange(Invalid Date)onError(invalidDate)');
  await page.keyboard.type('2024');
  await expect(log).toContainText('onChange(0202-04-17)onError(minDate)');
  await expect(log).toContainText('onChange(2024-04-17)onError(null)');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(log).toContainText('onChange(Invalid Date)onError(invalidDate)');
});

test(
  'a picker accepts the last choice, and keeps the choice with Escape',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PickerCalls');
    const log = demo.getByRole('log');
    const opener = demo.getByRole('button', { name: /^Choose date/ });
    const popup = page.getByRole('dialog', { name: 'Interview' });
    await opener.click();
    await settledPopup(page.getByRole('dialog'));
    await popup.getByRole('gridcell', { name: '18' }).click();
    await expect(log).toHaveText("onOpen()onChange(Apr 18, 09:00)onViewChange('hours')");
    await popup.getByRole('option', { name: '10 hours' }).click();
    await popup.getByRole('option', { name: '30 minutes' }).click();
    await expect(log).toContainText('onAccept(Apr 18, 10:30)onClose()');
    await opener.click();
    await settledPopup(page.getByRole('dialog'));
    await popup.getByRole('gridcell', { name: '19' }).click();
    await page.keyboard.press('Escape');
    await expect(log).toContainText('onAccept(Apr 19, 10:30)onClose()');
  },
);

test('a range accepts its end only', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeCalls');
  const log = demo.getByRole('log');
  await demo.getByRole('textbox', { name: 'On leave from' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const popup = page.getByRole('tooltip');
  await popup.getByRole('gridcell', { name: '10', exact: true }).first().click();
  await expect(log).toContainText('onChange([Apr 10, Apr 12])');
  await expect(log).toContainText('position: end');
  await expect(log).not.toContainText('onAccept');
  await popup.getByRole('gridcell', { name: '19', exact: true }).first().click();
  await expect(log).toContainText('onAccept([Apr 10, Apr 19])');
  await expect(log).toContainText('onClose()');
});

test('a day is saved once, chosen or typed', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveOnce');
  const log = demo.getByRole('log');
  await expect(demo.getByRole('textbox', { name: 'Deliver on' })).toHaveValue('04/17/2024');
  await demo.getByRole('button', { name: /^Choose date/ }).click();
  await settledPopup(page.getByRole('dialog'));
  await page.getByRole('gridcell', { name: '18' }).click();
  await expect(log).toHaveText('PUT /orders/4711 2024-04-18');
  const field = demo.getByRole('textbox', { name: 'Deliver on' });
  await field.fill('04/22/2024');
  await expect(log).toHaveText('PUT /orders/4711 2024-04-18');
  await field.blur();
  await expect(log).toHaveText('PUT /orders/4711 2024-04-18PUT /orders/4711 2024-04-22');
});

test(
  'a day is saved after a pause, and a newer one cancels its request',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SaveAfterPause');
    const status = demo.getByRole('status');
    const field = demo.getByRole('textbox', { name: 'Deliver on' });
    await field.fill('04/18/2024');
    await expect(status).toHaveText('Saving…');
    await field.fill('04/19/2024');
    await expect(status).toHaveText('Not saved yet');
    await expect(demo.getByRole('log')).toHaveText(
      'PUT 2024-04-18PUT 2024-04-18 canceledPUT 2024-04-19PUT 2024-04-19 saved',
    );
    await expect(status).toHaveText('Saved');
  },
);

test(
  'a day that the field or the server refuses is not saved',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SaveAfterPause');
    const status = demo.getByRole('status');
    const field = demo.getByRole('textbox', { name: 'Deliver on' });
    await expect(field).toHaveValue('04/17/2024');
    await field.fill('03/31/2024');
    await expect(status).toHaveText('Not saved: enter a valid date');
    await field.fill('04/18/0202');
    await expect(field).toHaveValue('04/18/0202');
    await expect(status).toHaveText('Not saved: enter a valid date');
    await field.fill('04/21/2024');
    await expect(status).toHaveText('Not saved: no delivery on Sundays');
    await expect(demo.getByRole('log')).toHaveText('PUT 2024-04-21PUT 2024-04-21 refused');
  },
);

test('cancel goes back to what came from outside', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OutsideChange');
  const field = demo.getByRole('textbox', { name: 'Due' });
  await demo.getByRole('button', { name: 'End of month' }).click();
  await demo.getByRole('button', { name: /^Choose date/ }).click();
  const popup = await settledPopup(page.getByRole('dialog', { name: 'Due' }));
  await popup.getByRole('gridcell', { name: '9', exact: true }).click();
  await expect(field).toHaveValue('04/09/2024');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue('04/30/2024');
});

test(
  'a picker can be closed after the first of two choices',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CloseByReason');
    await expect(demo.getByRole('textbox', { name: 'Month' })).toHaveValue('April 2024');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await settledPopup(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await settledPopup(page.getByRole('dialog'));
    await page.getByRole('radio', { name: '2026' }).click();
    await expect(demo.getByRole('textbox', { name: 'Month' })).toHaveValue('April 2026');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the saved day is the chosen one', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SaveOnce');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await settledPopup(page.getByRole('dialog'));
    await page.getByRole('gridcell', { name: '18' }).click();
    await expect(demo.getByRole('log')).toHaveText('PUT /orders/4711 2024-04-18');
  });
});
