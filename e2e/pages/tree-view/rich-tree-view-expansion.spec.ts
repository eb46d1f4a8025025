import { recordTexts } from '../../fixtures/passing-states';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { itemLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/expansion/');

test('pages of children come, and the focus goes on', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PagedChildren');
  const item = (id: string) => demo.locator(`[id="paged-${id}"]`);
  await item('room-1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(item('room-1/shelf-4')).toBeVisible();
  await expect(item('room-1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('room-1/shelf-1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const more = item('room-1/shelf-1/more');
  await expect(more).toHaveText('7 more');
  await expect(item('room-1/shelf-1')).toBeFocused();
  const status = demo.getByRole('status');
  const texts = await recordTexts(status);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveText('2 more');
  await expect(item('room-1/shelf-1/box-6')).toBeFocused();
  await expect(status).toHaveText('GET /places?below=room-1/shelf-1&from=5: 5 places');
  expect(await texts()).toContain('GET /places?below=room-1/shelf-1&from=5 …');
});

test('a search opens the branches with a match', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchOpensBranches');
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await demo.getByRole('searchbox', { name: 'Find a place' }).fill('lane');
  await expect(demo.locator('mark')).toHaveText(['Lane', 'Lane']);
  await expect(demo.getByText('Oakfield')).toBeVisible();
  await demo.getByText('Coast').click();
  await expect(itemLabels(demo)).toHaveText([
    'Coast',
    'Valley',
    'Millbridge',
    'Mill Lane',
    'Oakfield',
  ]);
});

test('the slider opens level by level', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpenLevels');
  await expect(demo.getByRole('treeitem')).toHaveCount(5);
  await demo.getByRole('slider', { name: 'Open levels' }).focus();
  await page.keyboard.press('End');
  await expect(demo.getByText('Sail Lane')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await demo.getByText('Valley').click();
  await expect(itemLabels(demo)).toHaveText(['Coast', 'Valley', 'Millbridge', 'Oakfield']);
});

test('a click selects, a double click opens', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DoubleClickOpens');
  await expect(itemLabels(demo)).toHaveText(['Inbox', 'Orders', 'Questions', 'Sent', 'Drafts']);
  await demo.getByText('Sent').click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('Sent');
  await expect(demo.getByText('Offers')).toHaveCount(0);
  await demo.getByText('Sent').dblclick();
  await expect(demo.getByText('Offers')).toBeVisible();
});
