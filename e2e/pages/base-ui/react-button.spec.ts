import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-button/');

async function checkStates(demo: Locator, page: Page): Promise<void> {
  const save = demo.getByRole('button', { name: 'Save draft' });
  await expect(save).toHaveAttribute('type', 'button');
  await expect(demo.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expect(demo.getByRole('button', { name: 'Publish' })).toHaveClass(/base--disabled/);
  await save.focus();
  await page.keyboard.down('Space');
  await expect(save).toHaveClass(/base--active/);
  await page.keyboard.up('Space');
  await expect(save).not.toHaveClass(/base--active/);
  await expect(save).toHaveClass(/base--focusVisible/);
  await expect(save).toHaveCSS('outline-width', '3px');
}

async function checkReachable(demo: Locator, page: Page): Promise<void> {
  const send = demo.getByRole('button', { name: 'Send entry' });
  await demo.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription('Accept the rules to send');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Accept the rules to send');
  await demo.getByRole('checkbox').check();
  await send.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Entry sent');
}

async function checkElements(demo: Locator): Promise<void> {
  await expect(demo.getByRole('link', { name: 'A link' })).toHaveAttribute('href', /#links$/);
  await demo.getByRole('button', { name: 'Like' }).press('Enter');
  await demo.getByRole('button', { name: 'Take back' }).press('Space');
  await expect(demo.getByRole('button', { name: 'Like' })).toHaveJSProperty('tagName', 'SPAN');
}

test('buttons have classes for states, and other elements', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SaveButtons', 'each state has a class', checkStates],
    ['FocusableDisabled', 'a disabled button keeps the focus, and does nothing', checkReachable],
    ['ButtonElements', 'a link, and another element with the keys of a button', checkElements],
  ]);
});
