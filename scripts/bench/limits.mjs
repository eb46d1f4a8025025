// @ts-check

/**
 * Upper limits of values. Bytes are those over the wire with gzip, times are milliseconds.
 * @typedef {Partial<Record<import('./metrics.mjs').MetricName, number>>} Limits
 */

/** On a slow phone with a cold cache. @type {Record<import('./pages.mjs').PageName, Limits>} */
export const SLOW_PHONE_LIMITS = {
  text: { script: 148_000, everything: 234_000, firstPaint: 900, blocking: 350 },
  grid: { script: 360_000, usable: 4500, blocking: 1800 },
  picker: { script: 300_000, usable: 4000, blocking: 1400 },
  charts: { script: 264_000, usable: 4000, blocking: 1800 },
  tree: { script: 208_000, usable: 3500, blocking: 1200 },
  api: { script: 160_000, blocking: 600 },
  home: { script: 113_000 },
  stock: {},
};

/** On every page of this site, on any device. @type {Limits} */
export const EVERYWHERE_LIMITS = { shift: 0.02, fonts: 60_000 };

/** Bytes of JavaScript for the next page of a family. */
export const NEXT_PAGE_LIMIT = 25_000;

/** Scores of Lighthouse, at least. */
export const LIGHTHOUSE_LIMITS = { text: 92, demo: 70, accessibility: 100, seo: 100 };

/** A build of one language. */
export const BUILD_LIMITS = { msPerPage: 200, peakBytes: 3_000_000_000 };
