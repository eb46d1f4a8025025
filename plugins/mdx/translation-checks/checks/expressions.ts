import type { Node } from 'mdast';
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx';
import { printScript } from '../elements';
import { checkOf, type Item } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

type Expression = MdxFlowExpression | MdxjsEsm | MdxTextExpression;

function isExpression(node: Node): node is Expression {
  return ['mdxFlowExpression', 'mdxjsEsm', 'mdxTextExpression'].includes(node.type);
}

function expressionsOf(section: PageSection): Item[] {
  return section.nodes.flatMap((node) => {
    const key = isExpression(node) ? printScript(node.value) : '';
    return key === '' ? [] : [{ key, line: lineOf(node) }];
  });
}

/** The same imports, exports and expressions, except for comments. */
export const compareExpressions = checkOf('code', expressionsOf, 'any order');
