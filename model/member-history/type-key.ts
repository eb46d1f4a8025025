/** Brackets of types; a `>` behind a `=` is an arrow. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** What separates the parts inside of brackets. */
const SEPARATOR: Readonly<Record<string, string>> = { '(': ',', '[': ',', '{': ';', '<': ',' };

/** The index behind the string literal that begins at an index. */
function endOfLiteral(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isArrow(text: string, at: number): boolean {
  return text[at] === '>' && text[at - 1] === '=';
}

/** The index of the bracket that closes the one at an index; the end of the text if none does. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/['"`]/.test(character)) at = endOfLiteral(text, at) - 1;
    else if (character in CLOSING) depth += 1;
    else if (/[)\]}>]/.test(character) && !isArrow(text, at)) depth -= 1;
    if (depth === 0 && at > start) return at;
  }
  return text.length;
}

/** The parts of a text between separators that are outside of brackets and literals. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/['"`]/.test(character)) at = endOfLiteral(text, at) - 1;
    else if (character in CLOSING) at = closingOf(text, at);
    else if (character === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** A type argument that the generator fills in for a parameter may be any of these. */
function argumentKey(text: string): string {
  return /^(?:any|unknown|never)$/.test(text) ? 'any' : unionKey(text);
}

/** A field with its name. */
function fieldKey(text: string): string {
  const [, name = '', type] = /^((?:readonly )?(?:\w+|\[[^\]]*\])\??: )(.*)$/s.exec(text) ?? [];
  return type === undefined ? unionKey(text) : name + unionKey(type);
}

/** A parameter without its name, which callers do not see. */
function parameterKey(text: string): string {
  const [, rest = '', optional = '', type] = /^(\.\.\.)?\w+(\?)?: (.*)$/s.exec(text) ?? [];
  return type === undefined ? unionKey(text) : `${rest}${optional}: ${unionKey(type)}`;
}

function insideKey(bracket: string, text: string): string {
  const parts = split(text, SEPARATOR[bracket] ?? ',');
  if (bracket === '<') return parts.map(argumentKey).join(', ');
  if (bracket === '(') return parts.map(parameterKey).join(', ');
  if (bracket === '{') return parts.map(fieldKey).sort().join('; ');
  return parts.map(unionKey).join(', ');
}

/** One type of a union: its brackets by their keys. */
function partKey(text: string): string {
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/['"`]/.test(character)) {
      const end = endOfLiteral(text, at);
      key += `'${text.slice(at + 1, end - 1)}'`;
      at = end - 1;
    } else if (character in CLOSING) {
      const end = closingOf(text, at);
      const inside = insideKey(character, text.slice(at + 1, end));
      key += `${character}${inside}${CLOSING[character] ?? ''}`;
      at = end;
    } else key += character;
  }
  return key;
}

/** The index of the arrow of a function type; -1 if the text is a union, or of another kind. */
function arrowOf(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '|') return -1;
    if (text.startsWith('=>', at)) return at;
    if (/['"`]/.test(character)) at = endOfLiteral(text, at) - 1;
    else if (character in CLOSING) at = closingOf(text, at);
  }
  return -1;
}

function unionKey(text: string): string {
  const arrow = arrowOf(text);
  if (arrow >= 0) {
    return `${partKey(text.slice(0, arrow)).trim()} => ${unionKey(text.slice(arrow + 2))}`;
  }
  return [...new Set(split(text, '|').map(partKey))].sort().join(' | ');
}

/** Versions have the same types in most places. */
const keys = new Map<string, string>();

/**
 * A text that is the same for types that differ only in how they are written: order of unions and of
 * fields, names of parameters, spaces, quotes, `React.`, and placeholders for type arguments.
 * @param type on one line or several
 */
export function typeKey(type: string): string {
  const known = keys.get(type);
  if (known !== undefined) return known;
  const plain = type.replace(/\s+/g, ' ').replace(/\b(?:React|JSX)\.(?=[A-Z])/g, '');
  const key = unionKey(plain.trim());
  keys.set(type, key);
  return key;
}

/** The name of a type with arguments, also inside of `Partial`; undefined for other types. */
export function genericName(type: string): string | undefined {
  const inside = /^Partial<(.*)>$/s.exec(type)?.[1] ?? type;
  const name = /^(\w+)</.exec(inside)?.[1];
  return name && closingOf(inside, name.length) === inside.length - 1 ? name : undefined;
}
