import type { Finding, Item } from '../findings';
import type { Glossary } from '../glossary';
import { isText, lineOf, type PageSection } from '../page-sections';

/** Texts of the interface are quoted as they are there. */
const QUOTATION = /“[^”]*”/g;

/** The avoided words in texts, each with what to write in its place. */
export function findAvoidedWords(texts: readonly Item[], avoided: Glossary['avoided']): Finding[] {
  return texts.flatMap(({ key, line }) => {
    const own = key.replace(QUOTATION, '');
    return avoided
      .filter(({ pattern }) => pattern.test(own))
      .map(({ text, instead }) => ({
        line,
        reason: `the glossary avoids "${text}": write "${instead}"`,
      }));
  });
}

/** Words that the glossary avoids are not in the texts of a section. */
export function checkWords(section: PageSection, avoided: Glossary['avoided']): Finding[] {
  const texts = section.nodes
    .filter(isText)
    .map((node) => ({ key: node.value, line: lineOf(node) }));
  return findAvoidedWords(texts, avoided);
}
