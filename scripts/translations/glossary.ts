import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of `i18n/<language>/glossary.md`. */
export interface Term {
  english: string;
  translation: string;
  note: string;
}

/** Reads the first table of a glossary: English, the language, a note. */
export function parseGlossary(markdown: string): Term[] {
  const table = /(?:^\|.*\|[ \t]*(?:\n|$))+/m.exec(markdown)?.[0] ?? '';
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    return { english: cells[1] ?? '', translation: cells[2] ?? '', note: cells[3] ?? '' };
  });
}

/** Reads the glossary of a language; empty if it has none. */
export function readGlossary(projectDir: string, language: string): Term[] {
  const file = path.join(projectDir, 'i18n', language, 'glossary.md');
  return existsSync(file) ? parseGlossary(readFileSync(file, 'utf8')) : [];
}

/** `filter (one condition)` is found as "filter"; `hide / show` as each of the two. */
function wordsOf({ english }: Term): string[] {
  const plain = english.replace(/\([^)]*\)/g, '').replaceAll('`', '');
  return plain
    .split(/ \/ |, /)
    .map((word) => word.trim())
    .filter(Boolean);
}

function occurs(word: string, text: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?:s|es)?(?![\\w-])`, 'i').test(text);
}

/** Code, elements, ids of headings and addresses of links stay in English, whatever words they contain. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]+`/g, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\]\([^)\s]*\)/g, ']');
}

/**
 * The terms that occur in the prose of an English text, in the order of the glossary. Terms that
 * the glossary writes as code are also found in code.
 */
export function termsIn(text: string, glossary: readonly Term[]): Term[] {
  const prose = proseOf(text);
  return glossary.filter((term) => {
    const searched = term.english.includes('`') ? text : prose;
    return wordsOf(term).some((word) => occurs(word, searched));
  });
}
