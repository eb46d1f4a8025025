import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocsVersion } from '../../../../model/docs-version';
import { documentedPages } from '../documented-pages';

function version(own: Pick<DocsVersion, 'id' | 'docs' | 'path'> & Partial<DocsVersion>) {
  const rest = { label: own.id, status: 'current', banner: 'none', date: null, packages: null };
  return { ...rest, families: {}, ...own } as DocsVersion;
}

const NEXT = version({ id: 'next', docs: 'current', path: 'next' });
const CUT = version({ id: '7.0.0', docs: '7.0.0', path: '', languages: ['en', 'zh'] });
const OLD = version({ id: '6.20', docs: '6.20', path: '6.20' });
const TRANSLATIONS = 'docusaurus-plugin-content-docs/version-7.0.0';

let site: string;

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'documented-pages-'));
  for (const page of ['introduction', 'react-charts', 'react-charts/bars', '_drafts/new']) {
    write(`versioned_docs/version-7.0.0/${page}/index.mdx`);
  }
  write('versioned_docs/version-7.0.0/api/charts/old-build/index.mdx');
  write(`i18n/zh/${TRANSLATIONS}/react-charts/bars/index.mdx`);
  write(`i18n/pt/${TRANSLATIONS}/react-charts/bars/index.mdx`);
});

afterAll(() => rmSync(site, { recursive: true }));

const find = (source: string) => documentedPages([NEXT, CUT, OLD], site)(source);

it.each([
  '@site/docs/react-charts/bars/index.mdx',
  '@site/versioned_docs/version-6.20/react-charts/bars/index.mdx',
  'versioned_docs/version-6.20/react-charts/bars.mdx',
  '@site/i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
])('%s is in the documented version, in the languages of that version', (source) => {
  expect(find(source)).toEqual({
    page: 'react-charts/bars/',
    isSame: true,
    languages: ['en', 'zh'],
  });
});

it('pages that the documented version lacks have the nearest one above them', () => {
  const above = { page: 'react-charts/', isSame: false, languages: ['en'] };
  expect(find('@site/docs/react-charts/sankey/index.mdx')).toEqual(above);
  expect(find('@site/docs/_drafts/new/index.mdx')).toBeUndefined();
});

it('pages of the documented version do not have one in another', () => {
  expect(find('@site/versioned_docs/version-7.0.0/react-charts/index.mdx')).toBeUndefined();
  expect(find(`@site/i18n/zh/${TRANSLATIONS}/react-charts/bars/index.mdx`)).toBeUndefined();
});

it('knows the reference from the list of the version, not from what a build has left', () => {
  const source = '@site/docs/api/charts/old-build/index.mdx';
  expect(find(source)).toMatchObject({ page: 'react-charts/', isSame: false });
  write('versions/7.0.0/pages.json', JSON.stringify(['api/charts/', 'api/charts/bar-chart/']));
  expect(find(source)).toMatchObject({ page: 'api/charts/', isSame: false });
  expect(find('@site/docs/api/charts/bar-chart/index.mdx')).toEqual({
    page: 'api/charts/bar-chart/',
    isSame: true,
    languages: ['en'],
  });
});
