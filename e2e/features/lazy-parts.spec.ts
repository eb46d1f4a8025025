import type { Browser, Page } from '@playwright/test';
import {
  DEMO,
  filesOf,
  MORE_PARTS,
  openPart,
  PAGE,
  SEARCH,
  SEARCH_PAGE,
  SETTINGS,
  type LazyPart,
} from '../fixtures/lazy-parts';
import { loadNotice } from '../fixtures/load-notice';
import { breakFiles, FAULT_REPORTS, FAULTS, type Fault } from '../fixtures/network-faults';
import { expect, test } from '../fixtures/test';
import { expectSameDocument, markDocument } from '../fixtures/visit';

test.use({ viewport: { width: 1440, height: 500 } });

/** Milliseconds within which the notice must appear. */
const TOLD_WITHIN = 10_000;

/** The message about the missing part, in its place or at the bottom of the page, with a button to retry. */
function told(page: Page) {
  return page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Try again', exact: true }) })
    .filter({ visible: true })
    .first();
}

async function survive(page: Page, browser: Browser, part: LazyPart, fault: Fault): Promise<void> {
  const files = await filesOf(browser, part);
  expect(files.size, `${part.name} is a file of its own`).toBeGreaterThan(0);
  const repair = await breakFiles(page, files, fault);
  await openPart(page, part);
  await markDocument(page);
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  if (part.start) {
    await page.waitForLoadState('networkidle');
    await part.start(page);
  }
  await expect(told(page), `the reader is told: ${fault}`).toBeVisible({ timeout: TOLD_WITHIN });
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading ?? '');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  repair();
  await told(page).getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(part.arrived(page)).toBeVisible({ timeout: 15_000 });
  await expect(loadNotice(page)).toHaveCount(0);
  await expectSameDocument(page);
}

const QUICK: readonly [LazyPart, Fault][] = [
  [SEARCH, 'missing'],
  [SEARCH_PAGE, 'a page in its place'],
  [SETTINGS, 'cut off'],
  [DEMO, 'aborted'],
  [PAGE, 'stalled'],
];

const ALL = [SEARCH, SEARCH_PAGE, SETTINGS, DEMO, PAGE, ...MORE_PARTS].flatMap((part) =>
  (Object.keys(FAULTS) as Fault[]).map((fault) => [part, fault] as const),
);
const LATER = ALL.filter(
  ([part, fault]) => !QUICK.some(([known, quick]) => known === part && quick === fault),
);

test.beforeEach(({ printed }) => printed.provoke(FAULT_REPORTS));

for (const [part, fault] of QUICK) {
  test(`${part.name}: ${fault}`, ({ page, browser }) => survive(page, browser, part, fault));
}

for (const [part, fault] of LATER) {
  test(`${part.name}: ${fault}`, { tag: '@full' }, ({ page, browser }) =>
    survive(page, browser, part, fault),
  );
}
