import type { Definition, Link, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';

function isLink(node: Node): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition';
}

/**
 * Links to files of pages that a build leaves out would stop it. They get the addresses that these
 * pages have in the whole site.
 * @param pages addresses of the pages that the build has
 */
export function remarkLeftOutPages(pages: readonly string[]) {
  return (root: Root): void => {
    visit(root, isLink, (node: Node) => {
      if (!isLink(node)) return;
      // As plugins/mdx/links leaves it: from the root of the docs.
      const [, folder, hash] = /^\/(.+\/)index\.mdx(#.*)?$/.exec(node.url) ?? [];
      if (folder && !pages.includes(`/x/${folder}`)) node.url = `/x/${folder}${hash ?? ''}`;
    });
  };
}
