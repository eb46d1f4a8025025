import type { Locator } from '@playwright/test';
import type { CodeStyling } from '../../../model/preferences';
import { checkDemos } from '../../fixtures/demo-checks';
import { demoNamed, openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { choose } from '../../fixtures/styled-demos';
import { expect, test } from '../../fixtures/test';
import { expectArrowKeys, focusItem } from '../../fixtures/tree-keys';
import { itemLabels } from '../../fixtures/tree-labels';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-tree-view/simple-tree-view/customization/');

test('a headless item keeps a key for itself', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeadlessItem');
  const star = demo.getByRole('button', { name: 'Take the star away' });
  await demo.getByText('Main dishes').click();
  await expect(demo.getByText('Smoked trout')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  const focused = demo.locator(':focus');
  await focusItem(demo.getByRole('treeitem', { name: 'Gnocchi with sage' }));
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Smoked trout');
  // Without `defaultMuiPrevented` the letter would go to the item "Sweets".
  await page.keyboard.press('s');
  await expect(star).toHaveCount(1);
  await page.keyboard.press('s');
  await expect(star).toHaveCount(0);
  await page.keyboard.press('g');
  await expect(focused).toHaveText('Gnocchi with sage');
  await page.keyboard.press('s');
  await expect(star).toHaveCount(1);
  await star.click();
  await expect(star).toHaveCount(0);
});

test('the arrow opens, the label selects', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrowOnly');
  await expect(itemLabels(demo)).toHaveText(['North', 'Coast', 'Lakes', 'South']);
  await demo.getByText('South').click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('South');
  await expect(demo.getByText('Plains')).toHaveCount(0);
  await demo.locator('.MuiTreeItem-iconContainer').last().click();
  await expect(demo.getByText('Plains')).toBeVisible();
  await demo.getByText('Hills').click({ modifiers: ['Shift'] });
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('Hills');
  expect(await page.evaluate(() => String(getSelection())), 'no text is selected').toBe('');
});

test('the sliders change indent and height', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeSpacing');
  const row = demo.locator('.MuiTreeItem-content').first();
  await expect(row).toHaveCSS('min-height', '40px');
  await demo.getByRole('slider', { name: 'Height of a row' }).focus();
  await page.keyboard.press('End');
  await expect(row).toHaveCSS('min-height', '48px');
  const group = demo.getByRole('tree').getByRole('group').first();
  await expect(group).toHaveCSS('padding-left', '28px');
  await demo.getByRole('slider', { name: 'Indent' }).focus();
  await page.keyboard.press('Home');
  await expect(group).toHaveCSS('padding-left', '0px');
  await expect(itemLabels(demo)).toHaveText(['Hall A', 'Aisle 1', 'Shelf 1', 'Shelf 2', 'Yard']);
});

const rowOf = (demo: Locator, text: string) =>
  demo.locator('.MuiTreeItem-content').filter({ hasText: text });

/** A class of rows, by styling: it shows which variant runs. */
const ROW_CLASS: Record<Exclude<CodeStyling, 'MUI System'>, RegExp> = {
  Tailwind: /(^| )rounded-2xl! /,
  CSS: /(^| )StyledItems-content( |$)/,
};

async function stylesRowsAndGroups(demo: Locator): Promise<void> {
  for (const styling of ['MUI System', 'Tailwind', 'CSS'] as const) {
    const boats = rowOf(demo, 'Boats at low tide');
    if (styling !== 'MUI System') {
      await choose(demoNamed(demo.page(), 'StyledItems'), styling);
      await expect(boats, styling).toHaveClass(ROW_CLASS[styling]);
    }
    await expect(boats, styling).toHaveCSS('border-top-left-radius', '16px');
    await expect(rowOf(demo, 'On loan'), styling).toHaveCSS('border-top-left-radius', '16px');
    const group = demo.getByRole('tree').getByRole('group').first();
    await expect(group, styling).toHaveCSS('border-left-width', '2px');
    // Without the style, a selected row has a translucent color.
    await expect(boats, styling).not.toHaveCSS('background-color', /^rgba\(/);
    await expect(boats, styling).toHaveCSS('outline-style', 'none');
    await boats.click();
    await expect(boats, styling).toHaveCSS('outline-style', 'solid');
    await rowOf(demo, 'On loan').click();
    await expect(boats, styling).toHaveCSS('outline-style', 'none');
  }
}

async function drawsLines(demo: Locator): Promise<void> {
  const groups = demo.getByRole('tree').getByRole('group');
  await expect(groups).toHaveCount(2);
  for (const group of await groups.all()) {
    await expect(group).toHaveCSS('border-left-style', 'dashed');
    await expect(group).toHaveCSS('border-left-width', '1px');
  }
  const icons = [
    demo.getByTestId('AddBoxOutlinedIcon'),
    demo.getByTestId('IndeterminateCheckBoxOutlinedIcon'),
  ] as const;
  await expect(icons[0]).toHaveCount(2);
  await expect(icons[1]).toHaveCount(2);
  await itemLabels(demo).filter({ hasText: 'Larches' }).click();
  await expect(icons[0]).toHaveCount(1);
  await expect(icons[1]).toHaveCount(3);
}

async function inheritsColors(demo: Locator): Promise<void> {
  const [blue, orange, gray] = ['rgb(33, 150, 243)', 'rgb(230, 119, 0)', 'rgb(134, 142, 150)'];
  const icons = demo.getByTestId('FolderIcon');
  const expected = [blue, blue, blue, orange, orange, gray] as const;
  await expect(icons).toHaveCount(expected.length);
  for (const [index, color] of expected.entries()) {
    await expect(icons.nth(index)).toHaveCSS('color', color);
  }
}

async function stylesTreesInTheTheme(demo: Locator): Promise<void> {
  const label = (text: string) => itemLabels(demo).filter({ hasText: text });
  await expect(rowOf(demo, 'Roof')).toHaveCSS('padding-top', '2px');
  await expect(label('Roof')).toHaveCSS('font-size', '14px');
  const group = demo.getByRole('tree').getByRole('group');
  await expect(group).toHaveCSS('padding-left', '24px');
  await expect(label('Foundations')).toHaveCSS('font-weight', '700');
  await expect(label('Walls')).toHaveCSS('font-weight', '400');
  await label('Walls').click();
  await expect(label('Walls')).toHaveCSS('font-weight', '700');
}

async function fadesBranches(demo: Locator): Promise<void> {
  const breads = itemLabels(demo).filter({ hasText: 'Breads' });
  const groups = demo.getByRole('tree').getByRole('group');
  await expect(groups).toHaveCount(1);
  await breads.click();
  await expect(groups).toHaveCount(2);
  await expect(groups.last()).toHaveCSS('transition-duration', '0.5s');
  const content = groups.last().locator('.MuiCollapse-wrapperInner > div');
  await expect(content).toHaveCSS('transition-property', 'opacity');
  await expect(content).toHaveCSS('transition-duration', '0.9s');
  await expect(content).toHaveCSS('opacity', '1');
  await breads.click();
  await expect(demo.getByText('Rye bread')).toHaveCount(0);
}

async function replacesParts(demo: Locator): Promise<void> {
  const avatars = demo.locator('.MuiAvatar-root');
  await expect(avatars).toHaveText(['I', 'B', 'L', 'M', 'A']);
  const mateus = rowOf(demo, 'Mateus Carvalho');
  await expect(mateus).toHaveCSS('border-bottom-width', '1px');
  const distance = async () => {
    const [avatar, arrow] = await Promise.all([
      mateus.locator('.MuiAvatar-root').boundingBox(),
      mateus.locator('.MuiTreeItem-iconContainer').boundingBox(),
    ]);
    return avatar && arrow ? arrow.x - avatar.x : NaN;
  };
  await expect.poll(distance, 'the arrow is after the label').toBeGreaterThan(100);
  await mateus.click();
  await expect(avatars).toHaveText(['I', 'B', 'L', 'M', 'I', 'A']);
}

const CHECKS = [
  ['rows and groups have styles', 'StyledItems', stylesRowsAndGroups],
  ['groups have lines, items plus and minus', 'TreeLines', drawsLines],
  ['items inherit a color', 'FolderColors', inheritsColors],
  ['the theme styles a tree', 'TreeInTheme', stylesTreesInTheTheme],
  ['a branch fades in', 'GroupTransition', fadesBranches],
  ['slots replace the parts of an item', 'ItemSlots', replacesParts],
] as const;

test('each tree is customized as the page describes', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  for (const [behavior, name, check] of CHECKS) {
    await test.step(behavior, async () => check(await runDemo(page, name)));
  }
});

test('the arrow keys reach every item', { tag: '@full' }, async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['TreeSpacing', 'rows with another height', (demo) => expectArrowKeys(demo)],
    ['TreeLines', 'groups with lines', (demo) => expectArrowKeys(demo)],
    ['TreeInTheme', 'a tree with a theme', (demo) => expectArrowKeys(demo)],
    ['HeadlessItem', 'items with their own parts', (demo) => expectArrowKeys(demo)],
  ]);
});
