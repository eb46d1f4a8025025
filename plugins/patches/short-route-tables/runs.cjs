// @ts-check

/** @typedef {{ number: number, sidebar?: string }} NumberedPage */

/**
 * Writes how to make something of pages from their paths: a call for each sidebar.
 * @param {NumberedPage[]} pages in the order of their numbers
 * @param {(slice: string, sidebar: string) => string} write a call, of the paths and of the sidebar as
 *   attributes
 */
exports.writeRuns = function writeRuns(pages, write) {
  /** @type {{ from: number, to: number, sidebar?: string }[]} */
  const runs = [];
  for (const { number, sidebar } of pages) {
    const last = runs.at(-1);
    if (last?.to === number && last.sidebar === sidebar) last.to += 1;
    else runs.push({ from: number, to: number + 1, sidebar });
  }
  return runs
    .map(({ from, to, sidebar }) =>
      write(
        `pages.slice(${from}, ${to})`,
        JSON.stringify(sidebar === undefined ? {} : { sidebar }),
      ),
    )
    .join(', ');
};
