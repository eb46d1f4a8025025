/** A part of a type: text, or a name with its own page. */
export interface TypeToken {
  text: string;
  href?: string;
}

/** Skips complete strings, and names after a dot, which belong to the object before the dot. */
const NAMES = /'[^'\n]*'|"[^"\n]*"|(?<![\w$.])[A-Za-z_$][\w$]*/g;

/**
 * Splits a type at the names that are documented.
 * @param links addresses by name
 */
export function tokenizeType(type: string, links: Record<string, string>): TypeToken[] {
  const tokens: TypeToken[] = [];
  let end = 0;
  for (const { 0: name, index } of type.matchAll(NAMES)) {
    const href = Object.hasOwn(links, name) ? links[name] : undefined;
    if (!href) continue;
    if (index > end) tokens.push({ text: type.slice(end, index) });
    tokens.push({ text: name, href });
    end = index + name.length;
  }
  if (end < type.length) tokens.push({ text: type.slice(end) });
  return tokens;
}
