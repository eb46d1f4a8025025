/** A name or a word of the glossary, and how to find it in texts. */
interface Entry {
  text: string;
  pattern: RegExp;
}

/** A word that translations do not use. */
interface AvoidedWord extends Entry {
  /** What to write in its place. */
  instead: string;
}

/** What the checks know from a glossary. */
export interface Glossary {
  /** Names that stay as they are in English. */
  names: readonly Entry[];
  avoided: readonly AvoidedWord[];
}

/** Only Latin words have spaces around them. Avoided words may also begin a sentence. */
function entry(text: string, flags: 'u' | 'iu'): Entry {
  const words = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+');
  const inWord = '[\\p{Script=Latin}\\d_-]';
  return { text, pattern: new RegExp(`(?<!${inWord})${words}(?!${inWord})`, flags) };
}

/**
 * Rows that have the same text, with a capital letter in front, in the columns for English and for
 * the translation. Words that a language borrows, such as "hook", are not names: sentences may do
 * without them.
 */
function namesIn(markdown: string): Entry[] {
  return markdown.split('\n').flatMap((line) => {
    const [, english, translated] = /^\|\s*(.+?)\s*\|\s*(.+?)\s*\|/.exec(line) ?? [];
    const isName = english && english === translated && /^\p{Lu}/u.test(english);
    return isName ? [entry(english, 'u')] : [];
  });
}

/** The list below the comment `<!-- avoided words -->`. */
const AVOIDED = /^<!-- avoided words -->\n+((?:- .*\n?)+)/m;

/** The lines of the list are `- these, words: instead`. */
function avoidedWordsIn(markdown: string): AvoidedWord[] {
  const lines = AVOIDED.exec(markdown)?.[1]?.trim().split('\n') ?? [];
  return lines.flatMap((line) => {
    const [words = '', instead = ''] = line.slice('- '.length).split(/[:：]/);
    const texts = words.split(/[,、]/).map((word) => word.trim());
    return texts
      .filter((text) => text !== '')
      .map((text) => ({ ...entry(text, 'iu'), instead: instead.trim() }));
  });
}

/**
 * Reads which names translations keep and which words they avoid.
 * @param markdown text of `i18n/<language>/glossary.md`
 */
export function parseGlossary(markdown: string): Glossary {
  return { names: namesIn(markdown), avoided: avoidedWordsIn(markdown) };
}
