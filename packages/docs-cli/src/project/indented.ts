/**
 * Reads the part of YAML that lockfiles and lists of workspaces are written in: maps by indentation,
 * scalars, and lists of scalars. A parser of all of YAML takes ten times as long for a large lockfile.
 */
export interface IndentedMap {
  [key: string]: IndentedMap | string | undefined;
}

function unquote(text: string): string {
  const [, double, single] = /^(?:"(.*)"|'(.*)')$/.exec(text) ?? [];
  return double ?? single?.replaceAll("''", "'") ?? text;
}

interface Level {
  indent: number;
  map: IndentedMap;
}

function emptyMap(): IndentedMap {
  // Keys are names in a file of somebody else: `__proto__` is a key as any other.
  return Object.create(null) as IndentedMap;
}

/** `{specifier: ^7.0.0, version: 7.1.0}` on one line, or a scalar. */
function readValue(text: string): IndentedMap | string {
  const [, inner] = /^\{(.*)\}$/.exec(text) ?? [];
  if (inner === undefined) return unquote(text);
  const map = emptyMap();
  for (const part of inner.split(/, /)) {
    const [key = '', ...rest] = part.split(': ');
    map[unquote(key.trim())] = unquote(rest.join(': ').trim());
  }
  return map;
}

/** Splits a line into its key and what follows; a key in quotes may contain colons. */
function splitLine(line: string): { key: string; value: string } {
  const [quote = ''] = line;
  const isQuoted = quote === '"' || quote === "'";
  const end = isQuoted ? line.indexOf(quote, 1) + 1 : line.search(/:(?: |$)/);
  if (end <= 0) return { key: line, value: '' };
  return { key: unquote(line.slice(0, end)), value: line.slice(end).replace(/^: */, '') };
}

/**
 * Reads a text.
 * @returns items of lists are keys with their own name as their value
 */
export function readIndented(text: string): IndentedMap {
  const root = emptyMap();
  const levels: Level[] = [{ indent: -1, map: root }];
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trimEnd();
    if (line === '' || /^\s*#/.test(line)) continue;
    const content = line.trimStart();
    const indent = line.length - content.length;
    const isItem = content.startsWith('- ');
    // Items may be as far left as the key of their list.
    const leaves = (level: number) => (isItem ? indent < level : indent <= level);
    while (levels.length > 1 && leaves(levels.at(-1)?.indent ?? -1)) levels.pop();
    const parent = levels.at(-1)?.map ?? root;
    if (isItem) {
      parent[unquote(content.slice(2).trim())] = '';
      continue;
    }
    const { key, value } = splitLine(content);
    if (value === '') {
      const map = emptyMap();
      parent[key] = map;
      levels.push({ indent, map });
    } else {
      parent[key] = readValue(value);
    }
  }
  return root;
}

/** The map below a key; an empty one if there is none. */
export function mapAt(map: IndentedMap, ...keys: string[]): IndentedMap {
  return keys.reduce<IndentedMap>((found, key) => {
    const next = found[key];
    return typeof next === 'object' ? next : {};
  }, map);
}

/** The text below a key. */
export function textAt(map: IndentedMap, key: string): string | undefined {
  const found = map[key];
  return typeof found === 'string' ? found : undefined;
}
