import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { groupHeader, rowWith, toggleGroup } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-grouping/');

test('a group is selected with its rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectionPropagation');
  const status = demo.getByRole('status');
  const box = (text: string) => rowWith(demo, text).getByRole('checkbox');
  await expect(status).toHaveText('0 people selected');
  await expect.poll(async () => (await groupHeader(demo).boundingBox())?.width).toBe(190);
  await box('Design (7)').check();
  await expect(status).toHaveText('7 people selected');
  await toggleGroup(demo, 'Design');
  await expect(box('Lisbon (2)')).toBeChecked();
  await toggleGroup(demo, 'Lisbon');
  await box('Mateus Carvalho').uncheck();
  await expect(status).toHaveText('6 people selected');
  await expect(box('Design (7)')).toHaveAttribute('data-indeterminate', 'true');
  await box('Mateus Carvalho').check();
  await expect(box('Design (7)')).toBeChecked();
  await expect(status).toHaveText('7 people selected');
});
