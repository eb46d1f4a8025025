import type { PackageNeeds, ProjectPackages } from '@site/model/demo-code';

/** A module of a package. */
export type PackageModule = Readonly<Record<string, unknown>>;

/** The packages that playgrounds import, by what one writes to import them. */
export type PlaygroundPackages = Readonly<
  Partial<Record<string, { load(): Promise<PackageModule>; needs: PackageNeeds }>>
>;

/** Loads modules, by their names. */
export async function loadModules(
  packages: PlaygroundPackages,
  names: readonly string[],
): Promise<ReadonlyMap<string, PackageModule>> {
  const loading = names.map(async (name) => [name, (await packages[name]?.load()) ?? {}] as const);
  return new Map(await Promise.all(loading));
}

function merge(lists: readonly Record<string, string>[]): Record<string, string> {
  const entries = lists.flatMap((list) => Object.entries(list));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function together(all: readonly ProjectPackages[]): ProjectPackages {
  return {
    dependencies: merge(all.map(({ dependencies }) => dependencies)),
    types: merge(all.map(({ types }) => types)),
  };
}

/** Everything that a project needs which imports some of the packages. */
export function needsOf(packages: PlaygroundPackages, names: readonly string[]): PackageNeeds {
  const needs = names.flatMap((name) => packages[name]?.needs ?? []);
  return {
    packages: together(needs.map((each) => each.packages)),
    rightToLeft: together(needs.map((each) => each.rightToLeft)),
  };
}
