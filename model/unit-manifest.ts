/** What a unit tells the merge, in `unit.json` at the root of its folder: not part of the site. */

/** A page, and the places in it. */
export interface UnitPage {
  /** From the root of the site: `/zh/x/introduction/`. */
  address: string;
  /** Ids that links may name. */
  ids: string[];
}

/** A link into another unit, which only the merge can check. */
export interface UnitLink {
  /** Address from the root of the site, with its hash. */
  to: string;
  /** Source of the page that has it, from the root of the project. */
  file: string;
  /** Null where the source does not contain the address, as for menus. */
  line: number | null;
}

export interface UnitManifest {
  /** `x/6.20/en` */
  unit: string;
  buildId: string;
  /** All pages, sorted by address. */
  pages: UnitPage[];
  /** Sorted by file, line and address. */
  links: UnitLink[];
  /** `sha256-…` of the inline scripts of its pages, sorted. */
  scripts: string[];
  /** Path in the folder of the unit of its third-party licenses; empty if none. */
  licenses: string;
}

type Fields = Record<string, unknown>;

/** Checks one value, and names it by its path in the file where it is wrong. */
type Check = (value: unknown, name: string) => string | undefined;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value, name) =>
  typeof value === 'string' ? undefined : `"${name}" is not a string`;

const lineNumber: Check = (value, name) =>
  value === null || (Number.isInteger(value) && Number(value) > 0)
    ? undefined
    : `"${name}" is neither a line number nor null`;

const matching =
  (pattern: RegExp, what: string): Check =>
  (value, name) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `"${name}" is not ${what}`;

const address = matching(/^\//, 'an address from the root of the site');
const pageAddress = matching(/^\/(?:[^?#]*\/)?$/, 'the address of a page');
const hash = matching(/^sha256-[\w+/]+=*$/, 'a hash of a script');
const fileInFolder = matching(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))/, 'a path in the unit');

const listOf =
  (check: Check): Check =>
  (value, name) =>
    Array.isArray(value)
      ? value.map((each, index) => check(each, `${name}[${index}]`)).find(Boolean)
      : `"${name}" is not a list`;

const record =
  (checks: Record<string, Check>): Check =>
  (value, name) => {
    if (!isFields(value)) return `${name === '' ? 'it' : `"${name}"`} is not an object`;
    return Object.entries(checks)
      .map(([key, check]) => check(value[key], name === '' ? key : `${name}.${key}`))
      .find(Boolean);
  };

const manifest = record({
  unit: text,
  buildId: text,
  pages: listOf(record({ address: pageAddress, ids: listOf(text) })),
  links: listOf(record({ to: address, file: text, line: lineNumber })),
  scripts: listOf(hash),
  licenses: fileInFolder,
});

function faultOf(value: unknown, unit: string): string | undefined {
  const fault = manifest(value, '');
  if (fault !== undefined) return fault;
  const found = (value as UnitManifest).unit;
  return found === unit ? undefined : `it is of the unit "${found}"`;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/**
 * Reads the manifest of a unit.
 * @param content of the file
 * @param unit name of the unit that it must be of: `x/6.20/en`
 * @param file for messages
 * @throws with one line that names the unit, the file and what is wrong in it
 */
export function parseUnitManifest(content: string, unit: string, file: string): UnitManifest {
  const value = parseJson(content);
  const fault = value === undefined ? 'it is not JSON' : faultOf(value, unit);
  if (fault !== undefined) throw new Error(`${unit}: ${file} is not its manifest: ${fault}`);
  return value as UnitManifest;
}
