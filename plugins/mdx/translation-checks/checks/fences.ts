import type { Code, Node } from 'mdast';
import { codeWithoutComments, type CodeLine } from '../code-without-comments';
import { compareItems, type Finding, type SectionCheck } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

/**
 * Strings in code that describe what readers put in their place, so translators may translate them.
 */
const DESCRIPTIONS = ['the key from your order'];

function isFence(node: Node): node is Code {
  return node.type === 'code';
}

function fencesOf(section: PageSection): Code[] {
  return section.nodes.filter(isFence);
}

/** What follows the backticks; a title is a text of its own, which may be translated. */
function infoOf({ lang, meta }: Code): string {
  const options = meta?.replace(/\btitle=("[^"]*"|'[^']*')/, 'title="…"') ?? '';
  return `\`\`\`${lang ?? ''} ${options}`.trim();
}

function isDescribed(english: string, translation: string): boolean {
  return DESCRIPTIONS.some((text) => {
    const [before, after] = english.split(text);
    if (before === undefined || after === undefined) return false;
    return translation.startsWith(before) && translation.endsWith(after);
  });
}

function isSame(english: CodeLine | undefined, translation: CodeLine | undefined): boolean {
  if (!english || !translation) return english === translation;
  return english.text === translation.text || isDescribed(english.text, translation.text);
}

/** The first line of code that differs. */
function compareCode(english: Code, translation: Code): Finding[] {
  const source = codeWithoutComments(english.value, english.lang ?? '');
  const target = codeWithoutComments(translation.value, translation.lang ?? '');
  const longer = source.length > target.length ? source : target;
  const place = longer.findIndex((_, index) => !isSame(source[index], target[index]));
  if (place === -1) return [];
  const [expected, found] = [source[place], target[place]];
  const line = lineOf(translation) + (found ? found.index + 1 : 0);
  const englishLine = lineOf(english) + (expected ? expected.index + 1 : 0);
  const reason = `code "${found?.text.trim() ?? ''}" is "${expected?.text.trim() ?? ''}" on the English page`;
  return [{ line, englishLine, reason }];
}

function itemsOf(fences: readonly Code[]) {
  return fences.map((fence) => ({ key: infoOf(fence), line: lineOf(fence) }));
}

/** The same fences in the same order, with the same language, options and code, but for comments. */
export const compareFences: SectionCheck = (english, translation) => {
  const [source, target] = [fencesOf(english), fencesOf(translation)];
  const findings = compareItems({
    name: 'fence',
    english: itemsOf(source),
    translation: itemsOf(target),
    line: translation.line,
    ordered: true,
  });
  if (findings.length > 0) return findings;
  return source.flatMap((fence, index) => {
    const other = target[index];
    return other ? compareCode(fence, other) : [];
  });
};
