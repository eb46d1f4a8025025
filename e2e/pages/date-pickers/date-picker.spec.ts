import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-picker/');

test.use({ now: '2024-05-15T10:00:00' });

/** The open popup, for pages that show calendars outside popups too. */
function popupOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

function fieldOf(demo: Locator, name: string): Locator {
  return demo.getByRole('textbox', { name });
}

test('a date passes through empty, unfinished and whole', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledValue');
  const value = demo.getByRole('status');
  await expect(value).toHaveText('The value is 2024-04-17');
  await demo.getByRole('button', { name: 'One week later' }).click();
  await expect(value).toHaveText('The value is 2024-04-24');

  await fieldOf(demo, 'Deadline').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(value).toHaveText('The value is null: the field is empty');
  await page.keyboard.type('0522');
  await expect(value).toHaveText('The value is an invalid date: the field is incomplete');
  await page.keyboard.type('2024');
  await expect(value).toHaveText('The value is 2024-05-22');
  await demo.getByRole('button', { name: 'No deadline' }).click();
  await expect(value).toHaveText('The value is null: the field is empty');
});

test(
  'a choice is accepted by OK and by Escape, taken back by Cancel',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ChangeAndAccept');
    const field = fieldOf(demo, 'Inspection');
    const calls = demo.getByRole('log', { name: 'Callbacks' }).locator('div');
    const choose = async (day: string) => {
      await demo.getByRole('button', { name: /^Choose date/ }).click();
      await settledPopup(page.getByRole('dialog'));
      await popupOf(page, 'Inspection').getByRole('gridcell', { name: day, exact: true }).click();
      await expect(field).toHaveValue(`04/${day}/2024`);
    };
    await expect(field).toHaveValue('04/17/2024');
    await choose('20');
    const accepted = ['onChange(2024-04-20)', 'onAccept(2024-04-20)'];
    await expect(calls).toHaveText(accepted.slice(0, 1));
    await popupOf(page, 'Inspection').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(calls).toHaveText(accepted);

    await choose('22');
    await popupOf(page, 'Inspection').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toHaveValue('04/20/2024');
    const takenBack = ['onChange(2024-04-22)', 'onChange(2024-04-20)'];
    await expect(calls).toHaveText([...accepted, ...takenBack]);

    await choose('24');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toHaveValue('04/24/2024');
    // The log keeps five calls.
    const kept = ['onChange(2024-04-24)', 'onAccept(2024-04-24)'];
    await expect(calls).toHaveText(['onAccept(2024-04-20)', ...takenBack, ...kept]);
  },
);

test('only typing is never accepted, so Cancel discards it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangeAndAccept');
  const field = fieldOf(demo, 'Inspection');
  const calls = demo.getByRole('log', { name: 'Callbacks' }).locator('div');
  await field.fill('05/02/2024');
  await field.blur();
  await expect(calls).toHaveText(['onChange(2024-05-02)']);

  await demo.getByRole('button', { name: /^Choose date/ }).click();
  const popup = await settledPopup(page.getByRole('dialog'));
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue('04/17/2024');
  await expect(calls).toHaveText(['onChange(2024-05-02)', 'onChange(2024-04-17)']);
});

test('years come first where the date is long ago', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BirthDate');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await settledPopup(page.getByRole('dialog'));
  const popup = popupOf(page, 'Date of birth');
  await expect(popup.getByRole('radio', { name: '1990' })).toBeInViewport();
  await expect(popup.getByRole('radio').last()).toHaveText('2008');
  // Three years in a row; the list begins with 1900.
  const tops = ['1987', '1989', '1990'].map(async (year) => {
    const place = await popup.getByRole('radio', { name: year }).boundingBox();
    return place?.y ?? 0;
  });
  const [first = 0, third = 0, next = 0] = await Promise.all(tops);
  expect(third).toBe(first);
  expect(next).toBeGreaterThan(first);
  await popup.getByRole('radio', { name: '1987' }).click();
  await popup.getByRole('radio', { name: 'March' }).click();
  await popup.getByRole('gridcell', { name: '9', exact: true }).click();
  await expect(fieldOf(demo, 'Date of birth')).toHaveValue('03/09/1987');
});

test(
  'a wrong date can be typed but not chosen, and says what is wrong',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DateLimits');
    const field = fieldOf(demo, 'Repair day');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('The workshop is closed at the weekend');
    await field.fill('05/02/2024');
    await expect(field).toHaveAccessibleDescription('The workshop is open from April 2 to 26');
    await field.fill('04/01/2024');
    await expect(field).toHaveAccessibleDescription('The workshop is open from April 2 to 26');
    await field.fill('04/22/2024');
    await expect(field).toHaveAttribute('aria-invalid', 'false');

    await demo.getByRole('button', { name: /^Choose date/ }).click();
    const day = (name: string) =>
      popupOf(page, 'Repair day').getByRole('gridcell', { name, exact: true });
    await expect(day('21')).toBeDisabled();
    await expect(day('23')).toBeEnabled();
    await expect(day('29')).toBeDisabled();
  },
);

test(
  'a form sends the text as shown, and a day that every server reads',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FormSubmit');
    const send = demo.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(demo.locator('output')).toHaveText('start-as-shown=04/17/2024\nstart=2024-04-17');
    await fieldOf(demo, 'Start').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await send.click();
    await expect(demo.locator('output')).toHaveText('start-as-shown=MM/17/2024\nstart=');
  },
);

test('the button in the field empties it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClearableField');
  await expect(fieldOf(demo, 'Ends on')).toHaveValue('04/17/2024');
  await fieldOf(demo, 'Ends on').hover();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  // A field with the focus shows its format where it has no value.
  await expect(fieldOf(demo, 'Ends on')).toBeFocused();
  await expect(fieldOf(demo, 'Ends on')).toHaveValue('MM/DD/YYYY');
  await fieldOf(demo, 'Ends on').blur();
  await expect(fieldOf(demo, 'Ends on')).toHaveValue('');
});

test(
  'sections of the accessible field are announced and filled one by one',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AccessibleField');
    const month = demo.getByRole('spinbutton', { name: 'Month' });
    await expect(month).toHaveAttribute('aria-valuetext', 'April');
    await month.click();
    await page.keyboard.press('ArrowUp');
    await expect(month).toHaveAttribute('aria-valuetext', 'May');
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  },
);

test(
  'a header of your own moves by quarters, and stops at the limits',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CustomHeader');
    await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
    await demo.getByRole('button', { name: 'Three months back' }).click();
    await demo.getByRole('button', { name: 'Three months back' }).click();
    await expect(demo.getByRole('grid', { name: 'October 2023' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Three months back' })).toBeDisabled();
    await expect(demo.getByText('Select date')).toHaveCount(0);
    const on = demo.getByRole('button', { name: 'Three months on' });
    for (const month of ['January', 'April', 'July', 'October']) {
      await on.click();
      await expect(demo.getByRole('grid', { name: `${month} 2024` })).toBeVisible();
    }
    await expect(on).toBeDisabled();
  },
);

test('days come from a server, and say so when it is down', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TourDays');
  await expect(demo.getByRole('status')).toHaveText('Numbers are places left');
  await expect(demo.getByRole('gridcell', { name: 'April 20, 6 places left' })).toBeEnabled();
  await expect(demo.getByRole('gridcell', { name: 'April 21, 0 places left' })).toBeDisabled();
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: /switch to year view/ })).toHaveCount(0);

  const skeleton = demo.locator('.MuiDayCalendarSkeleton-root').waitFor();
  const serverIsDown = demo.getByRole('checkbox', { name: 'The server is down' });
  await serverIsDown.check();
  await demo.getByRole('button', { name: 'Next month' }).click();
  await skeleton;
  await expect(demo.getByRole('status')).toHaveText('The server did not answer');
  await serverIsDown.uncheck();
  await demo.getByRole('button', { name: 'Ask again' }).click();
  await expect(demo.getByRole('status')).toHaveText('Numbers are places left');
  await expect(demo.getByRole('gridcell', { name: /^May 22, [1-9]/ })).toBeEnabled();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('Enter opens a picker that is controlled', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ControlledOpen');
    await demo.getByRole('textbox').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kathmandu']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('the day that is chosen is the day that is saved', { tag: '@full' }, async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'ControlledValue');
      await demo.getByRole('button', { name: /^Choose date/ }).click();
      await settledPopup(page.getByRole('dialog'));
      await popupOf(page, 'Deadline').getByRole('gridcell', { name: '30', exact: true }).click();
      await expect(demo.getByRole('status')).toHaveText('The value is 2024-04-30');
      await expect(fieldOf(demo, 'Deadline')).toHaveValue('04/30/2024');
    });
  });
}
