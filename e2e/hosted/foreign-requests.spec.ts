import type { Page } from '@playwright/test';
import { HEADING_FONT_CSS } from '../../model/design-tokens';
import { CONSENT_KEY, idle } from '../fixtures/analytics-tag';
import { runAllDemos } from '../fixtures/demos';
import { HOSTED_ORIGIN } from '../fixtures/origin';
import { PAGE_KINDS } from '../fixtures/page-kinds';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

/** Other origins that pages send requests to; a service worker's requests count too. */
function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== HOSTED_ORIGIN) origins.add(origin);
  });
  return origins;
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const answer of [undefined, 'denied']) {
    const tag = answer ? ['@full'] : [];
    test(
      `a page of the kind "${kind}" asks only the font's host, consent ${answer ?? 'not given'}`,
      { tag },
      async ({ page }) => {
        if (answer) {
          await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
            CONSENT_KEY,
            answer,
          ] as const);
        }
        const origins = watchOrigins(page);
        await visit(page, path);
        await runAllDemos(page);
        await idle(page);
        expect([...origins]).toEqual([new URL(HEADING_FONT_CSS).origin]);
      },
    );
  }
}
