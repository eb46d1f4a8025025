import type { Node, Root, Text } from 'mdast';
import { headingsOf, INTRO_SECTION } from '../../../model/translations/split-sections';
import { walk } from '../syntax-tree/mdx-nodes';

/** A part of a page, from one heading to the next. */
export interface PageSection {
  /** Id of the heading; `intro` for what is before the first one. */
  id: string;
  /** Level of the heading, from 1; 0 for what is before the first one. */
  depth: number;
  /** Line of the heading in the file. */
  line: number;
  /** All nodes of the section in document order, those of the heading included. */
  nodes: readonly Node[];
}

/** What the checks compare of a page. */
export interface PageParts {
  /** The whole file. */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  sections: readonly PageSection[];
}

/** The line of the file in which a node begins. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** Narrows a node to a text of the page. */
export function isText(node: Node): node is Text {
  return node.type === 'text';
}

/** Divides a page at its headings, those inside of elements included. */
export async function sectionsOf(root: Root): Promise<PageSection[]> {
  const headings = await headingsOf(root);
  const starts = [{ id: INTRO_SECTION, depth: 0, line: 1 }, ...headings];
  const sections = starts.map((start) => ({ ...start, nodes: [] as Node[] }));
  let index = 0;
  for (const { node } of walk(root)) {
    if (node.type === 'heading') index += 1;
    sections[index]?.nodes.push(node);
  }
  return sections;
}
