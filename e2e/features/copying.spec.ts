import type { Page } from '@playwright/test';
import { refuseClipboard } from '../fixtures/clipboard';
import { shownCode } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';

async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function fence(page: Page) {
  return page.locator('[data-code-block]').filter({ hasText: 'src/Readings.tsx' });
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies exactly the variant shown and says so for two seconds', async ({ page }) => {
    await page.clock.install();
    await visit(page, GRID_PAGE);
    const block = fence(page);
    const button = block.getByRole('button', { name: /^Cop/ });
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(button).toHaveText('Copy');
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(block.getByRole('status')).toHaveText('Copied to the clipboard');
    await page.clock.runFor(1999);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
    await expect(block.getByRole('status')).toHaveText('');

    expect(await clipboard(page)).toBe(await shownCode(block).textContent());
    expect(await clipboard(page)).toContain('GridColDef<Reading>[]');
    await block.getByRole('button', { name: 'JS', exact: true }).click();
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await clipboard(page)).toBe(await shownCode(block).textContent());
    expect(await clipboard(page)).not.toContain('GridColDef');
  });

  test('a demo copies its whole source, also while the excerpt is shown', async ({
    page,
    request,
  }) => {
    await visit(page, GRID_PAGE);
    const demo = page.locator('[data-demo]').first();
    const name = await demo.getAttribute('data-demo');
    const html = await (await request.get(GRID_PAGE)).text();
    for (const [variant, extension] of [
      ['TS', 'tsx'],
      ['JS', 'jsx'],
    ] as const) {
      await demo.getByRole('button', { name: variant, exact: true }).click();
      // "Copied" of the variant before can still be there, and its text in the clipboard.
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await demo.getByRole('button', { name: /^Cop/ }).click();
      await expect.poll(() => clipboard(page)).toContain(`export default function ${name}`);
      const copied = await clipboard(page);
      expect(copied.includes('interface ')).toBe(variant === 'TS');
      const address = new RegExp(`assets/demos/${name}-\\w+\\.${extension}\\.txt`);
      if (variant === 'TS') {
        const source = await request.get(`/${address.exec(html)?.[0]}`);
        expect(copied).toBe(await source.text());
      }
    }
  });

  test(
    'Ctrl+C copies the block under the pointer or with the focus',
    { tag: '@full' },
    async ({ page }) => {
      await visit(page, GRID_PAGE);
      const block = fence(page);
      const text = (await shownCode(block).textContent()) ?? '';
      const other = page.locator('[data-code-block]').filter({ hasText: 'src/license.ts' });
      const otherText = (await shownCode(other).textContent()) ?? '';

      await block.locator('pre').filter({ visible: true }).hover();
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(() => clipboard(page)).toBe(text);

      await page.mouse.move(0, 0);
      await other.locator('pre').filter({ visible: true }).focus();
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(() => clipboard(page)).toBe(otherText);

      // Selected text takes precedence over the code below the pointer.
      const heading = page.getByRole('heading', { level: 1 });
      await heading.selectText();
      await block.locator('pre').filter({ visible: true }).hover();
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(() => clipboard(page)).toBe('Getting started');

      // Elsewhere nothing is copied.
      await heading.click();
      await page.evaluate(async () => {
        window.getSelection()?.removeAllRanges();
        await navigator.clipboard.writeText('as before');
      });
      await page.keyboard.press('ControlOrMeta+c');
      expect(await clipboard(page)).toBe('as before');
    },
  );
});

test(
  'a refused clipboard claims nothing and prints nothing',
  { tag: '@full' },
  async ({ page, context }) => {
    await refuseClipboard(context);
    await visit(page, GRID_PAGE);
    const refusal = await page.evaluate(() =>
      navigator.clipboard.writeText('x').then(
        () => 'not refused',
        (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
      ),
    );
    expect(refusal).toBe('NotAllowedError');
    for (const block of [fence(page), page.locator('[data-demo]').first()]) {
      const button = block.getByRole('button', { name: /^Cop/ });
      await button.evaluate((element) => {
        new MutationObserver(() => element.setAttribute('data-changed', '')).observe(element, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      await button.click();
      // Another answer of the browser follows the refusal in its queue.
      await page.evaluate(() => navigator.clipboard.writeText('x').catch(() => undefined));
      await expect(button).toHaveText('Copy');
      await expect(button).not.toHaveAttribute('data-changed');
      await expect(block.getByRole('status')).toHaveText('');
    }
  },
);
