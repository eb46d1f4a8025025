/** Options that an author wrote after the language of a fence. */
export interface FenceMeta {
  title?: string;
  showLineNumbers: boolean;
  /** Numbers of the lines to mark, counted from 1. */
  marked: ReadonlySet<number>;
  /** False for a fence that shows only its own language. */
  jsVariant: boolean;
}

function rangeOf(text: string): number[] {
  const [from, to = from] = text.split('-').map(Number);
  if (!from || !to || to < from) throw new Error(`"${text}" is not a line or range of lines`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Reads `title="src/App.tsx" {1,3-5} showLineNumbers js-variant=false`.
 * @throws when a word is not known, so a typo does not pass in silence
 */
export function parseMeta(meta: string): FenceMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const lines = /\{([\d,\s-]+)\}/.exec(meta);
  const words = meta
    .replace(title?.[0] ?? '', '')
    .replace(lines?.[0] ?? '', '')
    .split(/\s+/)
    .filter(Boolean);
  const unknown = words.find((word) => !/^(showLineNumbers|js-variant=(true|false))$/.test(word));
  if (unknown) throw new Error(`"${unknown}" means nothing behind the language of a fence`);
  return {
    title: title?.[1] ?? title?.[2],
    showLineNumbers: words.includes('showLineNumbers'),
    marked: new Set(lines?.[1]?.split(',').flatMap((part) => rangeOf(part.trim()))),
    jsVariant: !words.includes('js-variant=false'),
  };
}
