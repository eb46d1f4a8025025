import { leavesUnit } from '../../../model/addresses/leaves-unit';
import type { Unit } from '../../../model/units';

/** Attributes may have no quotes in minified HTML. */
const VALUE = String.raw`=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`;
const LINK = new RegExp(String.raw`<a\s(?:[^>]*?\s)?href${VALUE}`, 'g');
const ID = new RegExp(String.raw`<[a-z][^>]*?\sid${VALUE}`, 'gi');
const ENTITY = /&(?:amp|quot|#x27|#39);/g;
const CHARACTERS: Record<string, string> = { '&amp;': '&', '&quot;': '"' };

function valuesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replace(ENTITY, (entity) => CHARACTERS[entity] ?? "'"),
  );
}

/** Ids of React, which differ between renderings. */
const GENERATED = /^:/;

/** The ids in a page that links may name, sorted, each once. */
export function idsOf(html: string): string[] {
  const ids = valuesOf(html, ID).filter((id) => id !== '' && !GENERATED.test(id));
  return [...new Set(ids)].sort();
}

/** Files such as `/llms.txt` are not pages. */
const PAGE = /\/(?:[?#]|$)/;

/**
 * Addresses of pages in other units that a page links to, with their hashes and without queries,
 * sorted, each once.
 */
export function linksToUnits(html: string, unit: Unit): string[] {
  const links = valuesOf(html, LINK)
    .filter((to) => to.startsWith('/') && !to.startsWith('//') && PAGE.test(to))
    .map((to) => to.replace(/\?[^#]*/, ''))
    .filter((to) => leavesUnit(to, unit));
  return [...new Set(links)].sort();
}
