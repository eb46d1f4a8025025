import { turnAround } from '../reach.mjs';
import { select, type Facts } from '../select.mjs';

const SORTING = 'docs/react-data-grid/sorting/index.mdx';

/** A small site: one page with a demo and its data, a search, a theme, plugins and their tests. */
const IMPORTS: Record<string, string[]> = {
  [SORTING]: [
    'docs/react-data-grid/sorting/Basic.tsx',
    'docs/react-data-grid/sorting/__tests__/shown.test.tsx',
  ],
  'docs/react-data-grid/index.mdx': ['docs/react-data-grid/Orders.tsx'],
  'docs/react-data-grid/sorting/Basic.tsx': ['docs/react-data-grid/_data/orders.ts'],
  'docs/react-data-grid/Orders.tsx': ['docs/react-data-grid/_data/orders.ts'],
  'docs/migration/index.mdx': ['src/migration/Step.tsx'],
  'src/search/ui/Box.tsx': ['src/search/rank.ts'],
  'src/search/__tests__/rank.test.ts': ['src/search/rank.ts'],
  'src/theme/Root.tsx': ['src/search/ui/Box.tsx', 'src/mui/theme.ts'],
  'src/mui/theme.ts': ['model/theme-state.ts'],
  'src/pages/playground/charts.tsx': ['src/playground/Page.tsx'],
  'config/plugins.ts': ['plugins/outputs/markdown/index.ts', 'config/sitemap.ts'],
  'config/theme-config.ts': ['model/navigation/families.ts'],
  'plugins/outputs/hosting/index.ts': ['config/headers.ts'],
  'plugins/outputs/markdown/__tests__/tables.test.ts': ['plugins/outputs/markdown/tables.ts'],
  'plugins/outputs/markdown/index.ts': ['plugins/outputs/markdown/tables.ts'],
  'e2e/hosted/offline-reading.spec.ts': ['e2e/fixtures/offline.ts'],
  'e2e/full/crowd.spec.ts': ['e2e/fixtures/offline.ts'],
  'tests/build-output/web-app.spec.ts': ['scripts/hosted-site.mjs'],
  'packages/docs-cli/src/project/files.ts': ['model/lockfile.ts'],
  'scripts/build-hosted/sidebars.ts': ['scripts/build-hosted/pages.ts'],
};

const SPECS = [
  ...['accessibility', 'every-page', 'headers', 'markdown-pages', 'search', 'site-files'],
  ...['content-security-policy', 'playground'],
].map((name) => `e2e/features/${name}.spec.ts`);

const CLI_SPECS = ['docs-cli', 'docs-cli-guides']
  .map((name) => `tests/build-output/${name}.spec.ts`)
  .sort();

const OTHERS = [
  ...['src/theme/Footer/index.tsx', 'src/css/frame.css', 'config/redirects.tsv', 'static/logo.svg'],
  ...['plugins/mdx/links/remark-page-links.ts', 'e2e/pages/data-grid/sorting.spec.ts'],
  ...['model/navigation/__tests__/pages.test.ts', 'package.json', 'README.md', 'i18n/zh/code.json'],
  'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx',
];

const strings = (...texts: string[]) => new Set(texts);

const facts: Facts = {
  files: [
    ...new Set([...Object.entries(IMPORTS).flatMap(([key, each]) => [key, ...each])]),
    ...SPECS,
    ...CLI_SPECS,
    ...OTHERS,
  ],
  dependants: turnAround(
    new Map(Object.entries(IMPORTS).map(([file, needed]) => [file, new Set(needed)])),
  ),
  demos: new Set(['docs/react-data-grid/sorting/Basic.tsx', 'docs/react-data-grid/Orders.tsx']),
  pathParts: new Map([['model/navigation/__tests__/pages.test.ts', strings('docs')]]),
  pageTests: new Map([
    [
      'e2e/pages/data-grid/sorting.spec.ts',
      [{ line: 5, strings: strings('/x/react-data-grid/sorting/') }],
    ],
    [
      'e2e/features/search.spec.ts',
      [
        { line: 7, strings: strings('/x/react-data-grid/sorting/#order') },
        { line: 9, strings: strings('/zh/x/react-data-grid/sorting/') },
        { line: 11, strings: strings('/x/introduction/') },
      ],
    ],
  ]),
  addresses: new Map([
    [SORTING, '/x/react-data-grid/sorting/'],
    ['docs/react-data-grid/index.mdx', '/x/react-data-grid/'],
    ['docs/migration/index.mdx', '/x/migration/'],
    ['src/pages/playground/charts.tsx', '/playground/charts/'],
    [OTHERS.at(-1) ?? '', '/zh/x/react-data-grid/sorting/'],
  ]),
  languages: ['zh', 'pt'],
  pageKinds: ['/', '/x/introduction/'],
};

const keys = (map: Map<string, string>) => [...map.keys()].sort();

describe('content', () => {
  it('a page: itself, the tests that open it in English, and tests that read docs/', () => {
    const { pages, pageTests, leftOut, unitTests, specs, all } = select([SORTING], facts);
    expect([...pages]).toEqual([['/x/react-data-grid/sorting/', 'changed']]);
    expect(keys(pageTests)).toEqual([
      'e2e/features/search.spec.ts:7',
      'e2e/pages/data-grid/sorting.spec.ts:5',
    ]);
    expect(keys(leftOut)).toEqual(['e2e/features/search.spec.ts:9']);
    expect(keys(unitTests)).toEqual(['model/navigation/__tests__/pages.test.ts']);
    expect([specs.size, all.size]).toEqual([0, 0]);
  });

  it('a test whose code a page shows: the test and the page', () => {
    const { pages, unitTests } = select(
      ['docs/react-data-grid/sorting/__tests__/shown.test.tsx'],
      facts,
    );
    expect([...pages.keys()]).toEqual(['/x/react-data-grid/sorting/']);
    expect([...unitTests.keys()]).toEqual([
      'docs/react-data-grid/sorting/__tests__/shown.test.tsx',
    ]);
  });

  it('a page with tests that a spec imports: the whole spec, once', () => {
    const spec = 'e2e/pages/data-grid/testing.spec.ts';
    const page = strings('/x/react-data-grid/sorting/');
    const pageTests = new Map([
      [
        spec,
        [
          { line: 0, strings: page },
          { line: 9, strings: page },
        ],
      ],
    ]);
    const found = select([SORTING], { ...facts, pageTests });
    expect([keys(found.specs), keys(found.pageTests)]).toEqual([[spec], []]);
  });

  it('a demo: its page', () => {
    const { pages, demos } = select(['docs/react-data-grid/sorting/Basic.tsx'], facts);
    expect(keys(pages)).toEqual(['/x/react-data-grid/sorting/']);
    expect(keys(demos)).toEqual(['docs/react-data-grid/sorting/Basic.tsx']);
  });

  it('shared data: the pages of all demos that use it, with the way to each', () => {
    const { pages, demos } = select(['docs/react-data-grid/_data/orders.ts'], facts);
    expect(keys(pages)).toEqual(['/x/react-data-grid/', '/x/react-data-grid/sorting/']);
    expect(pages.get('/x/react-data-grid/sorting/')).toBe(
      `${SORTING} ← docs/react-data-grid/sorting/Basic.tsx ← docs/react-data-grid/_data/orders.ts`,
    );
    expect(demos.size).toBe(2);
  });

  it.each(['docs/react-data-grid/sorting/picture.png', 'docs/react-data-grid/sorting/Gone.tsx'])(
    'a file that nothing imports, or that is gone: the page in whose folder it is: %s',
    (file) => {
      expect(keys(select([file], facts).pages)).toEqual(['/x/react-data-grid/sorting/']);
    },
  );

  it('a translation: the page in that language, with the tests of it', () => {
    const { pages, pageTests, leftOut } = select([OTHERS.at(-1) ?? ''], facts);
    expect(keys(pages)).toEqual(['/zh/x/react-data-grid/sorting/']);
    expect(keys(pageTests)).toEqual(['e2e/features/search.spec.ts:9']);
    expect(leftOut.size).toBe(0);
  });
});

describe('what runs in the browser', () => {
  it('a feature: its specs, its unit tests, and one page of each kind', () => {
    const { features, specs, unitTests, samplePages, all } = select(['src/search/rank.ts'], facts);
    expect(keys(features)).toEqual(['src/search/']);
    expect(keys(specs)).toEqual([
      'e2e/features/search.spec.ts',
      'e2e/hosted/offline-reading.spec.ts',
    ]);
    expect(keys(unitTests)).toEqual(['src/search/__tests__/rank.test.ts']);
    expect([samplePages, all.size]).toEqual([true, 0]);
  });

  it('what does not have a spec of its name: all specs of features', () => {
    const { specs, samplePages } = select(['src/theme/Footer/index.tsx'], facts);
    expect(keys(specs)).toEqual(
      [...SPECS, ...CLI_SPECS, 'tests/build-output/web-app.spec.ts'].sort(),
    );
    expect(samplePages).toBe(true);
  });

  it('what only some pages load: those pages', () => {
    const { pages, specs, samplePages } = select(['src/migration/Step.tsx'], facts);
    expect(keys(pages)).toEqual(['/x/migration/']);
    expect([specs.size, samplePages]).toEqual([0, false]);
  });

  it('a page outside the docs: itself and the specs of its folder', () => {
    const { pages, specs } = select(['src/playground/Page.tsx'], facts);
    expect(keys(pages)).toEqual(['/playground/charts/']);
    expect(keys(specs)).toEqual(['e2e/features/playground.spec.ts']);
  });

  it('what all pages look like: all browser tests', () => {
    expect(keys(select(['src/css/frame.css'], facts).all)).toEqual(['browser']);
  });
});

describe('build code', () => {
  it('an output: its specs and unit tests', () => {
    const { features, specs, unitTests, all } = select(
      ['plugins/outputs/markdown/tables.ts'],
      facts,
    );
    expect(keys(features)).toEqual(['plugins/outputs/markdown/']);
    expect(keys(specs)).toEqual([
      'e2e/features/markdown-pages.spec.ts',
      'tests/build-output/docs-cli-guides.spec.ts',
    ]);
    expect(keys(unitTests)).toEqual(['plugins/outputs/markdown/__tests__/tables.test.ts']);
    expect(all.size).toBe(0);
  });

  it.each([
    ['config/sitemap.ts', ['e2e/features/site-files.spec.ts']],
    [
      'config/headers.ts',
      ['e2e/features/content-security-policy.spec.ts', 'e2e/features/headers.spec.ts'],
    ],
  ])('options of one output: its specs: %s', (file, expected) => {
    const { specs, all } = select([file], facts);
    expect(keys(specs)).toEqual(expected);
    expect(all.size).toBe(0);
  });

  it.each(['plugins/mdx/links/remark-page-links.ts', 'config/plugins.ts', 'static/logo.svg'])(
    'what every page goes through: all browser tests: %s',
    (file) => {
      expect(keys(select([file], facts).all)).toEqual(['browser']);
    },
  );

  it('data of the model: by what reads it', () => {
    expect(keys(select(['model/navigation/families.ts'], facts).all)).toEqual(['browser']);
    expect(select(['model/theme-state.ts'], facts).all.get('browser')).toContain(
      'src/mui/theme.ts',
    );
  });
});

describe('everything else', () => {
  it('fixtures: the specs that use them; those of test:full are named only', () => {
    const { specs, leftOut, build } = select(['e2e/fixtures/offline.ts'], facts);
    expect(keys(specs)).toEqual(['e2e/hosted/offline-reading.spec.ts']);
    expect(keys(leftOut)).toEqual(['e2e/full/crowd.spec.ts']);
    expect(build).toBe(false);
  });

  it('what makes the build for a host: the tests of that build', () => {
    const { all, specs } = select(['scripts/build-hosted/pages.ts'], facts);
    expect(all.size).toBe(0);
    expect(keys(specs)).toEqual([
      'e2e/hosted/offline-reading.spec.ts',
      'tests/build-output/web-app.spec.ts',
    ]);
  });

  it.each(['packages/docs-cli/scripts/bundle.mjs', 'model/lockfile.ts'])(
    'a package, or what it imports: its specs: %s',
    (file) => {
      const { specs, all } = select([file], facts);
      expect(keys(specs)).toEqual(CLI_SPECS);
      expect(all.size).toBe(0);
    },
  );

  it.each(['package.json', 'unknown.toml'])('%s: everything', (file) => {
    expect(keys(select([file], facts).all)).toEqual(['browser', 'lint', 'types', 'unit']);
  });

  it('texts for people: nothing', () => {
    const { all, build, specs, pages } = select(['README.md'], facts);
    expect([all.size, build, specs.size, pages.size]).toEqual([0, false, 0, 0]);
  });
});
