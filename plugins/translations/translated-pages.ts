import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { languagesOf, type DocsVersion } from '../../model/docs-version';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { reasonOf } from '../../model/reason-of';
import { lineOfKey } from '../../model/translations/front-matter-text';
import {
  parseRecord,
  RecordError,
  RECORD_KEY,
  type TranslationRecord,
} from '../../model/translations/record';
import { splitPage, type PageParts } from '../../model/translations/split-sections';
import { filesBelow } from '../files/files-below';

/** A page of MDX; files and folders with an underscore are parts of pages, and `api/` is generated. */
const PAGE = /^(?!api\/)(?!.*(?:^|\/)(?:_|__tests__\/)).*\.mdx?$/;

/** A version of the docs with its translations. */
export interface Translations {
  projectDir: string;
  /** Its id, such as `7.0.0-beta.1`. */
  version: string;
  /** Folder of the English pages, from the root of the project. */
  englishDir: string;
  /** Name of the folder with the translated pages of the version. */
  translatedDir: string;
  /** Languages besides English. */
  languages: readonly string[];
}

/** A page that was read. */
export interface ReadPage extends PageParts {
  /** Its file, from the root of the project. */
  file: string;
  source: string;
}

/** A translated page. */
export interface TranslatedPage extends ReadPage {
  record: TranslationRecord | undefined;
}

/** The folders of a version, and its languages. */
export function toTranslations(
  projectDir: string,
  version: Pick<DocsVersion, 'id' | 'docs' | 'languages'>,
): Translations {
  const isWorking = version.docs === 'current';
  return {
    projectDir,
    version: version.id,
    englishDir: isWorking ? 'docs' : `versioned_docs/version-${version.docs}`,
    translatedDir: isWorking ? 'current' : `version-${version.docs}`,
    languages: languagesOf(version).filter((language) => language !== DEFAULT_LANGUAGE),
  };
}

/** All versions that are translated and have their pages in this project. */
export function allTranslations(projectDir: string): Translations[] {
  const versions: DocsVersion[] = JSON.parse(
    readFileSync(path.join(projectDir, 'model/versions.json'), 'utf8'),
  );
  return versions
    .map((version) => toTranslations(projectDir, version))
    .filter(
      ({ languages, englishDir }) =>
        languages.length > 0 && existsSync(path.join(projectDir, englishDir)),
    );
}

/**
 * The translations of a version.
 * @param name its id, or `current` for the pages in `docs/`
 * @throws if there is no such version, or it is in English only
 */
export function translationsOf(projectDir: string, name: string): Translations {
  const all = allTranslations(projectDir);
  const found = all.find(({ version, translatedDir }) => [version, translatedDir].includes(name));
  if (found) return found;
  const names = [
    'current',
    ...all.filter(({ englishDir }) => englishDir !== 'docs').map(({ version }) => version),
  ];
  throw new Error(`"${name}" is not a version with translations. These are: ${names.join(', ')}`);
}

/** @throws if the version is not translated into the language */
export function checkLanguage(language: string, { languages, version }: Translations): void {
  if (languages.includes(language)) return;
  throw new Error(
    `Version ${version} is not translated into "${language}", but into ${languages.join(', ')}`,
  );
}

/** The folder of the pages of a language, from the root of the project. */
export function folderOf({ englishDir, translatedDir }: Translations, language: string): string {
  if (language === DEFAULT_LANGUAGE) return englishDir;
  return `i18n/${language}/docusaurus-plugin-content-docs/${translatedDir}`;
}

/**
 * The page that a file is: `react-charts/bars` for `react-charts/bars/index.mdx`.
 * @param file from the folder of its version and language
 * @returns undefined for parts of pages, for other files, and for the reference
 */
export function pageOfFile(file: string): string | undefined {
  return PAGE.test(file) ? file.replace(/(?:\/index)?\.mdx?$/, '') : undefined;
}

/** The pages of a version in a language, with their files from the root of the project. */
export function pagesOf(translations: Translations, language: string): Map<string, string> {
  const folder = folderOf(translations, language);
  const absolute = path.join(translations.projectDir, folder);
  const files = existsSync(absolute) ? filesBelow(absolute) : [];
  return new Map(
    files.flatMap((file) => {
      const page = pageOfFile(file);
      return page === undefined ? [] : [[page, `${folder}/${file}`] as const];
    }),
  );
}

/**
 * Reads a page.
 * @param file from the root of the project
 * @throws with the file when it cannot be parsed
 */
export async function readPage(projectDir: string, file: string): Promise<ReadPage> {
  const source = readFileSync(path.join(projectDir, file), 'utf8');
  try {
    return { file, source, ...(await splitPage(source)) };
  } catch (error) {
    const { line } = error as { line?: number };
    throw new Error(`${file}:${line ?? 1}: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Reads a translated page with its record.
 * @throws with file and line when the page cannot be parsed or its record is broken
 */
export async function readTranslation(projectDir: string, file: string): Promise<TranslatedPage> {
  const page = await readPage(projectDir, file);
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: page.source,
    });
    return { ...page, record: parseRecord(frontMatter[RECORD_KEY]) };
  } catch (error) {
    const keys = error instanceof RecordError ? error.keys : [];
    throw new Error(`${file}:${lineOfKey(page.source, keys)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** A page in English and in another language. */
export interface PagePair {
  english: ReadPage;
  translation: TranslatedPage;
}

/** @throws if the page does not exist in one of the languages, or cannot be read */
export async function readPair(
  translations: Translations,
  language: string,
  page: string,
): Promise<PagePair> {
  const { projectDir, englishDir, version } = translations;
  const english = pagesOf(translations, DEFAULT_LANGUAGE).get(page);
  if (!english) throw new Error(`${englishDir}/ has no page "${page}"`);
  const translated = pagesOf(translations, language).get(page);
  if (!translated) {
    const option = englishDir === 'docs' ? '' : ` --version ${version}`;
    throw new Error(
      `"${page}" is not translated: npm run i18n:new -- ${language} ${page}${option}`,
    );
  }
  return {
    english: await readPage(projectDir, english),
    translation: await readTranslation(projectDir, translated),
  };
}
