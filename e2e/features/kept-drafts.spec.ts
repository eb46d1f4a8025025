import type { BrowserContext, Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { EDITING_PAGE, partsOf, replaceText, startEditing } from '../fixtures/demo-editor';
import { expect, test } from '../fixtures/test';
import { hydrated, store, stored, visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';
const KEY_START = 'demo.edited.';
const ORIGINAL = 'One styling is enough here';

declare global {
  interface Window {
    /** Counts how often code of a draft has run. */
    draftRuns?: number;
  }
}

/** Edits a demo on a separate page, and returns what the browser stores of it. */
async function draftOf(
  context: BrowserContext,
  name: string,
  old: string,
  text: string,
): Promise<Record<string, string>> {
  const page = await context.newPage();
  const { edit, editor } = await startEditing(page, EDITING_PAGE, name);
  await replaceText(editor, old, text);
  await expect(edit).toHaveText('Edited');
  const entries = await page.evaluate(() => Object.entries(localStorage));
  await page.close();
  return Object.fromEntries(entries.filter(([key]) => key.startsWith(KEY_START)));
}

/** The drafts with code in them that counts its runs: when it loads, and when it renders. */
function withCounter(drafts: Record<string, string>): Record<string, string> {
  const count = 'window.draftRuns = (window.draftRuns ?? 0) + 1;';
  return Object.fromEntries(
    Object.entries(drafts).map(([key, json]) => {
      const draft = JSON.parse(json) as { code: string };
      const code = `${count}\n${draft.code.replace('() {', `() { ${count}`)}`;
      return [key, JSON.stringify({ ...draft, code })];
    }),
  );
}

function runsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.draftRuns ?? 0);
}

test(
  'a draft shows on request, and runs after a click',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { demo, stage, edit, editor, status } = await startEditing(page, GRID_PAGE, 'FirstGrid');
    await replaceText(editor, 'Weather readings', 'My own readings');
    await expect(stage.getByLabel('My own readings')).toBeVisible();
    const before = await demo.boundingBox();

    await page.reload();
    await expect(stage.getByLabel('Weather readings')).toBeVisible();
    await expect(edit).toHaveText('Your edits');
    await expect(editor, 'nothing is fetched before it is asked for').toHaveCount(0);
    expect((await demo.boundingBox())?.width).toBe(before?.width);
    await edit.click();
    await expect(editor).toBeFocused();
    await expect(editor.getByText('My own readings'), 'the change is in view').toBeInViewport();
    await expect(status).toHaveText(
      'Your version of FirstGrid.tsx is not running. Select Run to start it.',
    );
    await expect(stage.getByLabel('Weather readings')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await demo.getByRole('button', { name: /^Copy/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied, 'the code that shows').toContain('aria-label="My own readings"');

    const run = demo.getByRole('button', { name: 'Run', exact: true });
    await run.click();
    await expect(stage.getByLabel('My own readings')).toBeVisible();
    await expect(run).toBeFocused();
    await expect(edit).toHaveText('Edited');
    // From now on it is as it was while the draft was written.
    await replaceText(editor, 'My own readings', 'New readings');
    await expect(stage.getByLabel('New readings')).toBeVisible();
  },
);

test('no address, choice, key or other tab runs code of a draft', async ({ page, context }) => {
  const plain = await draftOf(context, 'PlainNotice', ORIGINAL, 'Mine');
  await store(page, {});
  const notice = await draftOf(context, 'NoticeCard', 'Seats left', 'Places left');
  const drafts = withCounter({ ...plain, ...notice });
  const inBoth = Object.entries(drafts).map(([key, draft]) => [key.replace('.TS:', '.JS:'), draft]);
  await store(page, { ...drafts, ...(Object.fromEntries(inBoth) as Record<string, string>) });

  for (const hash of ['#PlainNotice', '#PlainNotice.js', '#NoticeCard.tsx']) {
    await visit(page, `${EDITING_PAGE}?run=${hash.slice(1)}${hash}`);
    const { demo, edit, editor, stage } = partsOf(page, 'PlainNotice');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toContainText(ORIGINAL);
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await demo.getByRole('button', { name: 'TS', exact: true }).click();
    await expect(edit).toHaveText('Your edits');
    await edit.click();
    await expect(editor).toBeFocused();
    await page.keyboard.type(' ');
    await page.keyboard.press('ControlOrMeta+Enter');
    // Undo after a reset restores the stored code, which must still wait to be started.
    await demo.getByRole('button', { name: 'Reset code' }).click();
    await editor.press('ControlOrMeta+z');
  }
  const { edit, editor, demo, stage } = partsOf(page, 'PlainNotice');
  const other = await context.newPage();
  await store(other, drafts);
  await expect(edit).toHaveText('Your edits');
  // Longer than the pause after which typed code runs.
  await page.waitForTimeout(1_000);
  expect(await runsOf(page)).toBe(0);

  await expect(editor).toContainText('Mine');
  await demo.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(stage).toContainText('Mine');
  expect(await runsOf(page), 'the counter works').toBeGreaterThan(0);
});

test(
  'what was started once is asked for again after a visit elsewhere',
  { tag: '@full' },
  async ({ page, context }) => {
    await store(page, await draftOf(context, 'PlainNotice', ORIGINAL, 'Mine'));
    await visit(page, EDITING_PAGE);
    const { demo, edit, stage } = partsOf(page, 'PlainNotice');
    await edit.click();
    await demo.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(stage).toContainText('Mine');
    // Another variant and back is the same page view.
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await expect(stage).toContainText(ORIGINAL);
    await demo.getByRole('button', { name: 'TS', exact: true }).click();
    await expect(stage).toContainText('Mine');
    await page.goto('/x/introduction/');
    await page.goBack();
    await hydrated(page);
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toContainText(ORIGINAL);
  },
);

test('text that only a reload for an update has kept waits too', async ({ page }) => {
  const { edit } = await startEditing(page, EDITING_PAGE, 'PlainNotice');
  await expect(edit).toHaveText('Edit code');
  const code = `export default function PlainNotice() { return <b>Restored</b>; }`;
  const path = 'src/pages/playground/_demos/PlainNotice.tsx';
  await page.evaluate(
    ([name = '', text = '']) => {
      const { pathname } = window.location;
      sessionStorage.setItem('offline.drafts', JSON.stringify({ [pathname]: { [name]: text } }));
    },
    [`edited TS:${path}`, code],
  );
  await page.reload();
  const { demo, editor, stage, status } = partsOf(page, 'PlainNotice');
  await expect(edit).toHaveText('Your edits');
  await edit.click();
  await expect(editor).toContainText('Restored');
  await expect(status).toContainText('is not running');
  await expect(stage).toContainText(ORIGINAL);
  await demo.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(stage).toContainText('Restored');
});

test(
  'a draft of an older version of the demo is removed, and the editor says so',
  { tag: '@full' },
  async ({ page, context }) => {
    const drafts = await draftOf(context, 'PlainNotice', ORIGINAL, 'Mine');
    const [[key, json] = ['', '{}']] = Object.entries(drafts);
    await store(page, { [key]: JSON.stringify({ ...JSON.parse(json), of: 'another-1' }) });
    await visit(page, EDITING_PAGE);
    const { edit, editor, status } = partsOf(page, 'PlainNotice');
    await edit.click();
    await expect(editor).toContainText(ORIGINAL);
    await expect(status).toContainText('The demo has changed since you edited PlainNotice.tsx');
    await expect(edit).toHaveText('Edit code');
    expect(await stored(page, key)).toBeNull();
  },
);

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page.getByRole('dialog', { name: 'Settings', exact: true });
}

test(
  'the settings forget edits, in this tab and in others',
  { tag: '@full' },
  async ({ page, context }) => {
    const { stage, editor, edit } = await startEditing(page, GRID_PAGE, 'FirstGrid');
    await replaceText(editor, 'Harbour', 'Pier');
    await expect(stage).toContainText('Pier');
    const other = await context.newPage();
    await visit(other, GRID_PAGE);
    await expect(partsOf(other, 'FirstGrid').edit).toHaveText('Your edits');

    const panel = await openSettings(page);
    const edits = panel.getByRole('group', { name: 'Edited demos' });
    await expect(edits.getByRole('status')).toHaveText('Edits kept: 1');
    const forget = edits.getByRole('button', { name: 'Remove my edits' });
    await forget.click();
    await expect(edits.getByRole('status')).toHaveText('Edits kept: 0');
    await expect(forget).toHaveAttribute('aria-disabled', 'true');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(stage).toContainText('Harbour');
    await expect(editor).toContainText('Harbour');
    await expect(edit).toHaveText('Edit code');
    await expect(partsOf(other, 'FirstGrid').edit).toHaveText('Edit code');
    await page.reload();
    await expect(stage).toContainText('Harbour');
    await expect(edit, 'the editor that was open has kept nothing').toHaveText('Edit code');
  },
);

test('"Reset all settings" forgets edits too', { tag: '@full' }, async ({ page, context }) => {
  const drafts = await draftOf(context, 'PlainNotice', ORIGINAL, 'Mine');
  await store(page, drafts);
  await visit(page, '/x/introduction/');
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(panel.getByText('Edits kept: 0')).toBeVisible();
  expect(await stored(page, Object.keys(drafts)[0] ?? '')).toBeNull();
});
