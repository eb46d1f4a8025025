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

/** Markup with an error, where it is added, and the rule of axe that finds it in the element "bad". */
const ERRORS = [
  ['text', '<button class="bad"></button>', 'button-name'],
  ['text', '<input class="bad">', 'label'],
  ['text', '<img class="bad" src="/img/logo.svg">', 'image-alt'],
  ['text', '<i class="bad" style="color: #777; background: #666">faint</i>', 'color-contrast'],
  ['code', '<i class="bad" style="color: #777; background: #667">faint</i>', 'color-contrast'],
  ['code', '<span class="bad" role="button" tabindex="0"></span>', 'aria-command-name'],
  ['code', '<span><a class="bad" href="/"><i></i></a></span>', 'link-name'],
  ['code', '<i class="bad" aria-hidden="true"><a href="/">Home</a></i>', 'aria-hidden-focus'],
] as const;

/** Checks that axe found each of the errors, and contrast in both elements that lack it. */
function expectErrors(findings: readonly string[], message: string): void {
  for (const [place, html, rule] of ERRORS) {
    const bad = /<\w+ class="bad"/.exec(html)?.[0];
    const found = findings.filter((line) => line.startsWith(rule) && line.includes(`${bad}`));
    const count = rule === 'color-contrast' ? 2 : 1;
    expect.soft(found.length, `${html} in ${place}, ${message}`).toBe(count);
  }
}

test('axe finds errors in texts and in code, of which it sees a part', async ({ page }) => {
  await visit(page, '/x/introduction/support/');
  await setDark(page);
  expect(await accessibilityFindings(page), 'on a page that looks alike').toEqual([]);
  await visit(page, '/x/introduction/licensing/');
  for (const [place, html] of ERRORS) await add(page, place, html);
  const before = await page.locator('main').innerHTML();

  expectErrors(await accessibilityFindings(page), 'at first');

  const samples = / data-(contrast|link)-sample="\d*"/g;
  const after = await page.locator('main').innerHTML();
  expect(after.replace(samples, ''), 'the page as it was').toBe(before);
  expectErrors(await accessibilityFindings(page), 'again');
});
