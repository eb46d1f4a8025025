import type { Node } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { checkOf, type Item } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

function isAdmonition(node: Node): node is ContainerDirective {
  return node.type === 'containerDirective';
}

function admonitionsOf(section: PageSection): Item[] {
  return section.nodes.flatMap((node) =>
    isAdmonition(node) ? [{ key: `:::${node.name}`, line: lineOf(node) }] : [],
  );
}

/** The same types of admonitions in the same order. */
export const compareAdmonitions = checkOf('admonition', admonitionsOf, 'ordered');
