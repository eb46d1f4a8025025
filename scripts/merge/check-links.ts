import type { UnitLink, UnitPage } from '../../model/unit-manifest';
import { formatUnit, ownerOf, type Unit } from '../../model/units';
import type { BuiltUnit } from './merged-site';

/** The places of pages by their addresses. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;

function placesOf(units: readonly BuiltUnit[]): Places {
  const pages: UnitPage[] = units.flatMap(({ manifest }) => manifest.pages);
  return new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
}

/** An address may have a percent sign that escapes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Page and anchor of an address; a query leads to the same place. */
function partsOf(address: string): { page: string; anchor: string } {
  const { pathname, hash } = new URL(address, 'https://localhost');
  return { page: decoded(pathname), anchor: decoded(hash.slice(1)) };
}

function faultOf({ to }: UnitLink, places: Places): string | undefined {
  const { page, anchor } = partsOf(to);
  const ids = places.get(page);
  if (ids === undefined) return 'there is no such page';
  return anchor === '' || ids.has(anchor) ? undefined : `the page has no id "${anchor}"`;
}

/** Name of the unit to which an address belongs; undefined if no unit has it. */
function unitOf(address: string, allUnits: readonly Unit[]): string | undefined {
  const owner = ownerOf(partsOf(address).page.slice(1), allUnits);
  return owner && formatUnit(owner);
}

/**
 * Checks the links that lead from one unit into another: the page must be there, and the place in it.
 * @param units that the site has
 * @param allUnits of the site; links into those that are left out are not checked
 * @throws with a line for each link that is broken, `file:line → address: reason`, sorted
 */
export function checkLinks(units: readonly BuiltUnit[], allUnits: readonly Unit[]): void {
  const places = placesOf(units);
  const built = new Set(units.map(({ name }) => name));
  const isLeftOut = (name: string | undefined) => name !== undefined && !built.has(name);
  const faults = units.flatMap(({ manifest }) =>
    manifest.links.flatMap((link) => {
      if (isLeftOut(unitOf(link.to, allUnits))) return [];
      const fault = faultOf(link, places);
      const place = link.line === null ? link.file : `${link.file}:${link.line}`;
      return fault === undefined ? [] : [`${place} → ${link.to}: ${fault}`];
    }),
  );
  if (faults.length === 0) return;
  throw new Error(['Links into other units are broken:', ...new Set(faults.sort())].join('\n'));
}

/** A line about units that are left out on purpose; undefined when the site has all. */
export function leftOutLine(
  units: readonly BuiltUnit[],
  allUnits: readonly Unit[],
): string | undefined {
  const built = new Set(units.map(({ name }) => name));
  const absent = allUnits.map(formatUnit).filter((name) => !built.has(name));
  if (absent.length === 0) return undefined;
  return `Left out, with links into them unchecked: ${absent.join(', ')}`;
}
