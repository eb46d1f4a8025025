import { accessibilityFindings } from '../fixtures/axe';
import { EDITING_PAGE, replaceText, startEditing } from '../fixtures/demo-editor';
import { shownCode } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, store, visit } from '../fixtures/visit';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the editor is accessible, with and without something wrong', async ({ page }) => {
      const { demo, editor, status } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
      expect(await accessibilityFindings(page)).toEqual([]);
      await replaceText(editor, 'return (', 'return ((');
      await expect(status).toContainText('Line');
      await expect(editor).toHaveAccessibleDescription(
        /Press Tab or Esc to leave the editor\. Line \d+:/,
      );
      await demo.getByRole('button', { name: 'Tab indents' }).click();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  });
}

test('the code stays where it was, in the same letters and colors', async ({ page }) => {
  await visit(page, EDITING_PAGE);
  const demo = page.locator('[data-demo="NoticeCard"]');
  await demo.getByRole('button', { name: 'Show full code' }).click();
  const look = (element: Element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf('remaining') ?? -1;
      if (at === -1) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 'remaining'.length);
      const { left, top, width } = range.getBoundingClientRect();
      const { top: from } = element.getBoundingClientRect();
      return [left, top - from, width].map(Math.round);
    }
    return [];
  };
  const keyword = (element: Element) => {
    const parts = [...element.querySelectorAll('i, span')];
    const found = parts.find(({ textContent }) => textContent?.trim() === 'const');
    return found ? getComputedStyle(found).color : '';
  };
  const code = shownCode(demo);
  await expect(code).toContainText('export default');
  const before = [await code.evaluate(look), await code.evaluate(keyword)];
  await demo.getByRole('button', { name: 'Edit code' }).click();
  const editor = demo.getByRole('textbox', { name: /^Code of/ });
  await expect(editor).toBeFocused();
  const place = (await editor.evaluate(look)) as number[];
  // The padding of the block is the editor's own.
  expect([[place[0], (place[1] ?? 0) - 14, place[2]], await editor.evaluate(keyword)]).toEqual(
    before,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the editor fits, and letters are large enough not to be zoomed', async ({ page }) => {
    const { demo, stage, editor } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
    expect(await sidewaysScroll(page)).toBe(0);
    const size = await editor.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    await replaceText(editor, 'Seats left', 'Places left');
    await expect(stage).toContainText('Places left');
    for (const name of ['Tab indents', 'Reset code']) {
      const box = await demo.getByRole('button', { name }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 360), name).toBeLessThanOrEqual(360);
    }
  });
});

test('from right to left the code runs from left to right', async ({ page }) => {
  await store(page, { 'docs.themeState': JSON.stringify({ direction: 'rtl' }) });
  const { stage, editor } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(editor).toHaveCSS('direction', 'ltr');
  await replaceText(editor, 'Seats left', 'Places left');
  await expect(stage).toContainText('Places left');
  await expect(stage.getByText('Places left').last()).toHaveCSS('direction', 'rtl');
});

test('the editor speaks the language of the page', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/zh/x/react-data-grid/getting-started/');
  const demo = page.locator('[data-demo="FirstGrid"]');
  await demo.getByRole('button', { name: '编辑代码' }).click();
  const editor = demo.getByRole('textbox', { name: 'FirstGrid.tsx 的代码，可编辑' });
  await expect(editor).toBeFocused();
  await replaceText(editor, "'@mui/x-data-grid'", "'./nothing'");
  await expect(demo.getByText(/^第 1 行：找不到“\.\/nothing”/)).toBeVisible();
});

test('print shows all of the edited code', async ({ page }) => {
  const { demo, editor } = await startEditing(page, EDITING_PAGE, 'NoticeCard');
  await replaceText(editor, 'Seats left', 'Places left');
  await page.emulateMedia({ media: 'print' });
  await expect(demo.getByText('export default function')).toBeVisible();
  await expect(editor).toContainText('Places left');
  await expect(demo.getByRole('button', { name: 'Reset code' })).toBeHidden();
});
