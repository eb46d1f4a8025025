import type { Node, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { expressionAttribute, isParent, prependStatement } from '../syntax-tree/mdx-nodes';

const FOLDER = '@site/src/api-reference';

function imports(node: Node, name: string): boolean {
  if (node.type !== 'mdxjsEsm' || !('value' in node)) return false;
  return new RegExp(`import\\s*\\{[^}]*\\b${name}\\b`).test(String(node.value));
}

/** Makes a component of the reference known to a page, unless the page imports it itself. */
export async function importComponent(root: Root, name: string): Promise<void> {
  if (root.children.some((node) => imports(node, name))) return;
  await prependStatement(root, `import { ${name} } from '${FOLDER}/${name}';`);
}

/** Attributes that hold data. */
export function dataAttributes(data: Record<string, unknown>): Promise<MdxJsxAttribute[]> {
  return Promise.all(
    Object.entries(data).map(([name, value]) => expressionAttribute(name, JSON.stringify(value))),
  );
}

/** The text of a node, without expressions in braces. */
export function textOf(node: Node): string {
  if (isParent(node)) return (node as Parent).children.map(textOf).join('');
  const isText = node.type === 'text' || node.type === 'inlineCode';
  return isText && 'value' in node ? String(node.value) : '';
}

/**
 * The texts of an attribute that is a list of them: `only={['rows', 'columns']}`.
 * @returns undefined when it is missing or anything else
 */
export function listAttribute(element: MdxJsxFlowElement, name: string): string[] | undefined {
  const attribute = element.attributes.find(
    (found) => found.type === 'mdxJsxAttribute' && found.name === name,
  );
  const value = attribute?.value;
  if (!value || typeof value === 'string') return undefined;
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type !== 'ArrayExpression') return undefined;
  const texts = expression.elements.flatMap((item) =>
    item?.type === 'Literal' && typeof item.value === 'string' ? [item.value] : [],
  );
  return texts.length === expression.elements.length ? texts : undefined;
}
