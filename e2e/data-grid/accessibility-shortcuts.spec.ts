import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';

const PAGE = '/x/react-data-grid/accessibility/';
const FILE = path.join(__dirname, '../../docs/react-data-grid/accessibility/index.mdx');

/** Rows of the tables of keys, as `heading: keys`, as they are written in the page. */
function writtenShortcuts(): string[] {
  const text = readFileSync(FILE, 'utf8');
  const keyboard = text.slice(text.indexOf('## Keyboard'), text.indexOf('## The order of'));
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

/** A cell by its field and the number of its row, counted from 0. */
function cell(demo: Locator, field: string, row = 0): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

function header(demo: Locator, field: string): Locator {
  return demo.locator(`[role="columnheader"][data-field="${field}"]`);
}

interface Check {
  /** Where the focus is before the key is pressed. */
  from?: [field: string, row: number | 'header'];
  press: string;
  /** Where the focus is afterwards. */
  to?: [field: string, row: number | 'header'];
  then?: (demo: Locator, page: Page) => Promise<void>;
}

const selected = (count: number) => async (demo: Locator) =>
  expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(count);

const sortedBy = (field: string, order: string) => async (demo: Locator) =>
  expect(header(demo, field)).toHaveAttribute('aria-sort', order);

const editorHas = (value: string) => async (demo: Locator) =>
  expect(demo.getByRole('textbox')).toHaveValue(value);

const FIRST = '__detail_panel_toggle__';
const LAST = 'items';

const CHECKS: Record<string, Check> = {
  'Move between cells: →': { from: ['customer', 1], press: 'ArrowRight', to: ['city', 1] },
  'Move between cells: ←': { from: ['customer', 1], press: 'ArrowLeft', to: ['id', 1] },
  'Move between cells: ↓': { from: ['customer', 1], press: 'ArrowDown', to: ['customer', 2] },
  'Move between cells: ↑': {
    from: ['customer', 1],
    press: 'ArrowUp',
    to: ['customer', 0],
    then: async (demo, page) => {
      await page.keyboard.press('ArrowUp');
      await expect(header(demo, 'customer')).toBeFocused();
    },
  },
  'Move between cells: Home': { from: ['city', 1], press: 'Home', to: [FIRST, 1] },
  'Move between cells: End': { from: ['id', 1], press: 'End', to: [LAST, 1] },
  'Move between cells: Ctrl + Home': { from: ['city', 3], press: 'Control+Home', to: [FIRST, 0] },
  'Move between cells: Ctrl + End': { from: ['id', 1], press: 'Control+End', to: [LAST, 59] },
  'Move between cells: Page Down': { from: ['id', 0], press: 'PageDown', then: movedDown },
  'Move between cells: Page Up': {
    from: ['id', 2],
    press: 'PageUp',
    to: ['id', 0],
    then: async (demo, page) => {
      await page.keyboard.press('PageUp');
      await expect(header(demo, 'id')).toBeFocused();
    },
  },
  'Move between cells: Space': { from: ['id', 0], press: 'Space', then: movedDown },
  'Move between cells: Tab': {
    from: ['id', 0],
    press: 'Tab',
    then: (demo) => expect(demo.getByRole('grid').locator(':focus')).toHaveCount(0),
  },
  'On a header: →': { from: ['id', 'header'], press: 'ArrowRight', to: ['customer', 'header'] },
  'On a header: ↓': { from: ['id', 'header'], press: 'ArrowDown', to: ['id', 0] },
  'On a header: Home': { from: ['city', 'header'], press: 'Home', to: [FIRST, 'header'] },
  'On a header: End': { from: ['id', 'header'], press: 'End', to: [LAST, 'header'] },
  'On a header: Page Down': { from: ['id', 'header'], press: 'PageDown', then: movedDown },
  'On a header: Enter': {
    from: ['id', 'header'],
    press: 'Enter',
    then: sortedBy('id', 'ascending'),
  },
  'On a header: Shift + Enter': {
    from: ['city', 'header'],
    press: 'Enter',
    then: async (demo, page) => {
      await header(demo, 'id').focus();
      await page.keyboard.press('Shift+Enter');
      await sortedBy('city', 'ascending')(demo);
      await sortedBy('id', 'ascending')(demo);
    },
  },
  'On a header: Ctrl + Enter': {
    from: ['id', 'header'],
    press: 'Control+Enter',
    then: (_demo, page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  'On a header: Escape': {
    from: ['id', 'header'],
    press: 'Control+Enter',
    then: async (demo, page) => {
      await expect(page.getByRole('menu')).toBeVisible();
      await expect(demo.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(demo.locator(':focus')).toHaveCount(1);
    },
  },
  'Select and copy: Shift + Space': {
    from: ['id', 1],
    press: 'Shift+Space',
    then: async (demo, page) => {
      await selected(1)(demo);
      await page.keyboard.press('Shift+Space');
      await selected(0)(demo);
    },
  },
  'Select and copy: Shift + ↓': {
    from: ['id', 1],
    press: 'Shift+ArrowDown',
    to: ['id', 2],
    then: selected(2),
  },
  'Select and copy: Shift + ↑': {
    from: ['id', 1],
    press: 'Shift+ArrowDown',
    then: async (demo, page) => {
      await selected(2)(demo);
      await page.keyboard.press('Shift+ArrowUp');
      await selected(1)(demo);
    },
  },
  'Select and copy: Ctrl + A': {
    from: ['id', 1],
    press: 'Control+a',
    then: (demo) => expect(demo.getByText('60 rows selected')).toBeVisible(),
  },
  'Select and copy: Ctrl + C': {
    from: ['customer', 1],
    press: 'Control+c',
    then: (_demo, page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Molen Papier'),
  },
  'Edit: Enter': {
    from: ['customer', 1],
    press: 'Enter',
    then: async (demo, page) => {
      await editorHas('Molen Papier')(demo);
      await page.keyboard.press('Enter');
      await expect(cell(demo, 'customer', 2)).toBeFocused();
    },
  },
  'Edit: A letter or number': { from: ['customer', 1], press: 'x', then: editorHas('x') },
  'Edit: Backspace': { from: ['customer', 1], press: 'Backspace', then: editorHas('') },
  'Edit: Delete': { from: ['customer', 1], press: 'Delete', then: editorHas('') },
  'Edit: Escape': {
    from: ['customer', 1],
    press: 'x',
    then: async (demo, page) => {
      await editorHas('x')(demo);
      await page.keyboard.press('Escape');
      await expect(cell(demo, 'customer', 1)).toHaveText('Molen Papier');
      await expect(cell(demo, 'customer', 1)).toBeFocused();
    },
  },
  'Edit: Tab': { from: ['customer', 1], press: 'x', then: saveBy('Tab', 'city') },
  'Edit: Shift + Tab': { from: ['customer', 1], press: 'x', then: saveBy('Shift+Tab', 'id') },
  'In cells with something inside: Space, On a checkbox': {
    from: ['id', 1],
    press: 'ArrowLeft',
    to: ['__check__', 1],
    then: async (demo, page) => {
      await page.keyboard.press('Space');
      await selected(1)(demo);
    },
  },
  'In cells with something inside: Space, On a toggle': {
    from: [FIRST, 0],
    press: 'Space',
    then: (demo) => expect(demo.locator('.MuiDataGrid-detailPanel')).toBeVisible(),
  },
};

/** Shown by a demo of another page, because it takes Premium. */
const GROUP = 'In cells with something inside: Space, On a group';

async function movedDown(demo: Locator): Promise<void> {
  const focused = demo.locator('[role="row"]:has(:focus)');
  await expect(focused).toHaveAttribute('data-rowindex', /^([3-9]|1\d)$/);
}

function saveBy(key: string, next: string) {
  return async (demo: Locator, page: Page) => {
    await editorHas('x')(demo);
    await page.keyboard.press(key);
    await expect(cell(demo, 'customer', 1)).toHaveText('x');
    await expect(cell(demo, next, 1)).toBeFocused();
  };
}

function focusable(demo: Locator, [field, row]: [string, number | 'header']): Locator {
  return row === 'header' ? header(demo, field) : cell(demo, field, row);
}

/** The cell itself, or what it hands the focus on to. */
async function expectFocus(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

test('every shortcut of the page is checked, and no other', () => {
  expect(writtenShortcuts().sort()).toEqual([...Object.keys(CHECKS), GROUP].sort());
});

for (const [name, { from, press, to, then }] of Object.entries(CHECKS)) {
  test(name, async ({ page, context }) => {
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
  await group.focus();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('gridcell', { name: 'Harbour Bakery' }).first()).toBeVisible();
});
