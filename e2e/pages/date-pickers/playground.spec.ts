import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { typeErrors } from '../../fixtures/type-errors';

const PAGE = docsPage('/x/react-date-pickers/playground/');
const WAYS = ['sx', 'styled', 'theme', 'CSS'];

test.use({ now: '2024-05-15T10:00:00' });

async function open(page: Page): Promise<Locator> {
  return openDemo(page, PAGE, 'CustomizationPlayground');
}

async function choose(demo: Locator, label: string, option: string): Promise<void> {
  await demo.getByLabel(label, { exact: true }).selectOption({ label: option });
}

async function optionsOf(demo: Locator, label: string): Promise<string[]> {
  return demo.getByLabel(label, { exact: true }).locator('option').allTextContents();
}

async function chooseWay(demo: Locator, way: string): Promise<void> {
  await demo.getByRole('tab', { name: way, exact: true }).click();
}

async function codeOf(demo: Locator, file: string): Promise<string> {
  const text = await demo.getByRole('group', { name: file }).locator('code').first().textContent();
  return text ?? '';
}

/** Chooses the last value of every token that there is for the part. */
async function chooseAllTokens(demo: Locator): Promise<void> {
  for (const token of await demo
    .getByRole('group', { name: 'Tokens' })
    .getByRole('combobox')
    .all()) {
    const last = (await token.locator('option').count()) - 1;
    if (last > 0) await token.selectOption({ index: last });
  }
}

/** Declarations of a rule that no element of its selector has in the preview. */
async function declarationsWithoutEffect(demo: Locator, rule: string): Promise<string[]> {
  const selector = /^[^{]*/.exec(rule)?.[0].replaceAll('.booking', '').trim() ?? '';
  const declarations = [...rule.matchAll(/^ {2}([\w-]+): (.*);$/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );
  expect(declarations.length).toBeGreaterThan(2);
  const preview = demo.getByRole('group', { name: 'Preview' });
  return preview.evaluate(
    (root, { selector: part, declarations: wanted }) => {
      const probe = document.body.appendChild(document.createElement('div'));
      const lost = wanted.filter(({ name, value }) => {
        probe.style.setProperty(name, value);
        const expected = getComputedStyle(probe).getPropertyValue(name);
        return ![...root.querySelectorAll(part)].some(
          (element) => getComputedStyle(element).getPropertyValue(name) === expected,
        );
      });
      probe.remove();
      return lost.map(({ name }) => name);
    },
    { selector, declarations },
  );
}

test('choices change the picker and the code of each way', async ({ page }) => {
  const demo = await open(page);
  const selected = demo.getByRole('gridcell', { name: '17' });
  await expect(selected).toHaveCSS('background-color', 'rgb(94, 53, 177)');
  await choose(demo, 'Color', 'Teal');
  await choose(demo, 'Radius', 'Large');
  for (const way of WAYS) {
    await chooseWay(demo, way);
    await expect(selected).toHaveCSS('background-color', 'rgb(0, 105, 92)');
    await expect(selected).toHaveCSS('border-radius', '18px');
    const code = await codeOf(demo, 'Booking.tsx');
    expect(code).toContain(way === 'styled' ? '<StyledDateCalendar' : '<DateCalendar');
    if (way === 'CSS') {
      expect(await codeOf(demo, 'booking.css')).toContain('background-color: #00695c;');
    } else {
      expect(code).toContain("backgroundColor: '#00695c',");
    }
  }

  await choose(demo, 'Color', 'Default');
  await expect(selected).not.toHaveCSS('background-color', 'rgb(0, 105, 92)');
  expect(await codeOf(demo, 'booking.css')).not.toContain('color');
});

test('parts are those that the component shows', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page);
  const days = await optionsOf(demo, 'Slot or class');
  expect(days).toContain('pickersDayClasses.disabled');
  expect(days).toContain('pickersCalendarHeaderClasses.switchViewIcon');
  expect(days).not.toContain('pickersDayClasses.hiddenDaySpacingFiller');
  await choose(demo, 'Component', 'DigitalClock');
  expect(await optionsOf(demo, 'Slot or class')).toEqual([
    'digitalClockClasses.root',
    'digitalClockClasses.list',
    'digitalClockClasses.item',
  ]);
  // A list is not a row, and all of its text is in its items.
  await choose(demo, 'Slot or class', 'digitalClockClasses.list');
  await expect(demo.getByLabel('Size')).toBeDisabled();
  await expect(demo.getByLabel('Typography')).toBeDisabled();
});

test('keyboard alone', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page);
  await demo.getByRole('tab', { name: 'sx' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('tab', { name: 'theme' })).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('tabpanel', { name: 'theme' })).toContainText('MuiPickersDay');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Copy' })).toBeFocused();
});

test('the copy button copies the code', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await open(page);
  await chooseWay(demo, 'CSS');
  await demo.getByRole('group', { name: 'booking.css' }).getByRole('button').first().click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await codeOf(demo, 'booking.css'));
});

test('rules for a popup go to its layout', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PopupStyles');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const selected = page.getByRole('dialog').getByRole('gridcell', { name: '17' });
  await expect(selected).toHaveCSS('border-radius', '6px');
});

test('every part takes every token in every way', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(400_000);
  const demo = await open(page);
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  const modules = new Map<string, string>();
  const lost: string[] = [];
  for (const component of await optionsOf(demo, 'Component')) {
    await choose(demo, 'Component', component);
    for (const part of await optionsOf(demo, 'Slot or class')) {
      await choose(demo, 'Slot or class', part);
      await chooseAllTokens(demo);
      await chooseWay(demo, 'CSS');
      const rule = await codeOf(demo, 'booking.css');
      for (const way of WAYS) {
        await chooseWay(demo, way);
        const names = await declarationsWithoutEffect(demo, rule);
        lost.push(...names.map((name) => `${component}, ${part}, ${way}: ${name}`));
        modules.set(`${component}-${part}-${way}.tsx`, await codeOf(demo, 'Booking.tsx'));
      }
    }
  }
  expect(lost).toEqual([]);
  expect(modules.size).toBeGreaterThan(200);
  expect(typeErrors(modules)).toEqual([]);
});
