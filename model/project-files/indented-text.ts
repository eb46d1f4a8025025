/**
 * Reads lockfiles of Yarn and pnpm, and lists of workspaces. They are maps in maps, by indentation: only
 * that part of YAML is understood, which takes a tenth of the time of a parser of all of YAML. Anchors,
 * tags, and maps on one line are left out, as nobody needs them, and a hostile file gains nothing from them.
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

interface IndentedLine {
  indent: number;
  content: string;
  /** An item of a list, which may be as far left as the key of its list. */
  isItem: boolean;
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

function parseItem(content: string): Line {
  return { key: unquoted(content.slice(2).trim()), value: '' };
}

/** Lines with their indentation. A long key of Yarn is in a line of its own, after a question mark. */
function* linesOf(text: string): Generator<IndentedLine> {
  let longKey: string | undefined;
  for (const raw of text.split(/\r?\n/)) {
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) continue;
    const indent = raw.length - raw.trimStart().length;
    if (content.startsWith('? ')) longKey = content.slice(2);
    else if (content === ':' && longKey !== undefined) {
      yield { indent, content: `${longKey}:`, isItem: false };
      longKey = undefined;
    } else yield { indent, content, isItem: content.startsWith('- ') };
  }
}

/**
 * Reads a text whose lines are `key: value`, or `key value` with another separator.
 * @param separator between a key and its value
 * @returns items of lists are keys with an empty text
 */
export function parseIndented(text: string, separator = ': '): IndentedMap {
  const root: IndentedMap = new Map();
  const levels: Level[] = [{ indent: -1, map: root }];
  for (const { indent, content, isItem } of linesOf(text)) {
    const ends = (level: number) => (isItem ? level > indent : level >= indent);
    while (levels.length > 1 && ends(levels.at(-1)?.indent ?? 0)) levels.pop();
    const line = isItem ? parseItem(content) : parseLine(content, separator);
    const parent = levels.at(-1)?.map;
    if (!line || !parent) continue;
    if (line.value !== undefined && line.value !== '{}') {
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
