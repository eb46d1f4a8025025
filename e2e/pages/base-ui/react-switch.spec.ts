import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/base-ui/react-switch/');

async function checkAlarm(demo: Locator): Promise<void> {
  const alarm = demo.getByRole('switch', { name: 'Alarm at seven' });
  const root = demo.locator('.base-Switch-root');
  await expect(alarm).toBeChecked();
  await expect(root).toHaveClass(/base--checked/);
  await expect(demo.locator('.base-Switch-track')).toHaveCount(0);
  await alarm.press('Space');
  await expect(alarm).not.toBeChecked();
  await expect(root).not.toHaveClass(/base--checked/);
  await expect(root).toHaveClass(/base--focusVisible/);
  await demo.getByText('Alarm at seven').click();
  await expect(alarm).toBeChecked();
}

async function checkHook(demo: Locator): Promise<void> {
  const porch = demo.getByRole('switch', { name: 'Porch light' });
  const sealed = demo.getByRole('switch', { name: 'Sealed by the landlord' });
  await expect(porch).toBeDisabled();
  await demo.getByRole('switch', { name: 'Power' }).press('Space');
  await expect(porch).toBeEnabled();
  await porch.press('Space');
  await expect(demo.locator('label').filter({ hasText: 'Porch light' })).toContainText('on');
  await sealed.press('Space');
  await expect(sealed).toBeChecked();
}

test('switches have states, and can be made of other elements', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['AlarmSwitch', 'keyboard and label turn it off and on', checkAlarm],
    ['LightSwitches', 'the hook shows the state as a word', checkHook],
  ]);
});
