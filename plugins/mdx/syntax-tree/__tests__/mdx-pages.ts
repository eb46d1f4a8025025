/** Reads MDX as the site does, for tests of remark plugins. */
import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { isElement, walk } from '../mdx-nodes';

/**
 * Parses a page and runs one plugin over it.
 * @param file path of the page, which errors name
 * @param text of the page, if it differs from the file
 */
export async function runPlugin<Options extends unknown[]>(
  plugin: Plugin<Options, Root>,
  options: Options,
  file: string,
  text = readFileSync(file, 'utf8'),
): Promise<Root> {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const source = { path: file, value: text };
  return unified()
    .use(plugin, ...(options as never))
    .run(parser.parse(source), source);
}

/** The JSX elements of a page that have the given name. */
export function elementsOf(root: Root, name: string): MdxJsxFlowElement[] {
  return walk(root).flatMap(({ node }) => (isElement(node, name) ? [node] : []));
}

/** Attributes by name: text as it is, expressions in braces, and `true` without a value. */
export function attributesOf(element: MdxJsxFlowElement | undefined): Record<string, unknown> {
  const attributes = element?.attributes ?? [];
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [[name, typeof value === 'object' && value ? `{${value.value}}` : (value ?? true)]];
    }),
  );
}
