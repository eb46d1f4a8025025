import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('text fields have variants, errors and adornments', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-text-field/', [
    [
      'FieldVariants',
      'outlined, filled and standard',
      async (demo) => {
        for (const name of ['MuiOutlinedInput', 'MuiFilledInput']) {
          await expect(demo.locator(`.${name}-root`)).toHaveCount(1);
        }
        await expect(demo.getByLabel('Street')).toHaveAccessibleDescription(
          'With the number of the house',
        );
        await expect(demo.getByLabel('Town')).toHaveValue('Ghent');
      },
    ],
    [
      'MailField',
      'a wrong address is an error with the focus',
      async (demo) => {
        const mail = demo.getByLabel('Email');
        await mail.fill('ada');
        await press(demo, 'Subscribe');
        await expect(demo.getByText('Enter an address')).toBeVisible();
        await expect(mail).toHaveAttribute('aria-invalid', 'true');
        await expect(mail).toBeFocused();
        await mail.fill('ada@example.org');
        await press(demo, 'Subscribe');
        await expect(demo.getByText('We wrote to you')).toBeVisible();
      },
    ],
    [
      'AdornedFields',
      'a button shows the password',
      async (demo) => {
        const password = demo.getByLabel('Password', { exact: true });
        await expect(password).toHaveAttribute('type', 'password');
        await press(demo, 'Show the password');
        await expect(password).toHaveAttribute('type', 'text');
      },
    ],
    [
      'NoteField',
      'it counts, and grows up to a limit',
      async (demo) => {
        const note = demo.getByLabel('Note for the neighbors');
        await note.fill('a');
        const height = async () => (await boxOf(note)).height;
        const low = await height();
        await note.fill('a\nb\nc\nd\ne\nf');
        await expect.poll(height).toBeGreaterThan(low);
        expect(await height()).toBeLessThanOrEqual(95);
        await note.fill('x'.repeat(120));
        await expect(demo.getByText('0 characters left')).toBeVisible();
      },
    ],
    [
      'SeatsField',
      'only digits, within limits after the field is left',
      async (demo) => {
        const seats = demo.getByLabel('Seats', { exact: true });
        await seats.fill('9x');
        await expect(seats).toHaveValue('9');
        await seats.blur();
        await expect(seats).toHaveValue('8');
        await press(demo, 'One seat less');
        await expect(seats).toHaveValue('7');
      },
    ],
    [
      'SearchField',
      'the focus has a ring',
      (demo) =>
        inEachStyling(demo, async () => {
          const frame = demo.locator('.MuiInputBase-root');
          await expect(frame).toHaveCSS('height', '48px');
          await expect(frame).not.toHaveCSS('box-shadow', / 3px/);
          await demo.getByLabel('Search plants').focus();
          await expect(frame).toHaveCSS('box-shadow', / 3px/);
        }),
    ],
  ]);
});

test('form controls connect their parts', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-form-control/', [
    [
      'PostcodeControl',
      'the error goes with a valid value',
      async (demo) => {
        const postcode = demo.getByLabel('Postcode');
        await expect(postcode).toHaveAttribute('aria-invalid', 'true');
        await postcode.fill('12345');
        await expect(demo.getByText('We deliver')).toBeVisible();
        await expect(postcode).toHaveAttribute('aria-invalid', 'false');
      },
    ],
    [
      'DeliveryFieldset',
      'a switch disables the days',
      async (demo) => {
        await expect(demo.getByLabel('Fri')).toBeEnabled();
        await demo.getByRole('switch').click();
        await expect(demo.getByLabel('Fri')).toBeDisabled();
      },
    ],
    [
      'PasswordHint',
      'the hint knows the state of the control',
      async (demo) => {
        await expect(demo.getByText('Twelve')).toBeVisible();
        await demo.getByLabel('New password').focus();
        await expect(demo.getByText('Use three words')).toBeVisible();
        await page.keyboard.type('abc');
        await page.keyboard.press('Tab');
        await expect(demo.getByText('You can change')).toBeVisible();
      },
    ],
  ]);
});

test('selects choose from a menu', async ({ page }) => {
  const option = (name: string | RegExp) => page.getByRole('option', { name });
  await checkDemos(page, '/material-ui/react-select/', [
    [
      'StationSelect',
      'the choice is used',
      async (demo) => {
        await demo.getByRole('combobox').click();
        await option('Market').click();
        await expectStatus(demo, 'The tram needs 9 minutes');
      },
    ],
    [
      'ShiftField',
      'a text field that selects has a hint',
      async (demo) => {
        await demo.getByRole('combobox').click();
        await option(/Night/).click();
        await expect(demo.getByText('Paid with a bonus')).toBeVisible();
      },
    ],
    [
      'BirdSelect',
      'several values',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.click();
        await option('Curlew').click();
        await option('Robin').click();
        await page.keyboard.press('Escape');
        await expect(box).toHaveText('Curlew, Heron');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      },
    ],
    [
      'TeaSelect',
      'keys open, move and choose',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.press('ArrowDown');
        await expect(page.getByRole('listbox')).toBeVisible();
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await expect(box).toHaveText('Gunpowder');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      },
    ],
    [
      'RoomSelect',
      'an empty value has a text, a taken room is disabled',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await expect(box).toHaveText('Any free room');
        await box.click();
        await expect(option('Rowan (taken)')).toHaveAttribute('aria-disabled', 'true');
        await option('Maple').click();
        await expect(box).toHaveText('Maple');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      },
    ],
    [
      'SizeNativeSelect',
      'the select of the browser',
      async (demo) => {
        await demo.getByLabel('Shoe size').selectOption('28');
        await expectStatus(demo, 'From 19 euros');
      },
    ],
  ]);
});

test('fields and selects of TypeScript keep their types', async ({ page }) => {
  await checkDemos(page, '/material-ui/guides/typescript/', [
    [
      'StatusTags',
      'looks by state',
      async (demo) => {
        const chips = demo.locator('.MuiChip-root');
        await expect(chips).toHaveText(['Draft', 'In review', 'Published']);
        await expect(chips.nth(0)).toHaveClass(/MuiChip-outlinedDefault/);
        await expect(chips.nth(1)).toHaveClass(/MuiChip-filledPrimary/);
        await expect(chips.nth(2)).toHaveClass(/MuiChip-outlinedSuccess/);
      },
    ],
    [
      'TypedFields',
      'the tree is an object, the size one of three',
      async (demo) => {
        await expectStatus(demo, 'Up to 15 meters');
        await demo.getByLabel('Tree').click();
        await page.getByRole('option', { name: 'Norway spruce' }).click();
        await expectStatus(demo, 'Up to 40 meters');
        await choose(demo, 'Size of the pot', 'large');
      },
    ],
  ]);
});
