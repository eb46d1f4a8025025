import { TYPE_NAMES } from '@site/model/type-cards';

/** A part of a definition. */
export interface CodePart {
  text: string;
  /** It may be the name of a type: no string, and nothing that is declared here. */
  isName: boolean;
}

/** Members and parameters have their names before a colon. */
function isDeclared(rest: string): boolean {
  return /^\??:/.test(rest);
}

/** Splits a definition at the names that may be those of types. */
export function splitAtNames(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const { 0: text, index } of code.matchAll(TYPE_NAMES)) {
    const next = index + text.length;
    if (/^['"]/.test(text) || isDeclared(code.slice(next, next + 2))) continue;
    if (index > end) parts.push({ text: code.slice(end, index), isName: false });
    parts.push({ text, isName: true });
    end = next;
  }
  if (end < code.length) parts.push({ text: code.slice(end), isName: false });
  return parts;
}
