import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { GRID_KEYS } from '../../fixtures/grid-keys';
import { runCheck, type GridKeys } from '../../fixtures/grid-keys/check';
import { readSource } from '../../fixtures/page-sources';
import { expect, test } from '../../fixtures/test';

const PLANS = [
  ['@mui/x-data-grid-premium', 'Premium'],
  ['@mui/x-data-grid-pro', 'Pro'],
  ['@mui/x-data-grid', 'Community'],
] as const;

/** Rows of the tables of keys, as `heading: keys, plan`, as they are written in the page. */
function writtenKeys(): string[] {
  const text = readSource(docsPage('/x/react-data-grid/accessibility/'));
  const keyboard = text.slice(text.indexOf('## Keyboard'), text.indexOf('## Touch'));
  return keyboard.split(/^### /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf(' {/*'));
    const rows = section.split('\n').filter((line) => line.startsWith('| '));
    return rows.slice(2).map((row) => {
      const [, keys = '', , plan = ''] = row.split('|').map((cell) => cell.trim());
      return `${heading}: ${keys.replace(/<\/?kbd>/g, '')}, ${plan}`;
    });
  });
}

/** The checks of a demo, each with the plan of the grid that the demo shows. */
function testedKeys({ page, demo, checks }: GridKeys): string[] {
  const source = readSource(docsPage(`/x/react-data-grid/${page}/`), `${demo}.tsx`);
  const plan = PLANS.find(([name]) => source.includes(`'${name}'`))?.[1];
  return Object.keys(checks).map((name) => `${name}, ${plan}`);
}

test('every key of the page is tested in a grid of its plan, and no other', () => {
  expect(writtenKeys().sort()).toEqual(GRID_KEYS.flatMap(testedKeys).sort());
});

for (const keys of GRID_KEYS) {
  test(`keys in ${keys.demo}`, { tag: '@full' }, async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, docsPage(`/x/react-data-grid/${keys.page}/`), keys.demo);
    for (const [name, check] of Object.entries(keys.checks)) {
      await test.step(name, () => runCheck(demo, page, check, keys.startsWithClick));
    }
  });
}
