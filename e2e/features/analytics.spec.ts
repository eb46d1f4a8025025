import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOSTED } from '../../scripts/hosted-site.mjs';
import { interfaceText } from '../fixtures/interface-texts';
import { expect, test } from '../fixtures/test';
import { store, visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/getting-started/';

/** What only the measuring parts contain: the tag, its commands, consent, web vitals. */
const TRACES = [
  'googletagmanager',
  'gtag',
  'dataLayer',
  'ga-disable',
  'page_view',
  'docs.consent',
  'docs.webVitals',
  'doNotTrack',
  interfaceText('en', 'consent.question'),
];

test('a build without a measurement id asks for nothing and sends nothing', async ({ page }) => {
  // Requests to other machines fail the test in any case.
  await store(page, { 'docs.consent': 'granted' });
  await visit(page, PAGE);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const demo = page.locator('[data-demo]').first();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await demo.locator('pre').filter({ visible: true }).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

/** Which traces the scripts of a build contain, each with the first script that does. */
function tracesIn(build: string): Map<string, string> {
  const folder = path.resolve(build, 'assets/js');
  const found = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const trace of TRACES) {
      if (text.includes(trace) && !found.has(trace)) found.set(trace, file);
    }
  }
  return found;
}

test('a build without a measurement id has nothing of it in its files', () => {
  expect([...tracesIn('build')]).toEqual([]);
  const measured = [...tracesIn(HOSTED.dir).keys()].sort();
  expect(measured, 'the traces are those of a build with an id').toEqual([...TRACES].sort());
});
