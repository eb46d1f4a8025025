import type { InlineCode, Node } from 'mdast';
import type { SectionCheck } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

function isInlineCode(node: Node): node is InlineCode {
  return node.type === 'inlineCode';
}

function linesOfCode(section: PageSection): Map<string, number> {
  const codes = section.nodes.filter(isInlineCode);
  return new Map(codes.map((node) => [node.value, lineOf(node)]));
}

/**
 * Each name in inline code is in the translation as well. How often is up to the sentences of the
 * language, which may also put a name where English has a pronoun.
 */
export const compareInlineCode: SectionCheck = (english, translation) => {
  const kept = linesOfCode(translation);
  return [...linesOfCode(english)]
    .filter(([code]) => !kept.has(code))
    .map(([code, englishLine]) => ({
      line: translation.line,
      englishLine,
      reason: `inline code \`${code}\` is missing`,
    }));
};
