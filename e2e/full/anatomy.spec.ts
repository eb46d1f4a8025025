import { componentPages } from '../../src/anatomy/__tests__/component-pages';
import { itemsOf } from '../../src/anatomy/items';
import { NOT_SHOWN } from '../../src/anatomy/samples/not-shown';
import { chooseState, openAnatomy, shownNames } from '../fixtures/anatomy';
import { DOCUMENTED_DOCS } from '../fixtures/documented-version';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGES = componentPages(DOCUMENTED_DOCS);

function namesOf(page: (typeof PAGES)[number]): string[] {
  return itemsOf(page).map(({ kind, name }) => `${kind}:${name}`);
}

for (const component of PAGES) {
  test(`${component.name}: a state shows each slot and class, or it is known why not`, async ({
    page,
  }) => {
    test.slow();
    await visit(page, component.path);
    await openAnatomy(page);
    const found = new Set<string>();
    for (const state of await page.locator('fieldset input[type="radio"]').all()) {
      await chooseState(page, state);
      for (const name of await shownNames(page)) found.add(name);
    }
    const missing = namesOf(component).filter((name) => !found.has(name));
    expect(missing.sort()).toEqual(Object.keys(NOT_SHOWN[component.name] ?? {}).sort());
  });
}

test('at least 90 % of all slots and classes are shown', () => {
  const all = PAGES.flatMap(namesOf).length;
  const notShown = PAGES.flatMap(({ name }) => Object.keys(NOT_SHOWN[name] ?? {})).length;
  expect(1 - notShown / all).toBeGreaterThanOrEqual(0.9);
});
