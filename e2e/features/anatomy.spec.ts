import { chooseState, openAnatomy, shownNames } from '../fixtures/anatomy';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, visit } from '../fixtures/visit';

const PICKER = '/x/api/date-pickers/date-picker/';

test('names and elements of a component mark each other, in the state that shows them', async ({
  page,
}) => {
  await visit(page, PICKER);
  await expect(page.locator('[data-anatomy-stage]')).toHaveCount(0);
  const anatomy = await openAnatomy(page);
  expect(await shownNames(page)).toContain('slot:openPickerButton');

  await page.locator('[data-anatomy-slot-openPickerIcon]').hover();
  const icon = page.locator('[data-item="slot:openPickerIcon"]');
  await expect(icon).toHaveAttribute('data-pointed', 'true');
  const isInList = () =>
    icon.evaluate((name) => {
      const list = name.closest('.anatomy-names')?.getBoundingClientRect();
      const { top, bottom } = name.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
  await expect.poll(isInList).toBe(true);

  // No popup is open: the anatomy finds the state that has one.
  const name = page.locator('[data-item="slot:actionBar"]');
  await expect(name).toHaveAttribute('data-shown', 'false');
  await name.press('Enter');
  await expect(name).toHaveAttribute('data-shown', 'true');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await expect(name).toBeFocused();
  await expect(anatomy.locator('input[value="open"]')).toBeChecked();
  await expect(anatomy.getByRole('region', { name: 'slotProps' }).locator('code')).toContainText(
    "actionBar: { className: 'my-actionBar' }",
  );
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a menu stays open while its name is pressed, and another state is one press away', async ({
  page,
}) => {
  await visit(page, '/x/api/data-grid/data-grid/');
  const anatomy = await openAnatomy(page);
  await chooseState(page, anatomy.locator('input[value="columnMenu"]'));
  const menu = anatomy.getByRole('menuitem', { name: 'Hide column' });
  await expect(menu).toBeVisible();
  const name = page.locator('[data-item="slot:columnMenu"]');
  await name.click();
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await expect(menu).toBeVisible();
  await chooseState(page, anatomy.locator('input[value="columns"]'));
});
