// @ts-check

/** Placeholder for a value that was never reached. */
const NONE = '–';

/** Writes values beside their limits and remembers which are beyond. */
export class Verdict {
  /** @type {string[]} */
  beyond = [];

  /**
   * A cell of a table: the value, and the limit when the value is beyond it.
   * @param {string} what names the value in the list at the end
   * @param {number | undefined} value a missing one is beyond any limit
   * @param {(value: number) => string} format
   * @param {{ atMost?: number, atLeast?: number }} [limit]
   * @returns {string}
   */
  cell(what, value, format, { atMost, atLeast } = {}) {
    const text = value === undefined ? NONE : format(value);
    const tooMuch = atMost !== undefined && !(value !== undefined && value <= atMost);
    const tooLittle = atLeast !== undefined && !(value !== undefined && value >= atLeast);
    if (!tooMuch && !tooLittle) return text;
    const limit = tooMuch ? `> ${format(atMost)}` : `< ${format(atLeast ?? 0)}`;
    this.beyond.push(`${what}: ${text} ${limit}`);
    return `${text} ${limit}`;
  }

  /** @returns {string} what is beyond its limit, or that nothing is */
  toString() {
    if (this.beyond.length === 0) return 'Everything is within its limits.';
    return [`Beyond the limits (${this.beyond.length}):`, ...this.beyond].join('\n  ');
  }
}
