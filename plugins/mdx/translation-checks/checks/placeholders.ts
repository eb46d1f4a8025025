import type { Node } from 'mdast';
import { checkOf, type Item } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

/** As plugins/mdx/library-versions/ fills them. */
const PLACEHOLDER = /%(?:installed|documented|peer):[^%\s]+%/g;

export function placeholdersIn(text: string): string[] {
  return text.match(PLACEHOLDER) ?? [];
}

/** Fences are not among them: they are compared with all they contain. */
function hasText(node: Node): node is Node & { value: string } {
  return ['text', 'inlineCode'].includes(node.type);
}

function placeholdersOf(section: PageSection): Item[] {
  return section.nodes.flatMap((node) =>
    hasText(node) ? placeholdersIn(node.value).map((key) => ({ key, line: lineOf(node) })) : [],
  );
}

/** The same placeholders of versions, as often. */
export const comparePlaceholders = checkOf('placeholder', placeholdersOf, 'any order');
