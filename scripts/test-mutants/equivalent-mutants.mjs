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
  {
    demo: 'react-data-grid/row-updates/ScrollToNewRow.tsx',
    line: 'pageSizeOptions={[PAGE_SIZE]}',
    what: 'lacks pageSizeOptions',
    why: 'The grid hides the list of page sizes for one size, as for sizes that lack the current one.',
  },
  {
    demo: 'react-date-pickers/base-concepts/FormatTokens.tsx',
    line: 'onChange={(next) => next && setValue(next)}',
    what: 'ignores onChange',
    why: 'The field keeps what users enter until `value` changes, and nothing else shows the value.',
  },
  {
    demo: 'react-date-pickers/base-concepts/LastValidDate.tsx',
    line: 'setTyped(day);',
    what: 'never calls setTyped',
    why: 'The field keeps what users enter until `value` changes, and nothing else shows the value.',
  },
  {
    demo: 'react-date-pickers/date-range-picker/RangeInOneField.tsx',
    line: 'onChange={(range) => setPeriod(range)}',
    what: 'ignores onChange',
    why: 'The picker keeps what users choose until `value` changes, and nothing else shows the value.',
  },
  {
    demo: 'react-date-pickers/date-range-picker/RangeInOneField.tsx',
    line: 'onChange={(range) => setPeriod(range)}',
    what: 'never calls setPeriod',
    why: 'The picker keeps what users choose until `value` changes, and nothing else shows the value.',
  },
  {
    demo: 'react-date-pickers/timezone/EmptyWithZone.tsx',
    line: 'value={doors}',
    what: 'lacks value',
    why: 'The value starts empty, only users change it, and the picker keeps what they choose.',
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
