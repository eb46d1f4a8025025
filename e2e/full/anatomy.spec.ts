import type { Page } from '@playwright/test';
import type { ApiComponentPage } from '../../model/api-reference';
import { componentPages } from '../../src/anatomy/__tests__/component-pages';
import { itemsOf } from '../../src/anatomy/items';
import { NOT_SHOWN } from '../../src/anatomy/samples/not-shown';
import { chooseState, openAnatomy, shownNames } from '../fixtures/anatomy';
import { DOCUMENTED_DOCS } from '../fixtures/documented-version';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGES = componentPages(DOCUMENTED_DOCS);
const FAMILIES = [...new Set(PAGES.map(({ family }) => family))];
/** Milliseconds for the states of one component. */
const TIME = 120_000;

// Pickers of ranges draw some hundred elements when they open.
test.use({ actionTimeout: 60_000 });

/** Names that a state of the component shows. */
async function namesFound(page: Page, component: ApiComponentPage): Promise<Set<string>> {
  await visit(page, component.path);
  await openAnatomy(page);
  const found = new Set<string>();
  for (const state of await page.locator('fieldset input[type="radio"]').all()) {
    await chooseState(page, state);
    for (const name of await shownNames(page)) found.add(name);
  }
  return found;
}

// One test for each family, as it adds up what all components of the family show.
for (const family of FAMILIES) {
  const components = PAGES.filter((page) => page.family === family);

  test(`${family}: states show 90 % of slots and classes, and it is known why not all`, async ({
    page,
  }, info) => {
    test.setTimeout(components.length * TIME);
    let all = 0;
    let shown = 0;
    for (const component of components) {
      const found = await namesFound(page, component);
      const names = itemsOf(component).map(({ kind, name }) => `${kind}:${name}`);
      const missing = names.filter((name) => !found.has(name));
      all += names.length;
      shown += names.length - missing.length;
      const known = Object.keys(NOT_SHOWN[component.name] ?? {});
      expect.soft(missing.sort(), component.name).toEqual(known.sort());
    }
    info.annotations.push({ type: 'share', description: `${shown} of ${all}` });
    expect(shown / all).toBeGreaterThanOrEqual(0.9);
  });
}
