import { workingDocs } from '../../docs-folders.cjs';
import { readSpecs, specsOf, testsOf } from '../tests-of-demo.mjs';

const { root } = workingDocs();

const BARS = `
import { openDemo } from '../../fixtures/demos';
const PAGE = '/x/react-charts/bars/';
const LABELS = ['BarLabels'] as const;

test('a click chooses', async ({ page }) => {
  await openDemo(page, PAGE, 'BarClicks');
});

for (const name of LABELS) {
  test(\`\${name} is there\`, async ({ page }) => openDemo(page, PAGE, name));
}

const CHECKS = { BarGaps: () => undefined };

test('gaps', { tag: '@full' }, async () => checkAll());

function checkAll() {
  return CHECKS;
}
`;

const FILES: Record<string, string> = {
  'e2e/pages/charts/bars.spec.ts': BARS,
  'e2e/pages/charts/looks.spec.ts': `
import { LOOKS } from '../../fixtures/looks';
for (const { page, demo } of LOOKS) {
  test(demo, async () => openDemo(\`/x/react-charts/\${page}/\`, demo));
}
`,
  'e2e/pages/charts/links.spec.ts': `test('link', () => visit('/x/react-charts/bars/#BarClicks'));`,
  'e2e/fixtures/looks/index.ts': `export const LOOKS = [{ page: 'bars', demo: 'BarGaps' }, { page: 'pie', demo: 'PieArcs' }];`,
  'e2e/fixtures/demos.ts': `export const openDemo = () => undefined;`,
  'e2e/features/search.spec.ts': `test('finds', () => visit('/x/react-charts/pie/'));`,
};

const specs = readSpecs(Object.keys(FILES), (file) => FILES[file]);

const demo = (name: string) => `${root}/react-charts/${name}.tsx`;
const filesOf = (name: string) => specsOf(demo(name), specs).map(({ file }) => file);

const [BARS_SPEC, LOOKS_SPEC, LINKS_SPEC] = [
  'e2e/pages/charts/bars.spec.ts',
  'e2e/pages/charts/looks.spec.ts',
  'e2e/pages/charts/links.spec.ts',
] as const;

describe('specsOf', () => {
  it('finds the specs that open the page, also with a hash', () => {
    expect(filesOf('bars/BarClicks')).toEqual([BARS_SPEC, LINKS_SPEC]);
  });

  it('finds specs that put the address together, by the name of the demo', () => {
    expect(filesOf('bars/BarGaps')).toEqual([BARS_SPEC, LOOKS_SPEC, LINKS_SPEC]);
    expect(filesOf('pie/PieArcs')).toEqual([LOOKS_SPEC]);
  });

  it('finds none for a page that no spec opens, and none of the features', () => {
    expect(filesOf('pie/PieLabels')).toEqual([]);
    expect(filesOf('radar/SkillRadar')).toEqual([]);
  });
});

describe('testsOf', () => {
  it('takes the tests that name the demo', () => {
    expect(testsOf(demo('bars/BarClicks'), specs)).toEqual([
      { spec: BARS_SPEC, lines: [6] },
      { spec: LINKS_SPEC, lines: [1] },
    ]);
  });

  it('takes those that name it in a list or in a function that they use', () => {
    expect(testsOf(demo('bars/BarLabels'), specs)).toEqual([{ spec: BARS_SPEC, lines: [11] }]);
    expect(testsOf(demo('bars/BarGaps'), specs)).toContainEqual({ spec: BARS_SPEC, lines: [16] });
  });

  it('takes all tests of a spec whose fixture names it', () => {
    expect(testsOf(demo('pie/PieArcs'), specs)).toEqual([{ spec: LOOKS_SPEC }]);
  });

  it('takes all tests of the page where none names it', () => {
    expect(testsOf(demo('bars/NewBars'), specs)).toEqual([
      { spec: BARS_SPEC },
      { spec: LINKS_SPEC },
    ]);
  });

  it('takes none for a page that no spec opens', () => {
    expect(testsOf(demo('radar/SkillRadar'), specs)).toEqual([]);
  });
});
