import {
  EDITING_PAGE,
  forbidEval,
  partsOf,
  replaceText,
  startEditing,
} from '../fixtures/demo-editor';
import { openDemo } from '../fixtures/demos';
import { watchScripts } from '../fixtures/loaded-scripts';
import { loadNotice } from '../fixtures/load-notice';
import { expect, test } from '../fixtures/test';
import { hydrated } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';

test(
  'an edited demo runs at once, in its own place, in both variants',
  { tag: '@full' },
  async ({ page }) => {
    const { demo, stage, edit, editor } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
    await expect(editor).toHaveAccessibleName('Code of NoticeCard.tsx, editable');
    await replaceText(editor, 'remaining: number = 3', 'remaining: number = 4 + 4');
    await expect(stage).toContainText('Seats left: 8');
    await expect(edit).toHaveText('Edited');

    // JavaScript is a separate version of the code.
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await expect(stage).toContainText('Seats left: 3');
    await expect(edit).toHaveText('Edit code');
    await expect(editor).toHaveAccessibleName('Code of NoticeCard.jsx, editable');
    await replaceText(editor, 'remaining = 3', 'remaining = 5');
    await expect(stage).toContainText('Seats left: 5');
    await replaceText(editor, 'remaining = 5', 'remaining: number = 5');
    await expect(editor.locator('.cm-problem')).toContainText('remaining');
    await demo.getByRole('button', { name: 'TS', exact: true }).click();
    await expect(stage).toContainText('Seats left: 8');
  },
);

test('a styling of a demo is edited with its style sheet', { tag: '@full' }, async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'codeStyling', value: 'Tailwind', domain: 'localhost', path: '/' }]);
  const { stage, editor } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
  await forbidEval(page);
  await expect(editor).toHaveAccessibleName('Code of NoticeCard.tailwind.tsx, editable');
  await replaceText(editor, 'Seats left', 'Places left');
  const card = stage.getByText('Places left').last().locator('..');
  await expect(card).toHaveCSS('border-top-left-radius', '8px');
  // Classes that no demo of the page has, and their order.
  await replaceText(editor, 'rounded-lg border', 'rounded-[5px] border');
  await expect(card).toHaveCSS('border-top-left-radius', '5px');
  await replaceText(editor, 'bg-sky-50 p-4', 'bg-sky-50 pl-7 p-4');
  await expect(card).toHaveCSS('padding-left', '28px');
});

test('edited code runs without eval, and leaves nothing behind', async ({ page, printed }) => {
  printed.provoke('Content Security Policy');
  const { stage, editor } = await startEditing(page, EDITING_PAGE, 'PlainNotice');
  await forbidEval(page);
  const globals = () => page.evaluate(() => Object.keys(window).sort());
  const before = await globals();
  await replaceText(editor, 'One styling is enough here', "{(0, eval)('1 + 1')}");
  await expect(editor.locator('.cm-problem'), 'the policy is in force').toContainText('eval');
  await replaceText(editor, "(0, eval)('1 + 1')", '1 + 1');
  await expect(stage).toHaveText('2');
  await expect(page.locator('script[src^="blob:"]')).toHaveCount(0);
  expect(await globals()).toEqual(before);
});

test(
  'other exports and parts of its packages, and its files, are at hand',
  { tag: '@full' },
  async ({ page }) => {
    const { stage, editor } = await startEditing(page, GRID_PAGE, 'FirstGrid');
    await replaceText(
      editor,
      'import { DataGrid, ',
      "import Chip from '@mui/material/Chip';\nimport { GridToolbar, DataGrid, ",
    );
    await replaceText(editor, 'rows={rows}', 'rows={rows} slots={{ toolbar: GridToolbar }}');
    await expect(stage.getByRole('button', { name: 'Show filters' })).toBeVisible();
    await replaceText(editor, '<DataGrid aria', '<Chip label="A chip" /><DataGrid aria');
    await expect(stage.getByText('A chip')).toBeVisible();
  },
);

test(
  'a package that the demo has not is an error that says which it has',
  { tag: '@full' },
  async ({ page }) => {
    const { stage, editor, status } = await startEditing(page, GRID_PAGE, 'FirstGrid');
    await replaceText(editor, "'@mui/x-data-grid'", "'@mui/x-data-gird'");
    await expect(status).toHaveText(
      'Line 1: Cannot find "@mui/x-data-gird". This demo can import: @mui/material, @mui/x-data-grid, react, react-dom',
    );
    await expect(stage.getByLabel('Weather readings')).toBeVisible();
  },
);

test(
  'code that does not parse leaves the demo with its state, and marks the line',
  { tag: '@full' },
  async ({ page }) => {
    const { stage, editor, status } = await startEditing(page, GRID_PAGE, 'FirstGrid');
    const header = stage.getByRole('columnheader', { name: '°C' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await replaceText(editor, 'id: 1', 'id: ');
    await expect(editor.locator('.cm-problem')).toContainText('id: ');
    await expect(status).toContainText(/^Line \d+: Unexpected token/);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await editor.press('ControlOrMeta+z');
    await expect(editor.locator('.cm-problem')).toHaveCount(0);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
);

test(
  'what throws is said beside its line, and the last good version stays',
  { tag: '@full' },
  async ({ page, printed }) => {
    printed.provoke('Too few seats');
    const { demo, stage, editor, status } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
    await replaceText(editor, 'number = 3', 'number = 6');
    await expect(stage).toContainText('Seats left: 6');
    await replaceText(editor, 'number = 6;', "number = 7; throw new Error('Too few seats');");
    await expect(editor.locator('.cm-problem')).toContainText('Too few seats');
    await expect(status).toHaveText('Line 5: Too few seats');
    await expect(stage).toContainText('Seats left: 6');
    await expect(demo.getByText('Last version that worked')).toBeVisible();
    await expect(stage.getByRole('alert')).toHaveCount(0);
    // Only the browser finds this error.
    await replaceText(editor, "throw new Error('Too few seats');", 'let twice; let twice;');
    await expect(status).toHaveText("Line 5: Identifier 'twice' has already been declared");
    await replaceText(editor, 'let twice; let twice;', '');
    await expect(stage).toContainText('Seats left: 7');
    await expect(demo.getByText('Last version that worked')).toBeHidden();

    // Outside of React, too.
    await replaceText(
      editor,
      '<Button variant',
      "<Button onClick={() => { throw new Error('Too few seats'); }} variant",
    );
    await replaceText(editor, 'Seats left', 'Places left');
    await expect(stage).toContainText('Places left: 7');
    await stage.getByRole('button', { name: 'Book' }).click();
    await expect(status).toContainText('Too few seats');
  },
);

test('undo, redo, and a reset that can be undone', async ({ page }) => {
  const { demo, stage, editor, edit, status } = await startEditing(
    page,
    EDITING_PAGE,
    'NoticeCard',
  );
  await replaceText(editor, 'Seats left', 'Places left');
  await expect(stage).toContainText('Places left: 3');
  await editor.press('ControlOrMeta+z');
  await expect(stage).toContainText('Seats left: 3');
  await expect(edit).toHaveText('Edit code');
  await editor.press('ControlOrMeta+Shift+z');
  await expect(stage).toContainText('Places left: 3');
  await expect(demo.getByRole('button', { name: /^Reset/ })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Reset code' }).click();
  await expect(demo.getByRole('button', { name: 'Reset demo' })).toBeFocused();
  await expect(stage).toContainText('Seats left: 3');
  await expect(status).toHaveText('NoticeCard.tsx was reset.');
  await page.reload();
  await expect(partsOf(page, 'NoticeCard').stage).toContainText('Seats left: 3');
  await expect(editor, 'nothing is kept').toHaveCount(0);
});

test('Tab leaves the editor unless it is to indent, Escape leaves always', async ({ page }) => {
  const { demo, editor, edit } = await startEditing(page, EDITING_PAGE, 'PlainNotice');
  const before = await editor.textContent();
  await editor.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(demo.getByRole('button', { name: 'Tab indents' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(demo.getByRole('toolbar', { name: /^Options/ }).locator(':focus')).toHaveCount(1);
  expect(await editor.textContent()).toBe(before);

  await demo.getByRole('button', { name: 'Tab indents' }).click();
  await expect(editor).toHaveAccessibleDescription(
    /^Press Tab to indent, Esc to leave the editor\./,
  );
  await editor.focus();
  await editor.press('Tab');
  await expect(editor).toBeFocused();
  expect(await editor.textContent()).toBe(`  ${before}`);
  await editor.press('Escape');
  await expect(edit).toBeFocused();

  await page.reload();
  await hydrated(page);
  const again = partsOf(page, 'PlainNotice');
  await again.edit.click();
  await expect(again.demo.getByRole('button', { name: 'Tab indents' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

/** A class name that only the editor uses. */
const WORDS_OF_CODEMIRROR = 'cm-content';

test('a page that nobody edits loads no editor', async ({ page }) => {
  const scripts = watchScripts(page);
  await openDemo(page, EDITING_PAGE, 'NoticeCard');
  await page.waitForLoadState('networkidle');
  expect(await scripts.have(WORDS_OF_CODEMIRROR)).toBe(false);
  const { edit, editor } = partsOf(page, 'NoticeCard');
  await edit.click();
  await expect(editor).toBeFocused();
  expect(await scripts.have(WORDS_OF_CODEMIRROR)).toBe(true);
});

test('without storage the editor works, and says what it cannot keep', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const { stage, editor, status } = await startEditing(page, EDITING_PAGE, 'PlainNotice');
  await replaceText(editor, 'One styling', 'My styling');
  await expect(stage).toContainText('My styling is enough here');
  await expect(status).toContainText('you lose your changes when you leave the page');
});

test(
  'without a network the editor says so, and comes when it is back',
  { tag: '@full' },
  async ({ page, context, printed }) => {
    printed.provoke('net::ERR_INTERNET_DISCONNECTED');
    await openDemo(page, EDITING_PAGE, 'NoticeCard');
    await page.waitForLoadState('networkidle');
    const { edit, editor } = partsOf(page, 'NoticeCard');
    await context.setOffline(true);
    await edit.click();
    await expect(loadNotice(page)).toContainText('could not be loaded');
    await context.setOffline(false);
    await edit.click();
    await expect(editor).toBeFocused();
  },
);
