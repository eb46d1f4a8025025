// @ts-check

/**
 * A table in Markdown, aligned so that it can be read as it is.
 * @param {string[]} header
 * @param {string[][]} rows cells; the first of a row names it
 * @returns {string}
 */
export function formatTable(header, rows) {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}
