import { FRONT_MATTER_SECTION } from '../../../model/translations/split-sections';
import { compareAdmonitions } from './checks/admonitions';
import { compareComponents, compareHtml } from './checks/components';
import { compareDemos } from './checks/demos';
import { compareExpressions } from './checks/expressions';
import { compareFences } from './checks/fences';
import { compareOptions, compareTexts } from './checks/front-matter';
import { compareHeadings } from './checks/headings';
import { compareInlineCode } from './checks/inline-code';
import { compareLinks } from './checks/links';
import { compareNames } from './checks/names';
import { comparePlaceholders } from './checks/placeholders';
import { compareTables } from './checks/tables';
import { checkWords } from './checks/words';
import type { Finding, SectionCheck } from './findings';
import type { Glossary } from './glossary';
import type { PageParts, PageSection } from './page-sections';

const SECTION_CHECKS: readonly SectionCheck[] = [
  compareDemos,
  compareFences,
  compareLinks,
  compareTables,
  compareAdmonitions,
  compareComponents,
  compareHtml,
  compareExpressions,
  comparePlaceholders,
  compareInlineCode,
];

/** What decides how strict the comparison of a page is. */
interface ComparisonOptions {
  /** Of the language. */
  glossary: Glossary;
  /**
   * Ids of sections whose English text changed after they were translated; `front-matter` and
   * `intro` may be among them. They differ until a translator works on them, and must not keep the
   * English change out.
   */
  outdated: ReadonlySet<string>;
}

function byId(sections: readonly PageSection[]): Map<string, PageSection> {
  return new Map(sections.map((section) => [section.id, section]));
}

/**
 * Compares a translation with its English page, section by section: what is missing in one section
 * is not made up for by another one.
 * @returns all differences but those of sentences, in the order of the translation's lines
 */
export function comparePages(
  english: PageParts,
  translation: PageParts,
  { glossary, outdated }: ComparisonOptions,
): Finding[] {
  const isCurrent = ({ id }: PageSection) => !outdated.has(id);
  const sources = english.sections.filter(isCurrent);
  const targets = translation.sections.filter(isCurrent);
  const found = byId(sources);
  const checks = [...SECTION_CHECKS, compareNames(glossary.names)];
  return [
    ...compareOptions(english, translation),
    ...(outdated.has(FRONT_MATTER_SECTION) ? [] : compareTexts(english, translation, glossary)),
    ...compareHeadings(sources, targets),
    ...targets.flatMap((target) => {
      const source = found.get(target.id);
      return source ? checks.flatMap((check) => check(source, target)) : [];
    }),
    ...targets.flatMap((target) => checkWords(target, glossary.avoided)),
  ].sort((one, other) => one.line - other.line);
}
