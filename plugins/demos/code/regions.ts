/** A comment line that opens or closes a region, as a line comment or inside JSX. */
const MARKER = /^\s*(?:\/\/|\{?\/\*)\s*#(region|endregion)\b\s*([\w-]*)\s*(?:\*\/\}?)?\s*;?\s*$/;

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function dedent(lines: string[]): string[] {
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map(indentOf));
  return lines.map((line) => line.slice(depth));
}

/** Merges blank lines around a removed marker into one. */
function tidy(lines: string[]): string {
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\s*\n/, '')
    .trimEnd()}\n`;
}

/**
 * Splits code into the displayed parts: the whole without its region comments, and the region named
 * `excerpt`, moved to the margin.
 * @param code a module with or without region comments
 * @returns `excerpt` is undefined where no region is marked
 * @throws when a region is not closed, opened twice, or has another name
 */
export function splitRegions(code: string): { whole: string; excerpt: string | undefined } {
  const whole: string[] = [];
  const excerpt: string[] = [];
  let open = false;
  let seen = false;
  code.split('\n').forEach((line, index) => {
    const marker = MARKER.exec(line);
    if (!marker) {
      whole.push(line);
      if (open) excerpt.push(line);
      return;
    }
    const opens = marker[1] === 'region';
    if (opens && (marker[2] !== 'excerpt' || seen)) {
      throw new Error(
        `line ${index + 1}: one region named "excerpt" is known, found "${line.trim()}"`,
      );
    }
    if (opens === open) throw new Error(`line ${index + 1}: "${line.trim()}" has no counterpart`);
    open = opens;
    seen = true;
  });
  if (open) throw new Error('the region "excerpt" is never closed');
  return { whole: tidy(whole), excerpt: seen ? tidy(dedent(excerpt)) : undefined };
}

/**
 * One of several named regions of a module, moved to the margin.
 * @param code with `// #region name` and `// #endregion` lines, which are not nested
 * @param name of the region; without it, the whole module without its region comments
 * @throws when there is no such region, or it is not closed
 */
export function regionNamed(code: string, name?: string): string {
  const lines = code.split('\n');
  if (name === undefined) return tidy(lines.filter((line) => !MARKER.test(line)));
  const start = lines.findIndex((line) => {
    const marker = MARKER.exec(line);
    return marker?.[1] === 'region' && marker[2] === name;
  });
  if (start === -1) throw new Error(`there is no "#region ${name}"`);
  const length = lines.slice(start + 1).findIndex((line) => MARKER.test(line));
  const end = start + 1 + length;
  if (length === -1 || MARKER.exec(lines[end] ?? '')?.[1] !== 'endregion') {
    throw new Error(`line ${start + 1}: the region "${name}" is not closed before the next one`);
  }
  return tidy(dedent(lines.slice(start + 1, end)));
}
