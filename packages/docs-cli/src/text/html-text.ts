const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? whole;
  });
}

/** The text of a description in the reference, with code in backticks. */
export function htmlText(html: string): string {
  const marked = html
    .replace(/<pre><code[^>]*>/g, '\n')
    .replace(/<\/code><\/pre>/g, '\n')
    .replace(/<\/?code[^>]*>/g, '`')
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<\/p>/g, '\n');
  return decode(marked.replace(/<\/?[a-z][^>]*>/gi, ''))
    .replace(/\n{2,}/g, '\n')
    .trim();
}
