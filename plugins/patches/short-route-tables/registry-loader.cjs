// @ts-check
const { readNumbering } = require('./numbering.cjs');

/** `"a1": [() => import("…"), "@site/docs/x/index.mdx", require.resolveWeak("…")],` */
const PART =
  /^ {2}"([^"]+)": \[(\(\) => import\(.*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\],?$/;

/** `export default { … };` */
const TABLE = /^export default \{\n([\s\S]*?)\};\s*$/;

/**
 * Makes Docusaurus' registry a list, in the order of the numbers of parts. Leaves out what only the
 * server reads, the path and the id of each module, and has its pages loaded again after a failure,
 * which Docusaurus would keep for good.
 * @this {import('./numbering.cjs').Loader}
 * @param {string} source
 * @returns {string}
 * @throws when Docusaurus writes its registry in another way
 */
module.exports = function registryLoader(source) {
  const { parts } = readNumbering(this);
  const lines = TABLE.exec(source)?.[1]?.split('\n').filter(Boolean) ?? [];
  /** @type {string[]} */
  const imports = [];
  for (const line of lines) {
    const [, name = '', load = ''] = PART.exec(line) ?? [];
    const number = parts.get(name);
    if (number === undefined)
      throw new Error(`The registry of routes has changed its form: ${line}`);
    imports[number] = load;
  }
  if (
    imports.length === 0 ||
    imports.length !== parts.size ||
    Object.keys(imports).length !== parts.size
  ) {
    throw new Error('The registry of routes has changed its form: it lacks parts of pages');
  }
  return `import { withRetry } from '@site/src/loading/load-route';
export default withRetry([
${imports.map((load) => `  ${load},\n`).join('')}]);`;
};
