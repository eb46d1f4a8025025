import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isTranslated } from '../../../model/is-translated';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { languageOf } from '../../site-pages/source-folder';
import { checkPage, englishPageOf, readEnglishPage, translationState } from './check-page';
import type { Finding } from './findings';

/** Checks that a file is a page of the docs in a language other than English. */
export function isTranslation(file: string, siteDir: string): boolean {
  const language = languageOf(file);
  const source = path.relative(siteDir, file).split(path.sep).join('/');
  return language !== DEFAULT_LANGUAGE && isTranslated(source, language);
}

/** One line for each difference, which begins as all errors of pages do. */
function report(findings: readonly Finding[], file: string, english: string): Error {
  const lines = findings.map(({ line, englishLine, reason }) => {
    const place = englishLine === undefined ? '' : ` (line ${englishLine} of the English page)`;
    return `${file}:${line}: ${reason}${place}`;
  });
  return new Error(`The translation differs from ${english}:\n${lines.join('\n')}`);
}

/**
 * Compares each translated page with its English page, before other plugins change it. Sections
 * that are known to be outdated may differ. Leaves the state of the translation in the data of the
 * file, for remark-translation-notes.
 * @throws with all differences, each with page and line
 */
export function remarkTranslationChecks({ siteDir }: { siteDir: string }) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    const file = vfile.path;
    if (!isTranslation(file, siteDir)) return;
    const englishFile = englishPageOf(file, siteDir);
    const name = path.relative(siteDir, englishFile);
    if (!existsSync(englishFile)) throw new Error(`${file}:1: there is no English page ${name}`);
    const source = String(vfile.value);
    // The site's own parser leaves out the record, which is for translators.
    const options = { filePath: file, fileContent: source };
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(options);
    const english = await readEnglishPage(englishFile);
    const translation = { file, source, root, frontMatter };
    vfile.data.translation = await translationState(translation, english);
    const findings = await checkPage(translation, english, siteDir);
    if (findings.length > 0) throw report(findings, file, name);
  };
}
