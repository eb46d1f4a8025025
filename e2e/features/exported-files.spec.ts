import { demoNamed } from '../fixtures/demos';
import { downloadProject, downloadZip } from '../fixtures/exported-projects';
import { ORIGIN } from '../fixtures/origin';
import { STYLED_PAGE } from '../fixtures/styled-demos';
import { expect, test } from '../fixtures/test';
import { store, visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/sorting/';
const GRID_DEMO = 'ServerSortingPages';

test(
  'the zip holds every file of the demo where imports find it',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, GRID_PAGE);
    const files = await downloadProject(page, demoNamed(page, GRID_DEMO), GRID_DEMO);
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/_data/products.ts',
      'src/_data/random.ts',
      'src/main.tsx',
      `src/sorting/${GRID_DEMO}.tsx`,
      'src/sorting/productServer.ts',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(files[`src/sorting/${GRID_DEMO}.tsx`]).toContain("from '../_data/products'");
    expect(files[`src/sorting/${GRID_DEMO}.tsx`]).not.toContain('#region');
    expect(files['src/main.tsx']).toContain(`import ${GRID_DEMO} from './sorting/${GRID_DEMO}';`);
    expect(files['src/main.tsx']).toContain("direction: 'ltr', palette: { mode: 'light' }");
    expect(files['README.md']).toContain(`/x/react-data-grid/sorting/#${GRID_DEMO}`);
    const { dependencies } = JSON.parse(files['package.json'] ?? '{}');
    expect(dependencies).toMatchObject({ '@mui/x-data-grid': '7.0.0', react: '18.3.1' });
  },
);

test(
  'the zip follows variant, color mode and direction; the same choice gives the same bytes',
  { tag: '@full' },
  async ({ page }) => {
    await store(page, {
      theme: 'dark',
      'docs.themeState': JSON.stringify({ direction: 'rtl' }),
    });
    await visit(page, GRID_PAGE);
    const demo = demoNamed(page, GRID_DEMO);
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    const files = await downloadProject(page, demo, GRID_DEMO);
    expect(
      Object.keys(files)
        .filter((path) => path.startsWith('src/'))
        .sort(),
    ).toEqual([
      'src/_data/products.js',
      'src/_data/random.js',
      'src/main.jsx',
      `src/sorting/${GRID_DEMO}.jsx`,
      'src/sorting/productServer.js',
    ]);
    expect(files['src/sorting/productServer.js']).not.toContain('interface');
    expect(files['src/main.jsx']).toContain("direction: 'rtl', palette: { mode: 'dark' }");
    expect(files['index.html']).toContain('<html lang="en" dir="rtl" class="dark">');
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}');
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(['@mui/stylis-plugin-rtl', '@emotion/cache', 'stylis']),
    );
    expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);

    const before = await downloadZip(page, demo);
    await page.clock.setFixedTime(new Date('2031-01-02T03:04:05Z'));
    expect((await downloadZip(page, demo)).bytes.equals(before.bytes)).toBe(true);
  },
);

test('the zip follows the styling', async ({ page, context }) => {
  for (const [styling, file, other] of [
    ['Tailwind', 'NoticeCard.tailwind.tsx', 'OpeningHours.tsx'],
    ['CSS', 'NoticeCard.css.tsx', 'OpeningHours.css.tsx'],
  ] as const) {
    await context.addCookies([{ name: 'codeStyling', value: styling, url: ORIGIN }]);
    await visit(page, STYLED_PAGE);
    const files = await downloadProject(page, demoNamed(page, 'NoticeCard'), 'NoticeCard');
    expect(Object.keys(files)).toContain(`src/${file}`);
    expect('src/tailwind.css' in files).toBe(styling === 'Tailwind');
    // A demo without the chosen styling is exported in the first one.
    const hours = await downloadProject(page, demoNamed(page, 'OpeningHours'), 'OpeningHours');
    expect(Object.keys(hours)).toContain(`src/${other}`);
    expect(Object.keys(hours)).not.toContain('src/tailwind.css');
  }
});
