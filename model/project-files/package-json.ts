import { isObject, objectAt, stringAt, stringsIn, type JsonObject } from './json-values';
import { INSTALLED_SECTIONS, type Asked } from './lockfile';
import type { Catalogs } from './specifier';

/** What a package.json shows. */
export interface Manifest {
  /** A package that several sections name is read from the first one. */
  asked: Asked;
  /** The same, with the versions by which the project replaces some of them. */
  wanted: Asked;
  /** Patterns of the folders of workspaces; absent if it does not name any. */
  workspaces?: readonly string[];
  /** Catalogs in the file itself, as Bun and Yarn have them; those of pnpm are in another file. */
  catalogs: Catalogs;
  /** The package manager that it names, or that its protocols belong to. It may be any name. */
  packageManager?: string;
}

/** Keys by which a package.json is known. */
const KNOWN = [
  ...INSTALLED_SECTIONS,
  ...['peerDependencies', 'name', 'version', 'private', 'workspaces', 'scripts'],
];

function askedIn(manifest: JsonObject): Asked {
  const asked = new Map<string, string>();
  for (const section of [...INSTALLED_SECTIONS, 'peerDependencies']) {
    for (const [name, specifier] of Object.entries(stringsIn(objectAt(manifest, section)))) {
      if (!asked.has(name)) asked.set(name, specifier);
    }
  }
  return asked;
}

/** Replaces versions as npm, Yarn and pnpm do. */
function replaceVersions(manifest: JsonObject, asked: Asked): Asked {
  const replaced: Readonly<Record<string, string>> = {
    ...stringsIn(objectAt(objectAt(manifest, 'pnpm'), 'overrides')),
    ...stringsIn(objectAt(manifest, 'resolutions')),
    ...stringsIn(objectAt(manifest, 'overrides')),
  };
  return new Map(
    [...asked].map(([name, specifier]) => {
      const other = Object.hasOwn(replaced, name) ? replaced[name] : undefined;
      // `$react` repeats the version of a direct dependency.
      return [name, other === undefined || other.startsWith('$') ? specifier : other];
    }),
  );
}

function catalogsIn(manifest: JsonObject): Catalogs {
  const places = [manifest, objectAt(manifest, 'workspaces')];
  const named = places.flatMap((place) => Object.entries(objectAt(place, 'catalogs')));
  const unnamed = places.map((place): [string, unknown] => ['default', objectAt(place, 'catalog')]);
  return new Map(
    [...unnamed, ...named]
      .filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
      .filter(([, catalog]) => Object.keys(catalog).length > 0)
      .map(([name, catalog]) => [name, new Map(Object.entries(stringsIn(catalog)))]),
  );
}

function managerOf(manifest: JsonObject, asked: Asked, catalogs: Catalogs): string | undefined {
  const [, named] = /^([a-z]{2,20})@/.exec(stringAt(manifest, 'packageManager') ?? '') ?? [];
  if (named) return named;
  if (isObject(manifest.pnpm)) return 'pnpm';
  if ([...asked.values()].some((specifier) => specifier.startsWith('catalog:'))) {
    return catalogs.size > 0 ? 'bun' : 'pnpm';
  }
  const engines = objectAt(manifest, 'engines');
  const ofEngines = ['pnpm', 'yarn'].filter((name) => stringAt(engines, name));
  return ofEngines.length === 1 ? ofEngines[0] : undefined;
}

/** A list of patterns, or an object that has one: `{"packages": ["apps/*"]}`. */
function workspacesIn({ workspaces }: JsonObject): string[] {
  const list = isObject(workspaces) ? workspaces.packages : workspaces;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/** Reads a package.json; undefined if an object is not one. */
export function readPackageJson(manifest: JsonObject): Manifest | undefined {
  if (!KNOWN.some((key) => Object.hasOwn(manifest, key))) return undefined;
  const asked = askedIn(manifest);
  const catalogs = catalogsIn(manifest);
  const packageManager = managerOf(manifest, asked, catalogs);
  return {
    asked,
    wanted: replaceVersions(manifest, asked),
    ...(manifest.workspaces !== undefined && { workspaces: workspacesIn(manifest) }),
    catalogs,
    ...(packageManager !== undefined && { packageManager }),
  };
}
