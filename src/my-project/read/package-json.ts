import { isObject, objectAt, stringAt, stringsIn, type JsonObject } from './json-values';
import { PackageList } from './package-list';
import type { Project } from './project';
import type { Catalogs } from './specifier';

/** A package that several of them name is read from the first one. */
const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Where a project replaces versions: npm, Yarn, pnpm. */
function replacedVersions(manifest: JsonObject): Record<string, string> {
  return {
    ...stringsIn(objectAt(objectAt(manifest, 'pnpm'), 'overrides')),
    ...stringsIn(objectAt(manifest, 'resolutions')),
    ...stringsIn(objectAt(manifest, 'overrides')),
  };
}

/** Catalogs in the file itself, as Bun has them; those of pnpm are in another file. */
function catalogsOf(manifest: JsonObject): Catalogs {
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

/** The package manager that a project names, or that its protocols belong to. */
function managerOf(manifest: JsonObject, specifiers: readonly string[]): string | undefined {
  const [, named] = /^([a-z]{2,20})@/.exec(stringAt(manifest, 'packageManager') ?? '') ?? [];
  if (named) return named;
  if (isObject(manifest.pnpm)) return 'pnpm';
  if (specifiers.some((text) => text.startsWith('catalog:'))) {
    return catalogsOf(manifest).size > 0 ? 'bun' : 'pnpm';
  }
  const engines = objectAt(manifest, 'engines');
  const ofEngines = ['pnpm', 'yarn'].filter((name) => stringAt(engines, name));
  return ofEngines.length === 1 ? ofEngines[0] : undefined;
}

/** Reads a package.json; undefined if an object is not one. */
export function readPackageJson(manifest: JsonObject): Project | undefined {
  const known = [...SECTIONS, 'name', 'version', 'private', 'workspaces', 'scripts'];
  if (!known.some((key) => Object.hasOwn(manifest, key))) return undefined;
  const list = new PackageList(catalogsOf(manifest));
  const replaced = replacedVersions(manifest);
  const asked = new Map<string, string>();
  for (const section of SECTIONS) {
    for (const [name, range] of Object.entries(stringsIn(objectAt(manifest, section)))) {
      if (!asked.has(name)) asked.set(name, range);
    }
  }
  for (const [name, range] of asked) {
    const other = Object.hasOwn(replaced, name) ? replaced[name] : undefined;
    // `$react` repeats the version of a direct dependency.
    list.ask(name, other === undefined || other.startsWith('$') ? range : other);
  }
  return {
    kind: 'package.json',
    manager: managerOf(manifest, [...asked.values()]),
    isMonorepo: manifest.workspaces !== undefined,
    packages: list.finish(true),
  };
}
