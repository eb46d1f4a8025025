import type { TypeText } from '../../model/api-reference';
import type { TypeFacts } from './read-type';

/** Characters that fit into a line of a list. */
const SHORT = 80;

/** Replaces the text between the outermost braces by `…`. */
function foldObjects(text: string): string {
  let depth = 0;
  let folded = '';
  for (const character of text) {
    if (character === '}') depth -= 1;
    if (depth === 0) folded += character;
    if (character === '{') {
      if (depth === 0) folded += ' … ';
      depth += 1;
    }
  }
  return folded;
}

/** Breaks a long type into lines: after each member of an object, before each part of a union. */
function breakLines(text: string): string {
  let depth = 0;
  let lines = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    lines += character;
    const opens = character === '{' && text[at + 1] === ' ';
    const ends = character === ';' && text[at + 1] === ' ';
    if (opens || ends) {
      const closing = text[at + 2] === '}';
      lines += `\n${'  '.repeat(closing ? depth - 1 : depth)}`;
      at += 1;
    } else if (depth === 0 && text.startsWith(' | ', at + 1)) {
      lines += '\n';
    }
  }
  return lines;
}

function callText({ parameters, returns }: NonNullable<TypeFacts['signature']>, types: boolean) {
  const list = parameters.map(({ name, optional, type }) => {
    const label = optional ? `${name}?` : name;
    return types ? `${label}: ${type}` : label;
  });
  return `(${list.join(', ')}) => ${returns}`;
}

/** A type for a line, and the whole of it where the line leaves something out. */
export function typeTexts(facts: TypeFacts): { type: TypeText; expandedType?: TypeText } {
  if (facts.signature) {
    const whole = callText(facts.signature, true);
    const type = whole.length <= SHORT ? whole : foldObjects(callText(facts.signature, false));
    return type === whole ? { type } : { type, expandedType: breakLines(whole) };
  }
  const folded = facts.text.length > SHORT ? foldObjects(facts.text) : facts.text;
  const literals = /^(?:'[^']*'|\w+)(?: \| (?:'[^']*'|\w+))*$/.test(folded);
  if (folded.length > 2 * SHORT && !literals) {
    return { type: `${folded.slice(0, SHORT)}…`, expandedType: breakLines(facts.text) };
  }
  if (folded !== facts.text) return { type: folded, expandedType: breakLines(facts.text) };
  return facts.expansion ? { type: folded, expandedType: facts.expansion } : { type: folded };
}

/** Names of documented exports in the given types, with the addresses of their pages. */
export function linksIn(
  texts: readonly (TypeText | undefined)[],
  paths: ReadonlyMap<string, string>,
): Record<string, string> {
  const names = new Set(texts.flatMap((text) => text?.match(/\b[A-Z]\w+/g) ?? []));
  return Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const path = paths.get(name);
      return path ? [[name, path]] : [];
    }),
  );
}
