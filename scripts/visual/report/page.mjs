// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {import('./write-report.mjs').Difference} Difference */
/** @typedef {import('../sheets.mjs').Part} Part */

/**
 * @typedef {object} Report
 * @property {string} before what was compared, for the heading
 * @property {string} after
 * @property {number} pictures how many pictures were compared
 * @property {readonly Difference[]} differences
 */

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const KINDS = { changed: 'changed', added: 'only after', removed: 'only before' };

/**
 * Shows a part of a sheet: the sheets are written as they were taken, and only cut in the report.
 * @param {string} sheet
 * @param {Part | undefined} part
 * @param {'before' | 'after'} side
 */
function crop(sheet, part, side) {
  if (!part) return '';
  const { x, y, width, height } = part;
  return `<div class="crop" style="width:${width}px;height:${height}px"><img loading="lazy"
    src="${sheet}-${side}.png" alt="${side}" style="margin:-${y}px 0 0 -${x}px"></div>`;
}

/** @param {number} share */
const percent = (share) => `${(share * 100).toPrecision(2)} %`;

/** @param {Difference} difference */
function article({ name, page, family, state, kind, share, pixels, sheet, mask, before, after }) {
  const size = kind === 'changed' ? `${pixels} pixels, ${percent(share)}` : KINDS[kind];
  const title = escape(name || 'Whole page');
  const slider = `<input type="range" aria-label="Where ${title} after the change begins" value="50">`;
  const sides = '<p class="sides"><span>Before</span><span>After</span></p>';
  const marks = mask
    ? `<img class="mask" loading="lazy" src="${mask}" alt="pixels that differ">`
    : '';
  return `<article data-family="${escape(family)}" data-state="${escape(state)}" data-share="${share}">
    <h2>${title}</h2>
    <p>${escape(page)} · ${escape(state)} · ${size}</p>
    <div class="stage"><div>
      ${kind === 'changed' ? slider + sides : ''}
      <div class="pair">${crop(sheet, before, 'before')}${crop(sheet, after, 'after')}${marks}</div>
    </div></div>
  </article>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {readonly (readonly [value: string, label: string])[]} options
 */
function select(name, label, options) {
  const rows = options.map(([value, text]) => `<option value="${escape(value)}">${escape(text)}`);
  return `<label>${label} <select name="${name}">${rows.join('')}</select></label>`;
}

/**
 * @param {string} all
 * @param {readonly string[]} values
 * @returns {(readonly [string, string])[]}
 */
function choices(all, values) {
  return [
    ['', all],
    ...[...new Set(values)].sort().map((value) => /** @type {const} */ ([value, value])),
  ];
}

/**
 * The page of a report. Everything that it needs but the pictures is in it.
 * @param {Report} report
 * @returns {string} HTML
 */
export function reportPage({ before, after, pictures, differences }) {
  const families = differences.map(({ family }) => family);
  const states = differences.map(({ state }) => state);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${differences.length} visual differences</title>
<style>${read('report.css')}</style>
</head>
<body>
<h1>${differences.length} visual differences</h1>
<p>Before: ${escape(before)}. After: ${escape(after)}. ${pictures} pictures compared.</p>
<form>
${select('family', 'Family', choices('all', families))}
${select('state', 'State', choices('all', states))}
<label>At least <input name="share" type="number" min="0" max="100" step="any" value="0"> % of the pixels</label>
${select('order', 'Order', [
  ['page', 'by page'],
  ['size', 'largest first'],
])}
${select('view', 'Show', [
  ['cut', 'with a slider'],
  ['marks', 'what differs'],
  ['side', 'side by side'],
])}
<output></output>
</form>
<main>
${differences.map(article).join('\n')}
</main>
<script>${read('report.js')}</script>
</body>
</html>
`;
}
