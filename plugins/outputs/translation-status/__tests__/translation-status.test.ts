import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../../../../model/docs-version';
import { DOCS_VERSIONS, WORKING_COPY } from '../../../../model/library-versions';
import type { TranslationsState } from '../../../../model/translations/state-page';
import { translationStatus } from '..';

type BuildFacts = Parameters<NonNullable<Plugin['postBuild']>>[0];

jest.mock('../../../bundler/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

let siteDir: string;

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'status-'));
  write('docs/react-charts/bars/index.mdx', '---\ntitle: Bars\n---\n\nText.\n');
  write('docs/react-charts/pie/index.mdx', '---\ntitle: Pie\n---\n\nText.\n');
  const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx';
  write(chinese, '---\ntitle: 柱形图\n---\n\n文字。\n');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function pluginOf(version: DocsVersion, language: string): Plugin | null {
  const context = {
    siteDir,
    baseUrl: language === 'en' ? '/' : `/${language}/`,
    i18n: { currentLocale: language, defaultLocale: 'en' },
  } as LoadContext;
  return translationStatus(version, DOCS_VERSIONS)(context);
}

const docs = ['bars', 'pie'].map((name) => ({
  id: `react-charts/${name}/index`,
  permalink: `/x/next/react-charts/${name}/`,
  title: name,
  description: '',
  sidebar: 'charts',
  source: `@site/docs/react-charts/${name}/index.mdx`,
  unlisted: false,
  frontMatter: {},
}));

const loadedVersions = () => [
  { versionName: 'current', contentPath: path.join(siteDir, 'docs'), docs, sidebars: {} },
];

/** What a build in a language adds: routes by their paths, and the data of the page. */
async function build(language: string) {
  const plugin = pluginOf(WORKING_COPY, language);
  await plugin?.loadContent?.();
  const routes: string[] = [];
  const data: string[] = [];
  const actions = {
    addRoute: (route: { path: string }) => routes.push(route.path),
    createData: async (_name: string, text: string) => data.push(text),
    setGlobalData: () => undefined,
  };
  await plugin?.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: loadedVersions() } },
    },
    actions: actions as never,
  });
  const outDir = path.join(siteDir, 'out');
  await plugin?.postBuild?.({ outDir } as BuildFacts);
  return { routes, state: JSON.parse(data[0] ?? '{}') as TranslationsState, outDir };
}

it('adds a page below the version and the language', async () => {
  expect((await build('en')).routes).toEqual(['/x/next/translations/']);
  expect((await build('zh')).routes).toEqual(['/zh/x/next/translations/']);
});

it('the English page is about all languages, others are about their own', async () => {
  const languagesOf = async (language: string) =>
    (await build(language)).state.report.languages.map((each) => each.language);
  expect(await languagesOf('en')).toEqual(['zh', 'pt']);
  expect(await languagesOf('zh')).toEqual(['zh']);
});

it('knows the state and the title of each page', async () => {
  const { state } = await build('zh');
  expect(state.report.languages[0]?.pages).toMatchObject([
    { page: 'react-charts/bars', state: 'not recorded' },
    { page: 'react-charts/pie', state: 'missing' },
  ]);
  expect(state.titles['react-charts/pie']).toEqual({ title: 'pie', language: 'en' });
});

it('writes the same report as JSON beside the English page', async () => {
  const { state, outDir } = await build('en');
  const text = readFileSync(path.join(outDir, 'x/next/translations.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(state.report);
});

it('names other versions that are translated, and adds no page to those that are not', async () => {
  const { state } = await build('en');
  expect(state.others.map((other) => other.path)).toEqual(['']);
  const english = { ...WORKING_COPY, languages: ['en' as const] };
  expect(pluginOf(english, 'en')).toBeNull();
});
