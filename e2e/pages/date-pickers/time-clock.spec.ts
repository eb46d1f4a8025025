import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/time-clock/');

test.use({ now: '2024-05-15T10:00:00' });

test('Enter leads users with a keyboard to the minutes, and arrows lead back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicTimeClock');
  await demo.getByRole('listbox', { name: /Select hours/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(demo.getByRole('status')).toHaveText('11:20 AM');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/Select minutes/);
  await expect(demo.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('status')).toHaveText('11:19 AM');
  await demo.getByRole('button', { name: 'Open previous view' }).press('Enter');
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/Select hours/);
  await demo.getByRole('button', { name: 'Open next view' }).press('Enter');
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/Select minutes/);
});

test(
  'a click on the face goes through the views to the finish',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TimeReadout');
    const face = demo.locator('.MuiClock-squareMask');
    await expect(demo.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/);
    await demo.getByRole('button', { name: 'hours: 18' }).click();
    await face.click({ position: { x: 202, y: 110 } });
    await expect(demo.getByRole('button', { name: 'hours: 03' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'minutes: 05', pressed: true })).toBeVisible();
    await face.click({ position: { x: 110, y: 202 } });
    await expect(demo.getByRole('button', { name: 'minutes: 30' })).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText('');
    await face.click({ position: { x: 18, y: 110 } });
    await expect(demo.getByRole('button', { name: 'seconds: 45' })).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText('Set');
  },
);

test(
  'closed hours are disabled, and a scaled face is hit where it is clicked',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ClockLimits');
    await expect(demo.getByRole('option', { selected: true })).toHaveText('9');
    await expect(demo.getByRole('option', { name: '16 hours' })).toBeEnabled();
    await expect(demo.getByRole('option', { name: '17 hours' })).toBeDisabled();
    await expect(demo.getByRole('option', { name: '12 hours' })).toBeDisabled();
    await expect(demo.getByRole('option', { name: '6 hours', exact: true })).toBeDisabled();
    await expect(demo.getByRole('option', { name: '7 hours', exact: true })).toBeEnabled();
    await demo.getByRole('button', { name: 'Open next view' }).click();
    await expect(demo.getByRole('option', { name: '15 minutes' })).toBeEnabled();
    await expect(demo.getByRole('option', { name: '10 minutes' })).toBeDisabled();

    const large = await openDemo(page, PAGE, 'LargeClock');
    await expect(large.getByRole('option', { selected: true })).toHaveText('7');
    const box = await large.locator('.MuiClock-squareMask').boundingBox();
    if (!box) throw new Error('The face is not drawn');
    await page.mouse.click(box.x + box.width * 0.92, box.y + box.height / 2);
    await expect(large.getByRole('option', { selected: true })).toHaveText('3');
  },
);

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('PM is the same half of the day', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'HalfAndFullDay');
    await expect(demo.getByRole('listbox').first()).toHaveAccessibleName(/ 8:40 PM/);
    await demo.getByRole('button', { name: 'AM' }).click();
    await expect(demo.getByRole('listbox').first()).toHaveAccessibleName(/ 8:40 AM/);
    await expect(demo.getByRole('listbox').first().getByRole('option')).toHaveCount(12);
    await expect(demo.getByRole('listbox').last().getByRole('option')).toHaveCount(24);
    await expect(demo.getByRole('option', { selected: true })).toHaveText(['8', '20']);
    await expect(demo.getByRole('button', { name: 'Open next view' })).toHaveCount(2);
  });
});

test(
  'only a normal clock changes, all can be looked through',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ClockStates');
    const clock = demo.getByRole('listbox');
    const face = demo.locator('.MuiClock-squareMask');
    const four = demo.getByRole('option', { name: '4 hours', exact: true });
    await face.click({ position: { x: 202, y: 110 } });
    await expect(clock).toHaveAccessibleName(/^Select hours.* 4:00 PM/);
    await expect(four).toBeEnabled();
    await demo.getByRole('button', { name: 'Open next view' }).click();
    await expect(clock).toHaveAccessibleName(/^Select minutes.* 4:00 PM/);
    await demo.getByRole('button', { name: 'Open previous view' }).click();

    await demo.getByRole('button', { name: 'Disabled' }).click();
    await expect(four).toBeDisabled();
    await demo.getByRole('button', { name: 'Open next view' }).click();
    await expect(clock).toHaveAccessibleName(/^Select minutes/);
    await demo.getByRole('button', { name: 'Open previous view' }).click();

    await demo.getByRole('button', { name: 'Neither' }).click();
    await expect(four).toBeEnabled();
    await face.click({ position: { x: 202, y: 110 } });
    await expect(clock).toHaveAccessibleName(/^Select minutes.* 3:00 PM/);
  },
);
