import type { Nodes } from 'mdast';
import type { PageParts, Section } from './split-sections';

/** A part of the structure that a translation keeps, in the words of an error. */
function describe(node: Nodes): string | undefined {
  switch (node.type) {
    case 'code':
      return `a fence "${node.lang ?? ''}"`;
    case 'table':
      return `a table with ${node.children.length} rows and ${node.children[0]?.children.length ?? 0} columns`;
    case 'list':
      return `a list with ${node.children.length} items`;
    case 'containerDirective':
      return `:::${node.name}`;
    case 'mdxjsEsm':
      return node.value;
    // Prettier writes a short element in one line, which makes it inline.
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      if (!/^[A-Z]/.test(node.name ?? '')) return undefined;
      const src = node.attributes.find((each) => 'name' in each && each.name === 'src')?.value;
      return typeof src === 'string' ? `<${node.name} src="${src}">` : `<${node.name}>`;
    }
    default:
      return undefined;
  }
}

function sectionAt(line: number, sections: readonly Section[]): string {
  return sections.filter((section) => section.line <= line).at(-1)?.id ?? '';
}

/** The parts of each section of a page, by the ids of the sections. */
async function outlineOf({ root, sections }: PageParts): Promise<Map<string, string[]>> {
  const { visit } = await import('unist-util-visit');
  const outline = new Map(sections.map(({ id }) => [id, [] as string[]]));
  visit(root as Nodes, (node: Nodes) => {
    const part = describe(node);
    if (part) outline.get(sectionAt(node.position?.start.line ?? 1, sections))?.push(part);
  });
  return outline;
}

function differenceOfIds(english: PageParts, translation: PageParts): string[] {
  const kept = new Map(english.sections.map(({ id, depth }) => [id, depth]));
  const translated = new Map(translation.sections.map(({ id, depth }) => [id, depth]));
  const missing = [...kept.keys()].filter((id) => !translated.has(id));
  const extra = [...translated.keys()].filter((id) => !kept.has(id));
  if (missing.length + extra.length > 0) {
    return [
      ...missing.map((id) => `the translation has no section "${id}"`),
      ...extra.map((id) => `the English page has no section "${id}"`),
    ];
  }
  const order = [...kept.keys()];
  const moved = [...translated.keys()].find((id, index) => order[index] !== id);
  if (moved !== undefined) return [`section "${moved}" is at another place than in English`];
  return order
    .filter((id) => kept.get(id) !== translated.get(id))
    .map((id) => `the heading of "${id}" has another level than in English`);
}

function differenceOfParts(id: string, english: string[], translation: string[]): string[] {
  const length = Math.max(english.length, translation.length);
  const index = Array.from({ length }).findIndex((_, at) => english[at] !== translation[at]);
  if (index === -1) return [];
  const [expected, found] = [
    english[index] ?? 'nothing more',
    translation[index] ?? 'nothing more',
  ];
  return [`section "${id}": English has ${expected}, the translation has ${found}`];
}

/**
 * Differences in the structure of a page and its translation: sections and their order, and in each
 * section the imports, demos and other elements, fences, tables, lists and admonitions.
 * @param only the sections to compare; all if left out
 * @returns a line for each difference; none if the structure is the same
 */
export async function structureDifferences(
  english: PageParts,
  translation: PageParts,
  only?: readonly string[],
): Promise<string[]> {
  const [expected, found] = await Promise.all([outlineOf(english), outlineOf(translation)]);
  if (!only) {
    const ids = differenceOfIds(english, translation);
    if (ids.length > 0) return ids;
  }
  return (only ?? [...expected.keys()]).flatMap((id) => {
    const [before, after] = [expected.get(id), found.get(id)];
    if (before && !after) return [`the translation has no section "${id}"`];
    if (!before && after) return [`the translation still has section "${id}"`];
    return differenceOfParts(id, before ?? [], after ?? []);
  });
}
