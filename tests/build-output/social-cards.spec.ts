import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD, filesBelow, metaContents, readHead } from '../../e2e/fixtures/built-files';
import {
  ENGLISH_PAGES,
  OTHER_LANGUAGES,
  TRANSLATED_PAGE,
  languagesOf,
  untranslatedPages,
} from '../../e2e/fixtures/site-pages';
import { COMPARE_PATH, PROJECT_PATH } from '../../model/member-history/addresses';
import { QUALITY_PATH } from '../../model/quality/address';
import { TRANSLATIONS_PATH } from '../../model/translations/addresses';
import { expect, test } from '@playwright/test';

const ORIGIN = 'https://mui.com/';

/** Pages of the docs have a picture of their own; others name that of the home page. */
function hasOwnCard(address: string): boolean {
  return (
    address.startsWith('/x/') &&
    ![COMPARE_PATH, PROJECT_PATH, TRANSLATIONS_PATH, QUALITY_PATH].includes(address)
  );
}

/** The picture that a page names, as a file of the build. */
function cardOf(address: string): string {
  const head = readHead(`${address}index.html`.slice(1));
  const [image = '', ...others] = metaContents(head, 'og:image');
  expect(others, address).toEqual([]);
  expect(image.startsWith(ORIGIN), address).toBe(true);
  expect(metaContents(head, 'og:image:width'), address).toEqual(['1200']);
  expect(metaContents(head, 'og:image:height'), address).toEqual(['630']);
  expect(metaContents(head, 'og:image:alt')[0], address).toMatch(/\S/);
  return image.slice(ORIGIN.length);
}

test('every page has a picture of its own that is small and has the size it says', () => {
  const cards = new Map<string, string>();
  for (const address of ENGLISH_PAGES) {
    const card = cardOf(address);
    const file = path.join(BUILD, card);
    expect(existsSync(file), `${address} ${card}`).toBe(true);
    const image = readFileSync(file);
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)], card).toEqual([1200, 630]);
    expect(image.length, card).toBeLessThan(25_000);
    if (hasOwnCard(address)) expect(card).toBe(`${address.slice(1)}card.png`);
    cards.set(card, image.toString('base64'));
  }
  const pictures = [...cards.values()];
  const same = pictures.length - new Set(pictures).size;
  expect(same, 'pictures that look like another').toBe(0);
});

test('a translated page has a picture in its language, the others have the English one', () => {
  for (const language of OTHER_LANGUAGES) {
    const drawn = filesBelow(language, 'card.png').sort();
    expect(drawn).toEqual(
      ENGLISH_PAGES.filter((page) => page === '/' || hasOwnCard(page))
        .filter((page) => languagesOf(page).includes(language))
        .map((page) => `${language}${page}card.png`)
        .sort(),
    );
    for (const page of ['/', TRANSLATED_PAGE]) {
      expect(cardOf(`/${language}${page}`)).toBe(`${language}${page}card.png`);
    }
    for (const english of untranslatedPages('data-grid')) {
      expect(cardOf(`/${language}${english}`)).toBe(`${english.slice(1)}card.png`);
    }
  }
});

test('the service worker keeps no pictures', () => {
  for (const file of ['x/sw.js', 'zh/x/sw.js']) {
    expect(readFileSync(path.join(BUILD, file), 'utf8')).not.toContain('card.png');
  }
});
