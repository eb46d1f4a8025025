import type { Facts, Selection } from '../select.mjs';
import { planOf } from '../steps.mjs';

const facts: Facts = {
  files: [
    ...['docs/a/index.mdx', 'src/a.ts', 'e2e/features/every-page.spec.ts'],
    ...['e2e/features/built-files.spec.ts', 'e2e/features/search.spec.ts'],
  ],
  dependants: new Map([
    ['scripts/hosted-site.mjs', new Set(['tests/build-output/site-policies.spec.ts'])],
  ]),
  demos: new Set(),
  pathParts: new Map(),
  pageTests: new Map(),
  addresses: new Map(),
  languages: ['zh'],
  pageKinds: ['/', '/x/'],
};

function plan(changed: string[], given: Partial<Selection>) {
  const none: Selection = {
    pages: new Map(),
    samplePages: false,
    demos: new Map(),
    features: new Map(),
    unitTests: new Map(),
    specs: new Map(),
    pageTests: new Map(),
    leftOut: new Map(),
    all: new Map(),
    build: false,
  };
  const options = { env: { CHROMIUM_PATH: 'chromium' } };
  const { checks, builds, browser } = planOf({ ...none, ...given }, facts, changed, options);
  return {
    checks,
    builds,
    browser,
    names: [...checks, ...builds, ...browser].map(({ name }) => name),
  };
}

it('a page: its text and format, built in English, seen in the browser, with its tests', () => {
  const { names, checks, builds, browser } = plan(['docs/a/index.mdx'], {
    pages: new Map([['/x/a/', 'changed']]),
    pageTests: new Map([['e2e/features/search.spec.ts:7', 'opens /x/a/']]),
    unitTests: new Map([['a.test.ts', 'reads docs/']]),
    build: true,
  });
  expect(names).toEqual([
    ...['Prose', 'Format', 'Unit tests', 'Build'],
    ...['Affected pages', 'Built files', 'Browser tests'],
  ]);
  expect(checks[0]?.args).toEqual(['docs/a/index.mdx']);
  expect(builds.map(({ args }) => args?.at(-1))).toEqual(['a.test.ts', 'x/current/en']);
  expect(browser[0]?.env).toMatchObject({ TEST_PAGES: '/x/a/', CHROMIUM_PATH: 'chromium' });
  expect(browser[1]?.args).toContain('e2e/features/built-files.spec.ts');
  expect(browser[2]?.args?.[0]).toBe('e2e/features/search.spec.ts:7');
});

it('a translated page: all languages', () => {
  const { builds } = plan([], { pages: new Map([['/zh/x/a/', 'changed']]), build: true });
  expect(builds).toMatchObject([{ name: 'Build', args: [] }]);
});

it('a feature: all languages, one page of each kind, and a build for a host where it is tested', () => {
  const given = {
    specs: new Map([
      ['e2e/features/search.spec.ts', 'changed'],
      ['e2e/hosted/update.spec.ts', 'changed'],
    ]),
    samplePages: true,
    build: true,
  };
  const { names, browser } = plan(['src/a.ts'], given);
  expect(names).toEqual([
    ...['Types', 'Lint', 'Prose', 'Format', 'Build', 'Build for a host'],
    ...['Affected pages', 'Built files', 'Browser tests'],
  ]);
  expect(browser[0]).toMatchObject({ needs: 'Build for a host', env: { TEST_PAGES: '/,/x/' } });
});

it('a test that reads files of the build for a host: that build too', () => {
  const spec = 'tests/build-output/site-policies.spec.ts';
  const { builds } = plan([], { specs: new Map([[spec, 'changed']]) });
  expect(builds.map(({ name }) => name)).toEqual(['Build', 'Build for a host']);
});

it('a site-wide change: everything of that kind', () => {
  const all = new Map(['lint', 'types', 'unit', 'browser'].map((run) => [run, 'package.json']));
  const { names, browser, builds } = plan(['package.json'], { all });
  expect(names).toEqual([
    ...['Types', 'Lint', 'Unit tests', 'Build', 'Build for a host', 'Browser tests'],
  ]);
  expect(builds[0]?.args).not.toContain('--runTestsByPath');
  expect(browser[0]?.args).toEqual(['--reporter=line,json']);
});

it('a file that is gone is not linted', () => {
  expect(plan(['src/gone.ts'], {}).names).toEqual(['Types']);
});
