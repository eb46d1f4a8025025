import type { Node } from 'mdast';
import type {
  MdxFlowExpression,
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx';
import { codeWithoutComments } from '../code-without-comments';
import { compareItems, type Finding, type Item, type SectionCheck } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Expression = MdxFlowExpression | MdxTextExpression | MdxjsEsm;

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

function isExpression(node: Node): node is Expression {
  return ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'].includes(node.type);
}

function script(code: string): string {
  return codeWithoutComments(code, 'tsx')
    .map(({ text }) => text.trim())
    .join(' ');
}

function printProp(prop: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  if (prop.type === 'mdxJsxExpressionAttribute') return `{${script(prop.value)}}`;
  if (typeof prop.value === 'string') return `${prop.name}="${prop.value}"`;
  return prop.value ? `${prop.name}={${script(prop.value.value)}}` : prop.name;
}

function printElement({ name, attributes }: Element): string {
  const compared = attributes.filter((prop) => !('name' in prop && TEXT_PROPS.has(prop.name)));
  return `<${[name ?? '', ...compared.map(printProp).sort()].join(' ')}>`;
}

function elements(section: PageSection, belongs: (element: Element) => boolean): Item[] {
  return section.nodes.flatMap((node) =>
    isElement(node) && belongs(node) ? [{ key: printElement(node), line: lineOf(node) }] : [],
  );
}

function expressions(section: PageSection): Item[] {
  return section.nodes.flatMap((node) => {
    const key = isExpression(node) ? script(node.value) : '';
    return key === '' ? [] : [{ key, line: lineOf(node) }];
  });
}

function compareElements(
  name: string,
  belongs: (element: Element) => boolean,
  ordered: boolean,
): SectionCheck {
  return (english, translation) =>
    compareItems({
      name,
      english: elements(english, belongs),
      translation: elements(translation, belongs),
      line: translation.line,
      ordered,
    });
}

const isDemo = ({ name }: Element) => name === 'Demo';
const isHtml = ({ name }: Element) => /^[a-z]/.test(name ?? '');

/** The same demos with the same heights, in the same order. */
export const compareDemos = compareElements('demo', isDemo, true);

const compareOwn = compareElements('component', (each) => !isDemo(each) && !isHtml(each), true);

/** Elements such as `<kbd>` follow the order of the words. */
const compareHtml = compareElements('element', isHtml, false);

/** The same components in the same order and the same HTML elements, with the same props but texts. */
export const compareComponents: SectionCheck = (english, translation) => [
  ...compareOwn(english, translation),
  ...compareHtml(english, translation),
];

/** The same imports, exports and expressions, except for comments. */
export function compareExpressions(english: PageSection, translation: PageSection): Finding[] {
  return compareItems({
    name: 'code',
    english: expressions(english),
    translation: expressions(translation),
    line: translation.line,
    ordered: false,
  });
}
