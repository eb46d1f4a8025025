import { test, visitAgreed } from '../fixtures/analytics-tag';
import { expect } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const GRID = '/x/react-data-grid/getting-started/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('with a demo and its code', { tag: '@full' }, async ({ page, tag }) => {
  await visitAgreed(page, GRID);
  await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  const demo = page.locator('[data-demo]').first();
  const name = await demo.getAttribute('data-demo');
  await demo.getByRole('button', { name: /full code/i }).click();
  await demo.getByRole('button', { name: /less code/i }).click();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  // On the icon inside the button.
  await demo.getByRole('button', { name: /^Cop/ }).locator('svg').click();
  await demo.getByRole('button', { name: /reset/i }).click();
  await demo.getByRole('button', { name: 'Open elsewhere' }).click();
  await demo.getByRole('menuitem', { name: 'Download as ZIP' }).click();
  await demo.locator('pre').filter({ visible: true }).hover();
  await page.keyboard.press('ControlOrMeta+c');
  await expect
    .poll(() => tag.events('demo'))
    .toEqual([
      { eventAction: 'expand', eventLabel: name },
      { eventAction: 'collapse', eventLabel: name },
      { eventAction: 'variant', eventLabel: 'JS' },
      { eventAction: 'copy', eventLabel: name },
      { eventAction: 'reset', eventLabel: name },
      { eventAction: 'download', eventLabel: name },
      { eventAction: 'copy-keyboard', eventLabel: name },
    ]);
});

test('with a block of code', { tag: '@full' }, async ({ page, tag }) => {
  await visitAgreed(page, GRID);
  await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  const fence = page.locator('[data-code-block]').filter({ hasText: 'src/Readings.tsx' });
  await fence.getByRole('button', { name: /^Cop/ }).press('Enter');
  await fence.getByRole('button', { name: 'JS', exact: true }).click();
  await fence.locator('pre').filter({ visible: true }).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await page.getByRole('button', { name: 'pnpm', exact: true }).first().click();
  await expect
    .poll(() => tag.events('code'))
    .toEqual([
      { eventAction: 'copy', eventLabel: 'src/Readings.tsx' },
      { eventAction: 'variant', eventLabel: 'JS' },
      { eventAction: 'copy-keyboard', eventLabel: 'src/Readings.tsx' },
      { eventAction: 'package-manager', eventLabel: 'pnpm' },
    ]);
});

test(
  'with the layout of the reference and the frame of the site',
  { tag: '@full' },
  async ({ page, tag }) => {
    await visitAgreed(page, '/x/api/data-grid/data-grid-premium/');
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    const props = page.locator('[data-api-section="props"]');
    await props.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('button', { name: /^Color mode: system/ }).click();
    await expect
      .poll(() => tag.events('api'))
      .toEqual([{ eventAction: 'layout', eventLabel: 'props: table' }]);
    await expect
      .poll(() => tag.events('settings'))
      .toEqual([{ eventAction: 'color-mode', eventLabel: 'light' }]);
    await page.getByRole('button', { name: 'English' }).hover();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(/\/zh\//);
    await expect
      .poll(() => tag.events('navbar'))
      .toEqual([{ eventAction: 'language', eventLabel: 'zh-CN' }]);
  },
);

test('every version in the menu is marked', async ({ page }) => {
  await visit(page, GRID);
  const versions = page.locator('[data-ga-event-action="version"]');
  expect(await versions.count()).toBeGreaterThan(1);
  for (const version of await versions.all()) {
    const text = ((await version.textContent()) ?? '').trim();
    expect(await version.getAttribute('data-ga-event-label')).toBe(text);
  }
});

test('the nearest marks count, and only a share of what asks for it', async ({ page, tag }) => {
  await visitAgreed(page, '/x/introduction/');
  await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = `
      <div data-ga-event-category="outer" data-ga-event-action="click">
        <p data-ga-event-category="none" data-ga-event-action="click" data-ga-event-split="0">never</p>
        <p data-ga-event-category="inner" data-ga-event-split="1"><b>always</b></p>
        <i>outside</i>
      </div>`;
    document.querySelector('article')?.prepend(box);
    // Handlers of the page that stop the event must not prevent the report.
    box.addEventListener('click', (event) => event.stopPropagation());
  });
  await page.getByText('never', { exact: true }).click();
  await page.getByText('always', { exact: true }).click();
  await page.getByText('outside', { exact: true }).click();
  await expect.poll(() => tag.events('outer')).toEqual([{ eventAction: 'click' }]);
  expect(tag.events('inner')).toEqual([{}]);
  expect(tag.events('none')).toEqual([]);
});
