import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { focusable, SHORTCUT_CHECKS } from '../../fixtures/grid-shortcuts';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/accessibility/';
const FILE = path.join(__dirname, '../../../docs/react-data-grid/accessibility/index.mdx');

/** Rows of the tables of keys, as `heading: keys`, as they are written in the page. */
function writtenShortcuts(): string[] {
  const text = readFileSync(FILE, 'utf8');
  const keyboard = text.slice(text.indexOf('## Keyboard'), text.indexOf('## Focus order'));
  return keyboard.split(/^### /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf(' {/*'));
    const rows = section.split('\n').filter((line) => line.startsWith('| '));
    return rows.slice(2).map((row) => {
      const [, keys = '', does = ''] = row.split('|').map((cell) => cell.trim());
      const name = `${heading}: ${keys.replace(/<\/?kbd>/g, '')}`;
      return heading.startsWith('In cells') ? `${name}, ${does.slice(0, does.indexOf(':'))}` : name;
    });
  });
}

/** Shown by a demo of another page, because it takes Premium. */
const GROUP = 'In cells with controls: Space, On a group';

/** The cell itself, or the element in it that receives the focus. */
async function expectFocus(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

test('every shortcut of the page is checked, and no other', () => {
  expect(writtenShortcuts().sort()).toEqual([...Object.keys(SHORTCUT_CHECKS), GROUP].sort());
});

for (const [name, { from, press, to, then }] of Object.entries(SHORTCUT_CHECKS)) {
  test(name, { tag: '@full' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, PAGE, 'KeyboardGrid');
    if (from) {
      const start = focusable(demo, from);
      await expect(start).toBeVisible();
      await start.focus();
      await expectFocus(start);
    }
    await page.keyboard.press(press);
    if (to) await expectFocus(focusable(demo, to));
    await then?.(demo, page);
  });
}

test(GROUP, async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/export/', 'ExcelGroups');
  const group = demo.getByRole('gridcell', { name: 'Portugal' });
  const below = demo.getByRole('gridcell', { name: 'Harbour Bakery' });
  await group.focus();
  await expect(below).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(below.first()).toBeVisible();
});
