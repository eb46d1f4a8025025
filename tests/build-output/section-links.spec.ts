import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD, readBuilt } from '../../e2e/fixtures/built-files';

const PICKER = 'x/api/date-pickers/date-picker/';
const TEXT_FIELD = 'material-ui/api/text-field/';

/** Addresses that the article of a page leads to. */
function linksOf(page: string): string[] {
  const [, article = ''] =
    /<article[^>]*>(.*?)<\/article>/s.exec(readBuilt(`${page}index.html`)) ?? [];
  return [...article.matchAll(/<a [^>]*href="?([^\s">]*)/g)].map(([, to = '']) => to);
}

/** The part of a page about one of its slots, up to the next heading. */
function partAbout(page: string, anchor: string): string {
  const html = readBuilt(`${page}index.html`);
  const start = html.search(new RegExp(`id="?${anchor}[\\s">]`));
  expect(start, `${page} has #${anchor}`).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf('<h3', start));
}

test('the slot of a picker for its text field leads to the text field of Material UI', () => {
  expect(partAbout(PICKER, 'date-picker-slot-textField')).toContain(`/${TEXT_FIELD}`);
});

test('the text field of Material UI leads back to the slots of pickers that use it', () => {
  expect(linksOf(TEXT_FIELD)).toEqual(
    expect.arrayContaining([
      `/${PICKER}#date-picker-slot-textField`,
      '/material-ui/react-text-field/',
    ]),
  );
});

test('types of Material UI in the reference of MUI X lead to pages that exist', () => {
  const pages = [PICKER, 'x/api/data-grid/data-grid/', 'x/api/charts/charts-tooltip/'];
  for (const page of pages) {
    const toMaterial = linksOf(page).filter((to) => to.startsWith('/material-ui/api/'));
    expect(toMaterial.length, page).toBeGreaterThan(0);
    const missing = toMaterial.filter((to) => !existsSync(path.join(BUILD, to, 'index.html')));
    expect(missing, page).toEqual([]);
  }
});
