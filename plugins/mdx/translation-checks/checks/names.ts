import type { Node, Text } from 'mdast';
import type { SectionCheck } from '../findings';
import { lineOf } from '../page-sections';

function isText(node: Node): node is Text {
  return node.type === 'text';
}

function pattern(name: string): RegExp {
  const words = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+');
  return new RegExp(`(?<![\\w-])${words}(?![\\w-])`);
}

/** Checks that a text has a name, which is not part of a longer word. */
export function hasName(text: string, name: string): boolean {
  return pattern(name).test(text);
}

/** Why a text that lacks a name is wrong. */
export function missingName(name: string): string {
  return `name "${name}" is missing: the glossary does not translate it`;
}

/**
 * Names that the glossary keeps in English are in each section that has them in English. How often
 * is up to the sentences of the language.
 * @param names from the glossary
 */
export function compareNames(names: readonly string[]): SectionCheck {
  return (english, translation) =>
    names.flatMap((name) => {
      const found = english.nodes.find((node) => isText(node) && hasName(node.value, name));
      const kept = translation.nodes.some((node) => isText(node) && hasName(node.value, name));
      if (!found || kept) return [];
      return [{ line: translation.line, englishLine: lineOf(found), reason: missingName(name) }];
    });
}
