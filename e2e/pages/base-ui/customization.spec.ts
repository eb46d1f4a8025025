import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const STYLING = docsPage('/base-ui/customization/styling/');
const SLOT_PROPS = docsPage('/base-ui/customization/slot-props/');
const CLASS_NAMES = docsPage('/base-ui/customization/class-names/');

async function checkFunction(demo: Locator): Promise<void> {
  const black = demo.getByRole('tab', { name: 'Black' });
  await expect(black).not.toHaveClass(/tea-chosen/);
  await black.click();
  await expect(black).toHaveClass(/base-Tab-root.*tea tea-chosen/);
  await expect(demo.getByRole('tab', { name: 'Green' })).not.toHaveClass(/tea-chosen/);
}

async function checkRoot(demo: Locator): Promise<void> {
  await expect(demo.locator('.base-Switch-root')).toHaveText('open');
  await demo.getByRole('switch', { name: 'Front door' }).press('Space');
  await expect(demo.locator('.base-Switch-root')).toHaveText('locked');
}

async function checkThumbs(demo: Locator): Promise<void> {
  const thumbs = demo.locator('.base-Slider-thumb');
  await expect(demo.locator('.base-Slider-rail')).toHaveAttribute('data-kind', 'water');
  await expect(thumbs.nth(1)).toHaveAttribute('title', 'Gate 2');
  await demo.getByRole('slider', { name: 'Gate 2' }).press('ArrowRight');
  await expect(thumbs.nth(1)).toHaveCSS('background-color', 'rgb(154, 52, 18)');
  await expect(thumbs.nth(0)).toHaveCSS('background-color', 'rgb(30, 64, 175)');
}

async function checkClasses(demo: Locator): Promise<void> {
  const pay = demo.getByRole('button', { name: 'Pay' });
  await expect(pay).toHaveClass('base-Button-root base--disabled pay');
  await demo.getByRole('checkbox').check();
  await expect(pay).toHaveClass(/^\s*pay$/);
  await expect(demo.getByRole('status')).toHaveText('class="pay"');
}

test('functions and elements follow the state', async ({ page }) => {
  await checkDemos(page, STYLING, [
    ['TeaTabs', 'a function returns the classes of a state', checkFunction],
    ['OwnRoot', 'an element shows the state as text', checkRoot],
  ]);
});

test('each thumb gets its own props', async ({ page }) => {
  await checkDemos(page, SLOT_PROPS, [
    ['CanalGates', 'an attribute for the rail, a color for the active thumb', checkThumbs],
  ]);
});

test('the built-in classes can be removed', async ({ page }) => {
  await checkDemos(page, CLASS_NAMES, [['ClassNames', 'only the own class remains', checkClasses]]);
});
