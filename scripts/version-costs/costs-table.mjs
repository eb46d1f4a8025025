// @ts-check
import { BUILD_LIMITS } from '../bench/limits.mjs';
import { Verdict } from '../bench/verdict.mjs';
import { formatTable } from '../format-table.mjs';

/** @typedef {import('./measure.mjs').VersionCosts} VersionCosts */

const LIMITS = {
  /** Bytes by which `main` and the runtime may differ from those of a site with one version. */
  scripts: 1000,
  /** Seconds for a unit that has not changed. */
  unchanged: 2,
  /**
   * Share by which the time of one unit may be longer than on a site with two versions. With one, it is
   * also the documented version, which has more files.
   */
  unit: 0.05,
};

const HEADER = [
  'Versions',
  'one unit, s',
  'all, s',
  'again, s',
  'again, s a unit',
  'peak of a unit, GB',
  'peak of all, GB',
  'site, MB',
  'main + runtime, kB',
  'HTML, kB',
];

const fixed = (/** @type {number} */ digits) => (/** @type {number} */ value) =>
  value.toFixed(digits);
const inUnit =
  (/** @type {number} */ unit, digits = 1) =>
  (/** @type {number} */ value) =>
    (value / unit).toFixed(digits);

/**
 * @param {VersionCosts} costs
 * @param {readonly VersionCosts[]} compared those of one version, and of two
 * @param {Verdict} verdict
 */
function row({ versions, unit, rest, warm, ...bytes }, [one, two], verdict) {
  const of = `${versions} ${versions === 1 ? 'version' : 'versions'}`;
  return [
    String(versions),
    verdict.cell(`${of}, seconds of a unit`, unit.seconds, fixed(1), {
      atMost: versions > 1 && two ? two.unit.seconds * (1 + LIMITS.unit) : undefined,
    }),
    fixed(1)(unit.seconds + rest.seconds),
    fixed(1)(warm.seconds),
    verdict.cell(`${of}, seconds of an unchanged unit`, warm.seconds / versions, fixed(2), {
      atMost: LIMITS.unchanged,
    }),
    verdict.cell(`${of}, peak memory of a unit`, unit.peakBytes, inUnit(1e9, 2), {
      atMost: BUILD_LIMITS.peakBytes,
    }),
    inUnit(1e9, 2)(Math.max(unit.peakBytes, rest.peakBytes)),
    inUnit(1e6)(bytes.siteBytes),
    verdict.cell(`${of}, main and runtime`, bytes.scriptBytes, inUnit(1e3), {
      atMost: one && one.scriptBytes + LIMITS.scripts,
    }),
    inUnit(1e3)(bytes.pageBytes),
  ];
}

/**
 * The costs of a site by the number of its versions.
 * @param {readonly VersionCosts[]} measured the first with one version, the second with two
 * @returns {{ text: string, isWithinLimits: boolean }}
 */
export function costsTable(measured) {
  const verdict = new Verdict();
  const table = formatTable(
    HEADER,
    measured.map((costs) => row(costs, measured, verdict)),
  );
  return { text: `${table}\n\n${verdict}`, isWithinLimits: verdict.beyond.length === 0 };
}
