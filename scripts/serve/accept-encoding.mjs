// @ts-check

/** @typedef {'br' | 'gzip'} Encoding */

/** In the order in which they are preferred where the client takes either: the smaller first. */
const ENCODINGS = /** @type {const} */ (['br', 'gzip']);

/**
 * Chooses how to compress an answer.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 * @param {string | undefined} header value of `Accept-Encoding`
 * @returns {Encoding | undefined} nothing for no compression
 */
export function chooseEncoding(header) {
  if (!header) return undefined;
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    // A weight that is not a number excludes the encoding: uncompressed text is always right.
    weights.set(name, quality >= 0 && quality <= 1 ? quality : 0);
  }
  const weightOf = (/** @type {string} */ name) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = ENCODINGS.filter((name) => weightOf(name) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  // A client may want no compression more than any: `identity;q=1, gzip;q=0.5`.
  return best && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}
