import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, cssOf, expectPixels, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('checkboxes consent, limit and sum up', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-checkbox/', [
    [
      'ConsentCheckbox',
      'the label checks',
      async (demo) => {
        await demo.getByText('Write to me').click();
        await expectStatus(demo, 'You do not get warnings');
      },
    ],
    [
      'ToppingCheckboxes',
      'more than two are an error',
      async (demo) => {
        await demo.getByLabel('Cinnamon').check();
        await expectStatus(demo, 'Choose up to two');
        await demo.getByLabel('Poppy seeds').check();
        await expectStatus(demo, 'Remove one: two at most');
      },
    ],
    [
      'PackingList',
      'the first one is mixed, checks all and none',
      async (demo) => {
        const all = demo.getByLabel('Everything');
        await expect(all).toHaveJSProperty('indeterminate', true);
        await all.click();
        await expect(all).toHaveJSProperty('indeterminate', false);
        await expect(demo.getByLabel('Map')).toBeChecked();
        await demo.getByLabel('Map').click();
        await expect(all).toHaveJSProperty('indeterminate', true);
        await all.click();
        await expect(all).toBeChecked();
        await all.click();
        await expect(demo.getByLabel('Tent')).not.toBeChecked();
      },
    ],
    [
      'StarCheckboxes',
      'other icons, with names',
      async (demo) => {
        await expect(demo.getByTestId('StarIcon')).toHaveCount(0);
        await demo.getByLabel('Mark Mill valley with a star').check();
        await expect(demo.getByTestId('StarIcon')).toHaveCount(1);
      },
    ],
  ]);
});

test('radios have one value', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-radio-group/', [
    [
      'TravelRadios',
      'one of a named group, one is disabled',
      async (demo) => {
        const group = demo.getByRole('radiogroup', { name: 'How do you get there?' });
        await group.getByLabel('By bike').check();
        await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
        await expect(demo.getByLabel('By boat')).toBeDisabled();
      },
    ],
    [
      'MoodScale',
      'a scale in a row',
      async (demo) => {
        await demo.getByLabel('4', { exact: true }).check();
        await expect(demo.getByText('Your answer: 4 of 5')).toBeVisible();
      },
    ],
    [
      'QuizRadios',
      'an answer is checked',
      async (demo) => {
        await press(demo, 'Check');
        await expectStatus(demo, 'Choose an answer first');
        await demo.getByLabel('Spider').check();
        await press(demo, 'Check');
        await expectStatus(demo, 'No, spiders have eight legs');
        await demo.getByLabel('Beetle').check();
        await press(demo, 'Check');
        await expectStatus(demo, 'Right, beetles have six legs');
      },
    ],
    [
      'PlanCards',
      'the chosen card has another border',
      (demo) =>
        inEachStyling(demo, async () => {
          const card = demo.locator('label', { hasText: 'Single' });
          await expect(demo.getByLabel('Family')).toBeChecked();
          const border = await cssOf(card, 'border-top-color');
          await card.click();
          await expect(demo.getByLabel('Single')).toBeChecked();
          await expect(card).not.toHaveCSS('border-top-color', border);
          await expect(card).toHaveCSS('height', '56px');
        }),
    ],
  ]);
});

test('switches act at once', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-switch/', [
    [
      'ReminderSwitches',
      'a group of switches',
      async (demo) => {
        await demo.getByRole('switch', { name: 'Doorbell' }).check();
        await expectStatus(demo, '2 of 3 are active');
      },
    ],
    [
      'AlarmSwitch',
      'a switch that could not be saved goes back',
      async (demo) => {
        const alarm = demo.getByRole('switch', { name: 'Alarm' });
        await alarm.click();
        await expectStatus(demo, 'Saving…');
        await expect(alarm).toBeChecked();
        await expectStatus(demo, 'Close the door first');
        await expect(alarm).not.toBeChecked();
        await demo.getByRole('switch', { name: 'The door is open' }).click();
        await alarm.click();
        await expectStatus(demo, 'The alarm is on');
      },
    ],
    [
      'NextSongSwitch',
      'the thumb moves by the width of the track',
      (demo) =>
        inEachStyling(demo, async () => {
          const thumb = demo.locator('.MuiSwitch-thumb');
          const { x } = await boxOf(thumb);
          await demo.getByRole('switch').click();
          await expectPixels(async () => x - (await boxOf(thumb)).x, 24);
        }),
    ],
  ]);
});

test('ratings are given, shown and described', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-rating/', [
    [
      'MealRating',
      'a second click takes the rating away',
      async (demo) => {
        const star = demo.locator('label').nth(3);
        await star.click();
        await expectStatus(demo, '4 of 5');
        await page.mouse.move(0, 0);
        await star.click();
        await expectStatus(demo, 'Not rated');
      },
    ],
    [
      'BookRatings',
      'a rating that is only read is an image with a name',
      async (demo) => {
        await expect(demo.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
        await expect(demo.getByRole('radio')).toHaveCount(0);
      },
    ],
    [
      'HalfStarRating',
      'the pointer shows a text, and chooses half stars',
      async (demo) => {
        const { x, y, right } = await boxOf(demo.locator('.MuiRating-root'));
        await page.mouse.move(right - 4, y + 10);
        await expect(demo.getByText('Excellent', { exact: true })).toBeVisible();
        // A click takes what the pointer has reached.
        await page.mouse.move(x + 3, y + 10);
        await expect(demo.getByText('Excellent', { exact: true })).toHaveCount(0);
        await page.mouse.click(x + 3, y + 10);
        await page.mouse.move(0, 0);
        await expect(demo.locator('input:checked')).toHaveAttribute('value', '0.5');
      },
    ],
    [
      'SpiceLevel',
      'own icons, each with a name',
      async (demo) => {
        await demo.getByRole('radio', { name: 'Medium' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(demo.getByRole('radio', { name: 'Hot', exact: true })).toBeChecked();
      },
    ],
  ]);
});
