import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { setDark, visit } from '../fixtures/visit';

/** Adds markup to the first code of the page, or to its text. */
async function add(page: Page, place: 'code' | 'text', html: string): Promise<void> {
  const parent = place === 'code' ? 'main pre code' : 'main h1 + *, main header + *';
  await page
    .locator(parent)
    .first()
    .evaluate((element, markup) => {
      element.insertAdjacentHTML('beforeend', markup);
    }, html);
}

/** Markup with a fault, where it is added, and the rule of axe that finds it in the element "faulty". */
const FAULTS = [
  ['text', '<button class="faulty"></button>', 'button-name'],
  ['text', '<input class="faulty">', 'label'],
  ['text', '<img class="faulty" src="/img/logo.svg">', 'image-alt'],
  ['text', '<i class="faulty" style="color: #777; background: #666">faint</i>', 'color-contrast'],
  ['code', '<i class="faulty" style="color: #777; background: #667">faint</i>', 'color-contrast'],
  ['code', '<span class="faulty" role="button" tabindex="0"></span>', 'aria-command-name'],
  ['code', '<span><a class="faulty" href="/"><i></i></a></span>', 'link-name'],
  ['code', '<i class="faulty" aria-hidden="true"><a href="/">Home</a></i>', 'aria-hidden-focus'],
] as const;

test('axe finds faults in texts and in code, of which it sees a part', async ({ page }) => {
  await visit(page, '/x/introduction/licensing/');
  await setDark(page);
  for (const [place, html] of FAULTS) await add(page, place, html);
  const before = await page.locator('main').innerHTML();

  const findings = await accessibilityFindings(page);

  for (const [place, html, rule] of FAULTS) {
    const faulty = /<\w+ class="faulty"/.exec(html)?.[0];
    const found = findings.filter((line) => line.startsWith(rule) && line.includes(`${faulty}`));
    expect.soft(found.length, `${html} in ${place}`).toBe(rule === 'color-contrast' ? 2 : 1);
  }
  const samples = / data-(contrast|link)-sample=""/g;
  const after = await page.locator('main').innerHTML();
  expect(after.replace(samples, ''), 'the page as it was').toBe(before);
});
