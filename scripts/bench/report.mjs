// @ts-check
import {
  BUILD_LIMITS,
  EVERYWHERE_LIMITS,
  LIGHTHOUSE_LIMITS,
  NEXT_PAGE_LIMIT,
  SLOW_PHONE_LIMITS,
} from './limits.mjs';
import { METRICS } from './metrics.mjs';
import { formatTable } from '../format-table.mjs';

/** @typedef {import('./verdict.mjs').Verdict} Verdict */
/** @typedef {import('./pages.mjs').BenchPage} BenchPage */

/**
 * @param {BenchPage} page
 * @param {import('./throttling.mjs').Device} device
 * @param {import('./metrics.mjs').MetricName} metric
 */
function limitOf({ name }, device, metric) {
  if (name === 'stock') return undefined;
  return (device.slow ? SLOW_PHONE_LIMITS[name][metric] : undefined) ?? EVERYWHERE_LIMITS[metric];
}

/**
 * @param {import('./throttling.mjs').Device} device
 * @param {{ page: BenchPage, metrics: import('./metrics.mjs').Metrics }[]} measured
 * @param {Verdict} verdict
 */
export function pagesTable(device, measured, verdict) {
  const rows = measured.map(({ page, metrics }) => [
    `${page.name} ${page.path}`,
    ...METRICS.map(({ name, title, format }) =>
      verdict.cell(
        `${page.name}, ${device.slow ? 'slow phone' : 'desktop'}, ${title}`,
        metrics[name],
        format,
        {
          atMost: limitOf(page, device, name),
        },
      ),
    ),
  ]);
  return formatTable(['Page', ...METRICS.map(({ title }) => title)], rows);
}

/**
 * @param {{ from: string, to: string, bytes: number | undefined }[]} measured
 * @param {Verdict} verdict
 */
export function nextPagesTable(measured, verdict) {
  const rows = measured.map(({ from, to, bytes }) => [
    `${from} → ${to}`,
    verdict.cell(`next page ${to}, JS kB`, bytes, (value) => (value / 1000).toFixed(1), {
      atMost: NEXT_PAGE_LIMIT,
    }),
  ]);
  return formatTable(['By click', 'JS kB'], rows);
}

/**
 * @param {{ page: BenchPage, scores: import('./lighthouse.mjs').Scores }[]} measured
 * @param {Verdict} verdict
 */
export function scoresTable(measured, verdict) {
  const rows = measured.map(({ page, scores }) => {
    const ours = page.name !== 'stock';
    const performance = page.demo ? LIGHTHOUSE_LIMITS.demo : LIGHTHOUSE_LIMITS.text;
    const cell = (
      /** @type {string} */ title,
      /** @type {number} */ value,
      /** @type {number} */ least,
    ) =>
      verdict.cell(
        `${page.name}, Lighthouse ${title}`,
        value,
        String,
        ours ? { atLeast: least } : {},
      );
    return [
      `${page.name} ${page.path}`,
      cell('performance', scores.performance, performance),
      cell('accessibility', scores.accessibility, LIGHTHOUSE_LIMITS.accessibility),
      cell('SEO', scores.seo, LIGHTHOUSE_LIMITS.seo),
      scores.findings.join(', '),
    ];
  });
  const titles = ['Lighthouse, mobile', 'performance', 'accessibility', 'SEO', 'findings'];
  return formatTable(titles, rows);
}

/**
 * @param {import('./build-cost.mjs').BuildCost} cost
 * @param {Verdict} verdict
 */
export function buildTable({ seconds, peakBytes, pages }, verdict) {
  const gigabytes = (/** @type {number} */ bytes) => (bytes / 1e9).toFixed(2);
  const row = [
    `${pages} pages`,
    seconds.toFixed(1),
    (pages / seconds).toFixed(1),
    verdict.cell('build, ms a page', (seconds * 1000) / pages, (value) => value.toFixed(0), {
      atMost: BUILD_LIMITS.msPerPage,
    }),
    verdict.cell('build, peak memory GB', peakBytes, gigabytes, { atMost: BUILD_LIMITS.peakBytes }),
  ];
  const header = ['Build of one language', 'wall s', 'pages a second', 'ms a page', 'peak GB'];
  return formatTable(header, [row]);
}
