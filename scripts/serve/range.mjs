// @ts-check

/**
 * The part of a file that a request asks for, as RFC 9110 section 14 defines it.
 * @typedef {'whole' | 'unsatisfiable' | { start: number, end: number }} Part `end` is included
 */

/**
 * A server may ignore a `Range` header. Units other than bytes, several ranges at once and text
 * that is not a range are ignored, as the specification asks for or allows. A range whose end is
 * before its start gets 416, as nginx answers it.
 * https://www.rfc-editor.org/rfc/rfc9110#name-range
 * @param {string | undefined} header value of `Range`
 * @param {number} size of the file in bytes
 * @returns {Part}
 */
export function parseRange(header, size) {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  // Numbers too large for JavaScript become imprecise or Infinity, and stay too large for any file.
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}

/**
 * Checks that a client with the beginning of a file may receive the rest: only if it is still the
 * same file, by strong comparison, which weak tags never pass.
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-range
 * @param {string | undefined} condition value of `If-Range`; without one the answer is yes
 * @param {{ etag: string, lastModified: string }} file its headers
 * @returns {boolean}
 */
export function mayContinue(condition, { etag, lastModified }) {
  if (condition === undefined) return true;
  const tag = condition.trim();
  return tag === lastModified || (tag === etag && !tag.startsWith('W/'));
}
