import type { Page } from '@playwright/test';
import { EDITING_PAGE, partsOf, replaceText, startEditing } from '../fixtures/demo-editor';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const ORIGINAL = 'One styling is enough here';

/** Ways in which a user's code can hang a page. */
const HANGS = [
  {
    when: 'after 300 ms',
    code: `setTimeout(() => { for (;;); }, 300);
export default function Mine() { return <b>Mine</b>; }`,
    tag: [],
  },
  {
    when: 'in render',
    code: 'export default function Mine() { for (;;); }',
    tag: ['@full'],
  },
  {
    when: 'in an effect',
    code: `import { useEffect } from 'react';
export default function Mine() { useEffect(() => { for (;;); }); return <b>Mine</b>; }`,
    tag: ['@full'],
  },
  {
    when: 'on a click',
    code: 'export default function Mine() { return <button onClick={() => { for (;;); }}>Mine</button>; }',
    tag: ['@full'],
    onClick: true,
  },
];

/** Checks that a page still runs code within half a second. */
async function answers(page: Page): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 500));
  const alive = page.evaluate(() => true).catch(() => false);
  return Promise.race([alive, late]);
}

for (const { when, code, tag, onClick } of HANGS) {
  test(`a draft that hangs ${when} leaves the page usable`, { tag }, async ({ page, context }) => {
    const { editor, stage } = await startEditing(page, EDITING_PAGE, 'PlainNotice');
    await editor.press('ControlOrMeta+a');
    await page.keyboard.insertText(code);
    if (onClick) {
      const mine = stage.getByRole('button', { name: 'Mine' });
      await expect(mine).toBeVisible();
      // Longer than the two seconds after which code counts as finished.
      await page.waitForTimeout(2_500);
      await mine.click({ noWaitAfter: true, timeout: 2_000 }).catch(() => undefined);
    }
    await expect.poll(() => answers(page)).toBe(false);
    // Users leave before the browser ends a tab that does not respond.
    const closed = page.close();
    const reopened = await context.newPage();
    await visit(reopened, EDITING_PAGE);
    const again = partsOf(reopened, 'PlainNotice');
    await again.stage.scrollIntoViewIfNeeded();
    await expect(again.stage).toContainText(ORIGINAL);
    await expect(again.edit).toHaveText('Your edits');
    await again.edit.click();
    await expect(again.editor).toContainText('for (;;);');
    await expect(again.status).toContainText(
      onClick ? 'is not running' : 'did not finish when it last ran',
    );
    await again.demo.getByRole('button', { name: 'Reset code' }).click();
    await expect(again.edit).toHaveText('Edit code');
    await replaceText(again.editor, ORIGINAL, 'Still usable');
    await expect(again.edit).toHaveText('Your edits');
    await again.demo.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(again.stage).toContainText('Still usable');
    await closed;
  });
}
