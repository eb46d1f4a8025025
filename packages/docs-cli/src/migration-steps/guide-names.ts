import type { Guide, GuideSection } from './guide';

/** Where a section names something, from a mention to the code that is removed. */
const IN_TEXT = 1;
const IN_TABLE = 2;
const IN_ROW_WITH_OWNER = 3;
const IN_REMOVED_CODE = 4;

interface SectionText {
  section: GuideSection;
  removed: string;
  added: string;
  tables: string;
  code: string;
}

const DIFF_BLOCK = /^```diff[^\n]*\n([\s\S]*?)^```/gm;

function linesWith(text: string, start: string): string {
  return text
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(1))
    .join('\n');
}

function readSection(section: GuideSection): SectionText {
  const { body } = section;
  const rows = linesWith(body, '|');
  const diffs = [...body.matchAll(DIFF_BLOCK)].map(([, diff = '']) => diff).join('');
  return {
    section,
    removed: linesWith(diffs, '-'),
    added: linesWith(diffs, '+'),
    tables: rows.replaceAll(/^((?:\\\||[^|])*)\|.*$/gm, '$1'),
    code: [...body.matchAll(/`[^`\n]+`/g)].join('\n'),
  };
}

function mentions(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[$.*+?()[\]{}|\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
}

/** True if a row names both, such as `highlightScope` of `BarElement`. */
function hasRow(tables: string, name: string, owner: string): boolean {
  return tables.split('\n').some((row) => mentions(row, name) && mentions(row, owner));
}

function mentionOf(
  { removed, added, tables, code, section }: SectionText,
  name: string,
  owner: string,
): number {
  if (mentions(removed, name) && !mentions(added, name)) return IN_REMOVED_CODE;
  if (hasRow(tables, name, owner)) return IN_ROW_WITH_OWNER;
  if (mentions(tables, name) || mentions(section.heading, name)) return IN_TABLE;
  return mentions(code, name) ? IN_TEXT : 0;
}

/** Finds the sections of a guide that are about a name. */
export class GuideNames {
  private readonly texts: SectionText[];

  constructor(guide: Guide, isIncluded: (section: GuideSection) => boolean) {
    this.texts = guide.sections.filter(isIncluded).map(readSection);
  }

  /**
   * The section that is most about a name: one that removes it in code, else one with a row for
   * it, else the first that mentions it.
   * @param names the name, and then names to look for if no section has it
   * @param owner what had the name
   */
  sectionAbout(names: readonly string[], owner: string): GuideSection | undefined {
    for (const name of names) {
      let best: { section: GuideSection; mention: number } | undefined;
      for (const text of this.texts) {
        const mention = mentionOf(text, name, owner);
        if (mention > (best?.mention ?? 0)) best = { section: text.section, mention };
      }
      if (best) return best.section;
    }
    return undefined;
  }

  /** Names in the first column of the tables of a section. */
  tableNames(id: string): Set<string> {
    const text = this.texts.find(({ section }) => section.id === id);
    const cells = text?.tables.matchAll(/`([^`]+)`/g) ?? [];
    return new Set([...cells].flatMap(([, code = '']) => /[\w$]+(?=\W*$|\()/.exec(code) ?? []));
  }
}
