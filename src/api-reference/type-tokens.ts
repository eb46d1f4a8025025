/** A part of a type: text, or a name with its own page. */
export interface TypeToken {
  text: string;
  href?: string;
  /** It opens its definition. */
  isCard?: boolean;
}

/** Skips complete strings, and names after a dot, which belong to the object before the dot. */
const NAMES = /'[^'\n]*'|"[^"\n]*"|(?<![\w$.])[A-Za-z_$][\w$]*/g;

/**
 * Splits a type at the names that are documented, or open their definition.
 * @param links addresses by name
 * @param cards names that open their definition
 */
export function tokenizeType(
  type: string,
  links: Record<string, string>,
  cards?: ReadonlySet<string>,
): TypeToken[] {
  const tokens: TypeToken[] = [];
  let end = 0;
  for (const { 0: name, index } of type.matchAll(NAMES)) {
    const href = Object.hasOwn(links, name) ? links[name] : undefined;
    const isCard = cards?.has(name);
    if (!href && !isCard) continue;
    if (index > end) tokens.push({ text: type.slice(end, index) });
    tokens.push({ text: name, href, isCard });
    end = index + name.length;
  }
  if (end < type.length) tokens.push({ text: type.slice(end) });
  return tokens;
}
