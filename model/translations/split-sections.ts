import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { shownFrontMatter, withoutFrontMatter } from './front-matter-text';
import { hashSection } from './hash-section';

/** The section with the title, the description and the keywords of a page. */
export const FRONT_MATTER_SECTION = 'front-matter';

/** The section before the first heading. */
export const INTRO_SECTION = 'intro';

/** A part of a page, from its heading to the next one. */
export interface Section {
  id: string;
  /** Of its heading; 0 for the parts before the first heading. */
  depth: number;
  /** The line of its heading, counted from 1. */
  line: number;
  /** Its source, with the heading. */
  source: string;
  hash: string;
}

/** A page that was parsed. */
export interface PageParts {
  root: Root;
  /** Those before the first heading come first. */
  sections: Section[];
}

/** `{/* #id *\/}` at the end of a heading, as Docusaurus reads it. */
function explicitId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(\S+)(?:\s[\s\S]*)?\*\/$/.exec(last.value)?.[1];
}

/** Parses the MDX of a page without its front matter. The packages are ESM only. */
async function parse(source: string): Promise<Root> {
  const [{ unified }, markdown, mdx, gfm, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  const parser = unified().use([markdown.default, mdx.default, gfm.default, directive.default]);
  return parser.parse(source) as Root;
}

/** The headings of a page with the ids that Docusaurus gives them, in document order. */
export async function headingsOf(root: Root): Promise<Pick<Section, 'id' | 'depth' | 'line'>[]> {
  const [{ visit }, { toString }] = await Promise.all([
    import('unist-util-visit'),
    import('mdast-util-to-string'),
  ]);
  const slugger = createSlugger();
  const found: Pick<Section, 'id' | 'depth' | 'line'>[] = [];
  visit(root as Nodes, 'heading', (heading: Heading) => {
    const id = explicitId(heading) ?? slugger.slug(toString(heading));
    found.push({ id, depth: heading.depth, line: heading.position?.start.line ?? 1 });
  });
  return found;
}

/**
 * Splits a page at its headings.
 * @param source of the MDX file, with its front matter
 * @throws if the source cannot be parsed, or two sections have the same id
 */
export async function splitPage(source: string): Promise<PageParts> {
  const body = withoutFrontMatter(source.replace(/\r\n/g, '\n'));
  const root = await parse(body);
  const headings = await headingsOf(root);
  const lines = body.split('\n');
  const starts = [{ id: INTRO_SECTION, depth: 0, line: 1 }, ...headings];
  const parts = starts.map((start, index) => {
    const end = starts[index + 1]?.line ?? lines.length + 1;
    return {
      ...start,
      source: lines
        .slice(start.line - 1, end - 1)
        .join('\n')
        .trim(),
    };
  });
  const front = { id: FRONT_MATTER_SECTION, depth: 0, line: 1, source: shownFrontMatter(source) };
  const ids = new Set<string>();
  const sections = [front, ...parts].map((part) => {
    if (ids.has(part.id)) throw new Error(`Two sections have the id "${part.id}"`);
    ids.add(part.id);
    return { ...part, hash: hashSection(part.source) };
  });
  // Most pages have an introduction; without one there is nothing to translate.
  return { root, sections: sections.filter((part) => part.source !== '') };
}
