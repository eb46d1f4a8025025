import type { SectionCheck } from '../findings';
import type { Glossary } from '../glossary';
import { isText, lineOf } from '../page-sections';

/** Why a text that lacks a name is wrong. */
export function missingName(name: string): string {
  return `name "${name}" is missing: the glossary does not translate it`;
}

/**
 * Names that the glossary keeps in English are in each section that has them in English. How often
 * is up to the sentences of the language.
 */
export function compareNames(names: Glossary['names']): SectionCheck {
  return (english, translation) => {
    const source = english.nodes.filter(isText);
    const target = translation.nodes.filter(isText);
    return names.flatMap(({ text, pattern }) => {
      const found = source.find(({ value }) => pattern.test(value));
      if (!found || target.some(({ value }) => pattern.test(value))) return [];
      return [{ line: translation.line, englishLine: lineOf(found), reason: missingName(text) }];
    });
  };
}
