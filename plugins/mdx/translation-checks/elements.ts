import type { Node } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import { codeWithoutComments } from './code-without-comments';
import type { Item } from './findings';
import { lineOf, type PageSection } from './page-sections';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Props with texts that readers see. They are left out of the comparison: translators translate
 * them, and give them where English has a default.
 */
const TEXT_PROPS = new Set([
  ...['alt', 'aria-label', 'caption', 'label', 'title'],
  // Of <PlanOf>, <PackageTable>, <PeerDependencies>, <PlannedPages> and <DateLibrarySizes>.
  ...['community', 'pro', 'premium', 'commercial', 'required', 'optional', 'open', 'closed'],
  'momentWithAllLanguages',
]);

function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** JavaScript on one line, without comments. */
export function printScript(code: string): string {
  return codeWithoutComments(code, 'tsx')
    .map(({ text }) => text.trim())
    .join(' ');
}

function printProp(prop: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  if (prop.type === 'mdxJsxExpressionAttribute') return `{${printScript(prop.value)}}`;
  if (typeof prop.value === 'string') return `${prop.name}="${prop.value}"`;
  return prop.value ? `${prop.name}={${printScript(prop.value.value)}}` : prop.name;
}

function printElement({ name, attributes }: Element): string {
  const compared = attributes.filter((prop) => !('name' in prop && TEXT_PROPS.has(prop.name)));
  return `<${[name ?? '', ...compared.map(printProp).sort()].join(' ')}>`;
}

/** The JSX elements of a section with their props, in document order. */
export function elementsOf(section: PageSection, belongs: (name: string) => boolean): Item[] {
  return section.nodes.flatMap((node) =>
    isElement(node) && belongs(node.name ?? '')
      ? [{ key: printElement(node), line: lineOf(node) }]
      : [],
  );
}
