// @ts-check

/** @typedef {'script' | 'everything' | 'waiting' | 'fonts' | 'requests'} NetworkMetric */
/** @typedef {'firstPaint' | 'largestPaint' | 'shift' | 'blocking' | 'usable'} TimeMetric */
/** @typedef {NetworkMetric | TimeMetric} MetricName */
/** Results of a page; a metric is missing where it does not apply or was not reached. */
/** @typedef {Partial<Record<MetricName, number>>} Metrics */

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(0);
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);

/** The columns of the tables. @type {{ name: MetricName, title: string, format: (value: number) => string }[]} */
export const METRICS = [
  { name: 'script', title: 'JS run kB', format: kilobytes },
  { name: 'everything', title: 'all kB', format: kilobytes },
  { name: 'waiting', title: 'prefetched kB', format: kilobytes },
  { name: 'fonts', title: 'fonts kB', format: kilobytes },
  { name: 'requests', title: 'requests', format: String },
  { name: 'firstPaint', title: 'FCP s', format: seconds },
  { name: 'largestPaint', title: 'LCP s', format: seconds },
  { name: 'shift', title: 'CLS', format: (value) => value.toFixed(3) },
  { name: 'blocking', title: 'TBT s', format: seconds },
  { name: 'usable', title: 'demo usable s', format: seconds },
];

/**
 * @param {number[]} values at least one
 * @returns {number} the middle one; between the two middle ones of an even number
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

/**
 * The median of each metric. One that failed in a run is left out: a median of the rest would
 * flatter.
 * @param {Metrics[]} runs
 * @returns {Metrics}
 */
export function medianMetrics(runs) {
  /** @type {Metrics} */
  const result = {};
  for (const { name } of METRICS) {
    const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
    if (values.length > 0 && values.length === runs.length) result[name] = median(values);
  }
  return result;
}
