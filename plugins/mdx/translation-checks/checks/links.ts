import type { Definition, Image, Link, Node } from 'mdast';
import { checkOf, type Item } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

function isLink(node: Node): node is Definition | Image | Link {
  return ['definition', 'image', 'link'].includes(node.type);
}

function linksOf(section: PageSection): Item[] {
  return section.nodes.flatMap((node) =>
    isLink(node) ? [{ key: `"${node.url}"`, line: lineOf(node) }] : [],
  );
}

/** The same targets with the same anchors, and the same pictures; words may order them otherwise. */
export const compareLinks = checkOf('link', linksOf, 'any order');
