import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { splitPage } from '../../../../model/translations/split-sections';
import { comparePages } from '../compare-pages';
import { parseGlossary } from '../glossary';
import { sectionsOf, type PageParts } from '../page-sections';

async function partsOf(source: string): Promise<PageParts> {
  const page = { filePath: 'index.mdx', fileContent: source };
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(page);
  const { root } = await splitPage(source);
  return { source, frontMatter, sections: await sectionsOf(root) };
}

interface Expectations {
  /** Text of the glossary. */
  glossary?: string;
  outdated?: ReadonlySet<string>;
}

/** Compares two pages and prints the findings as `line: reason`. */
export async function compareTexts(
  english: string,
  translation: string,
  { glossary = '', outdated = new Set<string>() }: Expectations = {},
): Promise<string[]> {
  const [source, target] = await Promise.all([partsOf(english), partsOf(translation)]);
  const findings = comparePages(source, target, {
    glossary: parseGlossary(glossary),
    outdated,
  });
  return findings.map(({ line, reason }) => `${line}: ${reason}`);
}

/** A page with these lines of front matter. */
export function frontMatter(...lines: string[]): string {
  return ['---', ...lines, '---', '', 'Text.'].join('\n');
}
