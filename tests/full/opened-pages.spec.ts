import { LOADED_PAGES, UNLOADED_PAGES } from '../../e2e/fixtures/pages-to-load';
import { expect, test } from '@playwright/test';
import { englishUnits, pagesOfUnit, unitsToTest } from '../../e2e/fixtures/unit-pages';

test('complete tests open every English page, and none in two tests of every page', () => {
  const opened = [...LOADED_PAGES, ...UNLOADED_PAGES.flat(), ...unitsToTest().flatMap(pagesOfUnit)];
  expect(new Set(opened).size, 'pages that are opened twice').toBe(opened.length);
  expect(
    englishUnits()
      .flatMap(pagesOfUnit)
      .filter((page) => !opened.includes(page)),
  ).toEqual([]);
});
