import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStatus, toReport, type Remember } from '../status';
import type { Translations } from '../translated-pages';

let translations: Translations;

function write(file: string, text: string): void {
  const full = path.join(translations.projectDir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

const translate = (page: string, text: string) =>
  write(`i18n/zh/docusaurus-plugin-content-docs/current/${page}/index.mdx`, text);

beforeEach(() => {
  translations = {
    projectDir: mkdtempSync(path.join(tmpdir(), 'status-')),
    version: 'next',
    englishDir: 'docs',
    translatedDir: 'current',
    languages: ['zh'],
  };
  for (const page of ['react-tree-view', 'react-charts/bars', 'migration/v6']) {
    write(`docs/${page}/index.mdx`, 'Text.\n');
  }
  translate('react-charts/bars', '文字。\n');
});

afterEach(() => rmSync(translations.projectDir, { recursive: true }));

/** Remembers what was made, and counts how often something was. */
function memory(): { remember: Remember; made: () => number } {
  const known = new Map<string, Promise<string>>();
  return {
    made: () => known.size,
    remember: (key, make) => {
      const found = known.get(key) ?? make();
      known.set(key, found);
      return found;
    },
  };
}

it('compares only pages that changed since the report before', async () => {
  const { remember, made } = memory();
  const before = await readStatus(translations, ['zh'], remember);
  expect(await readStatus(translations, ['zh'], remember)).toEqual(before);
  expect(made()).toBe(1);
  translate('react-charts/bars', '文字\n\n## 标题 {/* #gone */}\n');
  const [after] = await readStatus(translations, ['zh'], remember);
  expect(made()).toBe(2);
  const bars = after?.pages.find(({ page }) => page === 'react-charts/bars');
  expect(bars).toMatchObject({ state: 'not recorded', orphans: ['gone'] });
});

it('a translation that cannot be parsed is broken, and names its file', async () => {
  translate('react-charts/bars', '{文字\n');
  const [chinese] = await readStatus(translations);
  const bars = chinese?.pages.find(({ page }) => page === 'react-charts/bars');
  expect(bars).toMatchObject({ state: 'broken', outdated: [], identical: [] });
  expect(bars?.error).toContain('react-charts/bars/index.mdx:2');
});

it('an English page that cannot be parsed ends the report', async () => {
  write('docs/react-charts/bars/index.mdx', '{Text\n');
  await expect(readStatus(translations)).rejects.toThrow('docs/react-charts/bars/index.mdx:2');
});

it('counts families in the order of menus', async () => {
  const { languages } = toReport('next', await readStatus(translations));
  expect(languages[0]?.shares.map(({ family, translated }) => [family, translated])).toEqual([
    ['charts', 1],
    ['tree-view', 0],
    ['migration', 0],
    ['all', 1],
  ]);
});
