import type { Blockquote, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { errorAt } from '../../mdx/syntax-tree/mdx-nodes';
import { blocks, paragraph, strong } from './nodes';
import type { Page } from './page';
import type { TextKey } from './texts';

const TITLES: Record<string, TextKey> = {
  note: 'markdown.note',
  tip: 'markdown.tip',
  info: 'markdown.info',
  warning: 'markdown.warning',
  danger: 'markdown.danger',
};

function isLabel(node: ContainerDirective['children'][number] | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

/** `:::note` as a quote that begins with its title. */
export function translateCallout(node: ContainerDirective, page: Page): [Blockquote] {
  const key = TITLES[node.name];
  if (!key) throw errorAt(page.vfile, node, `There is no callout ":::${node.name}"`);
  const [first, ...rest] = node.children;
  const title = isLabel(first) ? page.translate(first.children) : page.text(key);
  const body = page.translate(isLabel(first) ? rest : node.children);
  const head = paragraph(strong(title as Parameters<typeof strong>[0]));
  return [{ type: 'blockquote', children: [head, ...blocks(body)] }];
}
