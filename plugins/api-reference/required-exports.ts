import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import type { ReferenceFamilyId } from '../../model/families';
import { reasonOf } from '../../model/reason-of';
import { isSection, SECTION_IDS } from '../../model/sections/ids';

/** Names that the reference of a family must have. */
export interface RequiredNames {
  components: string[];
  interfaces: string[];
}

/**
 * Names whose addresses readers and other software rely on, by family: each must match an export, or
 * an export with the prefix `Unstable_`, or the build stops. Components that are in none of these
 * lists get their page without being named; interfaces are documented because they are listed.
 */
export type RequiredExports = Partial<Record<ReferenceFamilyId, RequiredNames>>;

type Docs = Pick<DocsVersion, 'section' | 'docs' | 'id'>;

/**
 * The list of a version, from the root of the project. One that was cut has its own; sections about
 * other products share one.
 */
export function requiredExportsFile({ section, docs, id }: Docs): string {
  if (section) return 'plugins/api-reference/sections/required-names.json';
  return docs === 'current'
    ? 'plugins/api-reference/required-names.json'
    : `versions/${id}/required-names.json`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isRequiredNames(value: unknown): value is RequiredNames {
  return isRecord(value) && isNames(value.components) && isNames(value.interfaces);
}

/** @param families ids of the families of the version */
function parse(text: string, families: readonly string[]): RequiredExports {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('it is not an object');
  for (const [family, names] of Object.entries(value)) {
    if (!families.includes(family)) throw new Error(`the version has no family "${family}"`);
    if (!isRequiredNames(names)) throw new Error(`"${family}" needs "components", "interfaces"`);
  }
  return value;
}

/**
 * Reads which names the reference of a version must have.
 * @throws with the file if it is missing or not such a list
 */
export function readRequiredExports(siteDir: string, version: DocsVersion): RequiredExports {
  const file = requiredExportsFile(version);
  try {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const families = version.section ? SECTION_IDS : Object.keys(version.families);
    const names = parse(text, families);
    const { section } = version;
    if (!section) return names;
    if (!isSection(section)) return {};
    return { [section]: names[section] ?? { components: [], interfaces: [] } };
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** A name that the reference has. */
interface FoundName {
  family: ReferenceFamilyId;
  kind: 'component' | 'interface';
  name: string;
}

/**
 * Checks that required names have been found among the installed packages' exports.
 * @throws naming those of all families that match no export
 */
export function refuseMissing(required: RequiredExports, found: readonly FoundName[]): void {
  const keyOf = ({ family, kind, name }: FoundName) => `${family}/${kind}/${name}`;
  const keys = new Set(found.map(keyOf));
  const missing = (Object.entries(required) as [ReferenceFamilyId, RequiredNames][]).flatMap(
    ([family, { components, interfaces }]) => [
      ...components.map((name): FoundName => ({ family, kind: 'component', name })),
      ...interfaces.map((name): FoundName => ({ family, kind: 'interface', name })),
    ],
  );
  const names = missing.filter((each) => !keys.has(keyOf(each)));
  if (names.length === 0) return;
  const list = names.map(({ family, kind, name }) => `the ${kind} "${name}" of ${family}`);
  throw new Error(
    `Required names (required-names.json of the version) match no export of the installed packages: ${list.join(', ')}`,
  );
}
