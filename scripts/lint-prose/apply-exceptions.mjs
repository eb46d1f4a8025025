// @ts-check

/** @typedef {import('./lint.mjs').Finding} Finding */
/** @typedef {{ file: string, text: string }} Exception */

/** @param {string} source @param {Finding} finding @param {string} text */
function isInside(source, { start }, text) {
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    if (at <= start && start < at + text.length) return true;
  }
  return false;
}

/**
 * Leaves out findings that an exception allows.
 * @param {string} source of the file
 * @param {readonly Finding[]} findings in that file
 * @param {readonly Exception[]} exceptions
 * @param {Set<unknown>} used gets the exceptions that allow a finding
 */
export function applyExceptions(source, findings, exceptions, used) {
  return findings.filter((finding) => {
    const allowed = exceptions.filter(
      ({ file, text }) => file === finding.file && isInside(source, finding, text),
    );
    allowed.forEach((exception) => used.add(exception));
    return allowed.length === 0;
  });
}
