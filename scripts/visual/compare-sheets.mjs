// @ts-check
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {import('./sheets.mjs').Sheet} Sheet */
/** @typedef {import('./sheets.mjs').Part} Part */

/**
 * @typedef {object} PartDifference
 * @property {string} name of the demo; empty for a whole page
 * @property {'changed' | 'added' | 'removed'} kind
 * @property {number} pixels that differ
 * @property {number} share of all pixels, from 0 to 1
 * @property {Part} [before] where it is on the sheet
 * @property {Part} [after]
 * @property {Buffer} [mask] picture with the pixels that differ in red, and nothing else
 */

/** Any pixel counts: shades that nobody would see, and the smoothed edges of letters. */
const EVERY_PIXEL = { threshold: 0, includeAA: true, diffMask: true, checkerboard: false };

/**
 * Levels of 255 by which a color may differ: Chromium rounds the same pixel in another way, depending on
 * which part of a page it draws again.
 */
const ROUNDING = 2;

/** Small pictures matter less than the time to write them. */
const FAST = { deflateLevel: 1, filterType: /** @type {const} */ (0) };

/**
 * Cuts a part out, at the top left of a picture that may be larger.
 * @param {PNG} sheet
 * @param {Part} part
 * @param {{ width: number, height: number }} size
 */
function cut(sheet, { x, y, width, height }, size) {
  const picture = new PNG(size);
  // Popups can be drawn beyond the sheet, and the window ends somewhere.
  const columns = Math.max(0, Math.min(width, sheet.width - x));
  const rows = Math.max(0, Math.min(height, sheet.height - y));
  if (columns > 0 && rows > 0) PNG.bitblt(sheet, picture, x, y, columns, rows, 0, 0);
  return picture;
}

/**
 * Takes colors over that differ by rounding only.
 * @param {Buffer} from
 * @param {Buffer} to
 */
function evenOutRounding(from, to) {
  for (let index = 0; index < to.length; index += 1) {
    const level = from[index] ?? 0;
    if (Math.abs(level - (to[index] ?? 0)) <= ROUNDING) to[index] = level;
  }
}

/**
 * @param {PNG} before
 * @param {PNG} after
 * @param {{ before: Part, after: Part }} parts
 * @returns {PartDifference | undefined} nothing when they are equal
 */
function compareParts(before, after, parts) {
  const width = Math.max(parts.before.width, parts.after.width);
  const height = Math.max(parts.before.height, parts.after.height);
  const [one, other] = [
    cut(before, parts.before, { width, height }),
    cut(after, parts.after, { width, height }),
  ];
  const isSameSize =
    parts.before.width === parts.after.width && parts.before.height === parts.after.height;
  if (isSameSize && one.data.equals(other.data)) return undefined;
  evenOutRounding(one.data, other.data);
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, mask.data, width, height, EVERY_PIXEL);
  if (isSameSize && pixels === 0) return undefined;
  const difference = { name: parts.after.name, kind: /** @type {const} */ ('changed'), ...parts };
  return {
    ...difference,
    pixels,
    share: pixels / (width * height),
    mask: PNG.sync.write(mask, FAST),
  };
}

/**
 * @param {Part} part
 * @param {'added' | 'removed'} kind
 * @returns {PartDifference}
 */
function onlyOnOneSide(part, kind) {
  const side = kind === 'added' ? { after: part } : { before: part };
  return { name: part.name, kind, pixels: part.width * part.height, share: 1, ...side };
}

/**
 * @param {Sheet | undefined} before
 * @param {Sheet | undefined} after
 * @returns {boolean} whether they have the same bytes and parts; false for a page of one site only
 */
export function areEqual(before, after) {
  if (!before || !after || !before.png.equals(after.png)) return false;
  return JSON.stringify(before.parts) === JSON.stringify(after.parts);
}

/**
 * Compares each part with the one of the same name. Two sheets with the same bytes are not decoded.
 * @param {Sheet | undefined} before undefined for a page that only the other site has
 * @param {Sheet | undefined} after
 * @returns {PartDifference[]}
 */
export function compareSheets(before, after) {
  const partsBefore = before?.parts ?? [];
  const partsAfter = after?.parts ?? [];
  if (!before || !after) {
    return [
      ...partsBefore.map((part) => onlyOnOneSide(part, 'removed')),
      ...partsAfter.map((part) => onlyOnOneSide(part, 'added')),
    ];
  }
  if (areEqual(before, after)) return [];
  const [sheetBefore, sheetAfter] = [PNG.sync.read(before.png), PNG.sync.read(after.png)];
  const named = new Map(partsBefore.map((part) => [part.name, part]));
  const found = partsAfter.map((part) => {
    const earlier = named.get(part.name);
    named.delete(part.name);
    if (!earlier) return onlyOnOneSide(part, 'added');
    return compareParts(sheetBefore, sheetAfter, { before: earlier, after: part });
  });
  const removed = [...named.values()].map((part) => onlyOnOneSide(part, 'removed'));
  return [...found.filter((difference) => difference !== undefined), ...removed];
}
