// @ts-check

/** `[() => import("…"), "@site/docs/x/index.mdx", require.resolveWeak("…")]` */
const FOR_SERVER = /(?<=\)), "[^"]*", require\.resolveWeak\("[^"]*"\)(?=\])/g;

/** `export default { … };` */
const TABLE = /^export default (\{[\s\S]*\});\s*$/;

/**
 * Leaves out of Docusaurus' registry what only the server reads, the path and the id of each module,
 * and has its pages loaded again after a failure, which Docusaurus would keep for good.
 * @param {string} source
 * @returns {string}
 * @throws when Docusaurus writes its registry in another way
 */
module.exports = function registryLoader(source) {
  if (!TABLE.test(source)) throw new Error('The registry of routes has changed its form');
  const table = source.replace(FOR_SERVER, '');
  return `import { withRetry } from '@site/src/loading/load-route';
${table.replace(TABLE, 'export default withRetry($1);')}`;
};
