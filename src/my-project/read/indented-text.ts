/**
 * Reads lockfiles of Yarn and pnpm. They are maps in maps, by indentation: only that part of YAML is
 * understood. Lists, anchors, tags and maps on one line are left out, as no page needs them, and a
 * hostile file gains nothing from them.
 */
export type IndentedMap = Map<string, IndentedMap | string>;

interface Level {
  indent: number;
  map: IndentedMap;
}

/** The text of a value without quotes. */
function unquoted(text: string): string {
  const quote = text.charAt(0);
  if (text.length < 2 || (quote !== '"' && quote !== "'") || !text.endsWith(quote)) return text;
  return text.slice(1, -1).replaceAll(quote === "'" ? "''" : '\\"', quote);
}

/** The index at which the key of a line ends: after its quotes, or at the separator. */
function endOfKey(line: string, separator: string): number {
  const quote = line.charAt(0);
  const isQuoted = quote === '"' || quote === "'";
  const from = isQuoted ? line.indexOf(quote, 1) + 1 : 0;
  return isQuoted && from === 0 ? -1 : line.indexOf(separator, from);
}

interface Line {
  key: string;
  /** Absent where a map follows. */
  value?: string;
}

function parseLine(line: string, separator: string): Line | undefined {
  if (line.endsWith(':')) return { key: unquoted(line.slice(0, -1)) };
  const end = endOfKey(line, separator);
  if (end < 1) return undefined;
  return {
    key: unquoted(line.slice(0, end)),
    value: unquoted(line.slice(end + separator.length).trim()),
  };
}

/** Lines with their indentation. A long key of Yarn is in a line of its own, after a question mark. */
function* linesOf(text: string): Generator<{ indent: number; content: string }> {
  let longKey: string | undefined;
  for (const raw of text.split(/\r?\n/)) {
    const content = raw.trim();
    if (content === '' || content.startsWith('#') || content.startsWith('- ')) continue;
    const indent = raw.length - raw.trimStart().length;
    if (content.startsWith('? ')) longKey = content.slice(2);
    else if (content === ':' && longKey !== undefined) {
      yield { indent, content: `${longKey}:` };
      longKey = undefined;
    } else yield { indent, content };
  }
}

/**
 * Reads a text whose lines are `key: value`, or `key value` with another separator.
 * @param separator between a key and its value
 */
export function parseIndented(text: string, separator = ': '): IndentedMap {
  const root: IndentedMap = new Map();
  const levels: Level[] = [{ indent: -1, map: root }];
  for (const { indent, content } of linesOf(text)) {
    while (levels.length > 1 && (levels.at(-1)?.indent ?? 0) >= indent) levels.pop();
    const line = parseLine(content, separator);
    const parent = levels.at(-1)?.map;
    if (!line || !parent) continue;
    if (line.value !== undefined) {
      parent.set(line.key, line.value);
      continue;
    }
    const map: IndentedMap = new Map();
    parent.set(line.key, map);
    levels.push({ indent, map });
  }
  return root;
}

/** The map at a key; an empty one if there is none. */
export function mapAt(map: IndentedMap, key: string): IndentedMap {
  const value = map.get(key);
  return value instanceof Map ? value : new Map();
}

/** The text at a key. */
export function textAt(map: IndentedMap, key: string): string | undefined {
  const value = map.get(key);
  return typeof value === 'string' ? value : undefined;
}

/** The entries of a map whose values are texts. */
export function textsIn(map: IndentedMap): Record<string, string> {
  return Object.fromEntries(
    [...map].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
