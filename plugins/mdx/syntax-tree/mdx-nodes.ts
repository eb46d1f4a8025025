/**
 * Makes and reads the nodes of MDX that our remark plugins need. Facts about the node types:
 * https://github.com/syntax-tree/mdast-util-mdx
 */
import type { Program } from 'estree';
import type { Node, Parent, Root, Table, TableCell } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Parses JavaScript; the package is ESM only, so it is imported when first needed. */
async function programOf(code: string): Promise<Program> {
  const { fromJs } = await import('esast-util-from-js');
  return fromJs(code, { module: true }) as Program;
}

/** An attribute whose value is a JavaScript expression: `name={code}`. */
export async function expressionAttribute(name: string, code: string): Promise<MdxJsxAttribute> {
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: code,
    data: { estree: await programOf(`(${code})`) },
  };
  return { type: 'mdxJsxAttribute', name, value };
}

/** Adds an import or export statement to the top of a page. */
export async function prependStatement(root: Root, code: string): Promise<void> {
  root.children.unshift({
    type: 'mdxjsEsm',
    value: code,
    data: { estree: await programOf(code) },
  });
}

export function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}

/** Narrows a node to a JSX element of the given name that is a block. */
export function isElement(node: Node, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;
}

/** Checks that a node is a JSX element of the given name within a line of text. */
export function isInlineElement(node: Node, name: string): boolean {
  return node.type === 'mdxJsxTextElement' && (node as MdxJsxTextElement).name === name;
}

/** The value of an attribute that is a plain string. */
export function stringAttribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The table that an author wrote inside an element. */
export function tableInside(element: MdxJsxFlowElement): Table | undefined {
  return element.children.find((child): child is Table => child.type === 'table');
}

export function tableCell(value: string, type: 'text' | 'inlineCode' = 'text'): TableCell {
  return { type: 'tableCell', children: [{ type, value }] };
}

/** Puts another node in the place of one. */
export function replaceNode(parent: Parent, node: Node, by: Parent['children'][number]): void {
  parent.children.splice(
    parent.children.findIndex((child) => child === node),
    1,
    by,
  );
}

/** An error that names the page and the line of the node. */
export function errorAt(file: VFile, node: Node, reason: string): Error {
  return new Error(`${file.path}:${node.position?.start.line ?? 1}: ${reason}`);
}

/**
 * Lists all nodes below `root`, each with the parent that holds it, in document order. The list is
 * complete before the caller changes the tree, so nodes can be replaced while it is read.
 */
export function walk(root: Node): { node: Node; parent: Parent }[] {
  const found: { node: Node; parent: Parent }[] = [];
  visit(root, (node: Node, _index, parent: Parent | undefined) => {
    if (parent) found.push({ node, parent });
  });
  return found;
}
