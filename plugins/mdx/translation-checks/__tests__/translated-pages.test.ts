import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { PREFIXED_LANGUAGES } from '../../../../model/languages';
import { splitPage } from '../../../../model/translations/split-sections';
import { filesBelow } from '../../../files/files-below';
import { checkPage, englishPageOf, readEnglishPage, type EnglishPage } from '../check-page';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** Both languages are compared with the same English pages. */
const englishPages = new Map<string, Promise<EnglishPage>>();

function englishPage(file: string): Promise<EnglishPage> {
  const page = englishPages.get(file) ?? readEnglishPage(file);
  englishPages.set(file, page);
  return page;
}

/**
 * The translated pages of the working copy. Those of the documented version are compared by its
 * builds, which `npm test` makes in all languages and which end at the first page that differs.
 */
function pagesOf(language: string): string[] {
  const folder = path.join('i18n', language, 'docusaurus-plugin-content-docs', 'current');
  return filesBelow(path.join(SITE_DIR, folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
}

async function differencesOf(page: string): Promise<string[]> {
  const file = path.join(SITE_DIR, page);
  const englishFile = englishPageOf(file, SITE_DIR);
  if (!existsSync(englishFile)) return [`${page}:1: there is no English page`];
  const source = readFileSync(file, 'utf8');
  const options = { filePath: file, fileContent: source };
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(options);
  const { root } = await splitPage(source);
  const english = await englishPage(englishFile);
  const findings = await checkPage({ file, source, root, frontMatter }, english, SITE_DIR);
  return findings.map(({ line, reason }) => `${page}:${line}: ${reason}`);
}

it.each(PREFIXED_LANGUAGES)(
  'the translations into %s have what their English pages have',
  async (language) => {
    const differences: string[] = [];
    for (const page of pagesOf(language)) differences.push(...(await differencesOf(page)));
    expect(differences).toEqual([]);
  },
  300_000,
);
