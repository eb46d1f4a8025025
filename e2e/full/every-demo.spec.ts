import { formatUnit } from '../../model/units';
import { runAllDemos } from '../fixtures/demos';
import { test } from '../fixtures/test';
import { pagesOfUnit, unitsToTest } from '../fixtures/unit-pages';
import { visit } from '../fixtures/visit';

// `npm run cut-version` runs this file for the unit that it cuts; complete tests for the blog only.
for (const unit of unitsToTest()) {
  test.describe(formatUnit(unit), () => {
    for (const path of pagesOfUnit(unit)) {
      test(`${path} runs its demos, and prints nothing`, async ({ page }) => {
        test.slow();
        await visit(page, path);
        await runAllDemos(page);
      });
    }
  });
}
