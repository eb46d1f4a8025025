/**
 * Cards of the names of MUI X: the data that plugins/outputs/type-cards writes, and src/type-cards
 * shows.
 */
import type { Plan } from './plans';
import { kebabCase } from './kebab-case';

export type CardKind = 'component' | 'hook' | 'function' | 'constant' | 'class' | 'type';

/** What is known of an export, or of a type that the packages declare. */
export interface TypeCard {
  name: string;
  kind: CardKind;
  /** The definition of a type, the signature of a function, or the type of a constant. */
  code: string;
  /** What it is imported from; absent for types that are not exported. */
  from?: string;
  /** The first sentence of its description. */
  summary?: string;
  /** Its place in the reference, as an English address of the documented version. */
  to?: string;
  plan?: Plan;
  /** Label of the version in which it came. */
  since?: string;
  /** Why it is deprecated, and what to use instead. */
  deprecated?: string;
}

/** Cards by their names. */
export type CardGroup = Record<string, TypeCard>;

/** A name in code: that of a card, or the place of a member in the reference. */
export interface NameTarget {
  /** Name of its card. */
  card?: string;
  /** Its place in the reference. */
  to?: string;
}

/** The names in texts of code. */
export interface CodeNames {
  targets: NameTarget[];
  /** By the hash of the text: position of a name and index of its target, for all names in turn. */
  codes: Record<string, number[]>;
}

/** Folders and files, below that of the reference of a version. */
const CARDS_FOLDER = 'types';
export const CARD_NAMES_FILE = `${CARDS_FOLDER}/names.json`;
const CODE_NAMES_FOLDER = 'code-names';

/** The file with the card of a name: cards whose names begin with the same two words are in one. */
export function cardFile(name: string): string {
  const words = kebabCase(name.replaceAll(/[^A-Za-z0-9]+/g, '-')).split('-');
  const group = words.filter(Boolean).slice(0, 2).join('-');
  return `${CARDS_FOLDER}/${group === 'names' ? 'name' : group}.json`;
}

/** The file with the names in a text. */
export function codeNamesFile(hash: string): string {
  return `${CODE_NAMES_FOLDER}/${hash.slice(-2)}.json`;
}

/** All endings of hashes, each of which has a file. */
export const CODE_NAMES_FILES = Array.from({ length: 256 }, (_, index) =>
  codeNamesFile(index.toString(16).padStart(2, '0')),
);

/** The part of a text by which it is known: pages end blocks of code with a line break. */
export function comparableCode(text: string): string {
  return text.replace(/\n+$/, '');
}

/**
 * A hash of 53 bits, which the build and the browser compute alike. This is cyrb53; browsers have
 * better ones in secure contexts only.
 */
export function hashOfCode(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const character of comparableCode(text)) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (
    ((b >>> 0) & 0x1fffff).toString(16).padStart(6, '0') + (a >>> 0).toString(16).padStart(8, '0')
  );
}

/** Names that may have a card, in the text of a type; strings and names after a dot are others. */
export const TYPE_NAMES = /'[^'\n]*'|"[^"\n]*"|(?<![\w$.])[A-Za-z_$][\w$]*/g;
