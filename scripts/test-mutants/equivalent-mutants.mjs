// @ts-check
import path from 'node:path';
import { workingDocs } from '../docs-folders.cjs';

const { root } = workingDocs();

/**
 * Mutants that change nothing that users see, so no test can notice them. `demo` is a path from the
 * folder of the pages, `line` the line of the demo without the spaces around it.
 * @type {readonly { demo: string, line: string, what: string, why: string }[]}
 */
export const LEFT_OUT = [
  {
    demo: 'react-charts/getting-started/FirstComposition.tsx',
    line: '<ChartsYAxis axisId="count" />',
    what: 'lacks axisId',
    why: 'Without it ChartsYAxis takes the first axis, which is the one that is named.',
  },
  {
    demo: 'react-charts/sankey/TeaFlows.tsx',
    line: 'disableAxisListener',
    what: 'lacks disableAxisListener',
    why: 'The container has neither a tooltip nor a highlight that would follow the pointer.',
  },
];

/**
 * @param {string} id of a mutant
 * @param {string} code of the demo
 * @returns {string | undefined} why the mutant is left out; undefined for others
 */
export function whyLeftOut(id, code) {
  const [, file = '', number, what] = /^(.*?):(\d+):\d+ (.*)$/.exec(id) ?? [];
  const demo = path.posix.relative(root, file);
  const line = code.split('\n')[Number(number) - 1]?.trim();
  return LEFT_OUT.find((one) => one.demo === demo && one.line === line && one.what === what)?.why;
}
