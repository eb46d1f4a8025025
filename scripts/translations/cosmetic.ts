import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { carryRecord } from '../../model/translations/compare-page';
import { splitPage } from '../../model/translations/split-sections';
import { writeRecord } from './accept';
import { fileIn, git } from './git';
import {
  allTranslations,
  folderOf,
  pagesOf,
  readTranslation,
  type Translations,
} from '../../plugins/translations/translated-pages';

/** In the last paragraph of the message of a commit that changes nothing for translators. */
const TRAILER = 'Cosmetic';

/** Sections of a translated page whose record goes on. */
export interface Carried {
  file: string;
  sections: string[];
}

function checkTrailer(projectDir: string, commit: string): void {
  const format = `--format=%(trailers:key=${TRAILER},valueonly)`;
  const values = git(projectDir, 'show', '--no-patch', format, '--end-of-options', commit);
  if (values.trim().toLowerCase() === 'yes') return;
  throw new Error(
    `Commit ${commit} is not marked as cosmetic: its message has no line "${TRAILER}: yes" at its end`,
  );
}

async function carryPage(
  { projectDir, ...translations }: Translations,
  [before, after]: readonly [string, string],
  file: string,
): Promise<Carried[]> {
  const [old, current] = [await splitPage(before), await splitPage(after)];
  const carried: Carried[] = [];
  for (const language of translations.languages) {
    const folder = folderOf({ projectDir, ...translations }, language);
    const translated = `${folder}/${path.posix.relative(translations.englishDir, file)}`;
    if (!existsSync(path.join(projectDir, translated))) continue;
    const page = await readTranslation(projectDir, translated);
    if (!page.record) continue;
    const next = carryRecord(page.record, old.sections, current.sections);
    if (next.carried.length === 0) continue;
    writeRecord(projectDir, page, next.record);
    carried.push({ file: translated, sections: next.carried });
  }
  return carried;
}

/** A change of English pages. */
interface Change {
  /** The commit before it. */
  from: string;
  /** What `git diff` compares. */
  range: readonly string[];
  /** The page after the change; undefined if it was deleted. */
  after: (file: string) => string | undefined;
}

function changeOfCommit(projectDir: string, commit: string): Change {
  checkTrailer(projectDir, commit);
  const from = git(projectDir, 'rev-parse', '--verify', '--end-of-options', `${commit}^`).trim();
  return { from, range: [from, commit], after: (file) => fileIn(projectDir, commit, file) };
}

function uncommittedChange(projectDir: string): Change {
  const after = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
  return { from: 'HEAD', range: ['HEAD'], after };
}

/**
 * Keeps translations up to date after a cosmetic change, in all languages and versions. What was
 * outdated before the change stays so.
 * @param commit marked as cosmetic; without it, all changes that are not committed yet are meant
 * @throws if the commit is not marked
 */
export async function acceptCosmetic(projectDir: string, commit?: string): Promise<Carried[]> {
  const { from, range, after } =
    commit === undefined ? uncommittedChange(projectDir) : changeOfCommit(projectDir, commit);
  const names = git(projectDir, 'diff', '--name-only', '-z', '--no-renames', ...range);
  const changed = new Set(names.split('\0').filter(Boolean));
  const carried: Carried[] = [];
  for (const translations of allTranslations(projectDir)) {
    for (const file of pagesOf(translations, DEFAULT_LANGUAGE).values()) {
      if (!changed.has(file)) continue;
      const [old, current] = [fileIn(projectDir, from, file), after(file)];
      if (old === undefined || current === undefined) continue;
      carried.push(...(await carryPage(translations, [old, current], file)));
    }
  }
  return carried;
}
