import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { translationsOf } from '../translations-of';

const PLUGIN = 'docusaurus-plugin-content-docs';
let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  for (const file of ['pt/current/a', 'zh/current/a', 'zh/current/a/b', 'zh/version-7.0.0/c']) {
    const [language = '', ...rest] = file.split('/');
    const folder = path.join(siteDir, 'i18n', language, PLUGIN, ...rest);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.mdx'), '');
  }
});

afterAll(() => rmSync(siteDir, { recursive: true }));

it.each([
  ['@site/docs/a/index.mdx', ['zh', 'pt']],
  ['@site/docs/a/b/index.mdx', ['zh']],
  ['@site/docs/c/index.mdx', []],
  [`@site/i18n/zh/${PLUGIN}/current/a/index.mdx`, ['zh', 'pt']],
  ['@site/versioned_docs/version-7.0.0/c/index.mdx', ['zh']],
  [`@site/i18n/zh/${PLUGIN}/version-7.0.0/c/index.mdx`, ['zh']],
  ['@site/versioned_docs/version-7.0.0/a/index.mdx', []],
])('%s is written in %j beside English', (source, languages) => {
  expect(translationsOf(source, siteDir)).toEqual(languages);
});
