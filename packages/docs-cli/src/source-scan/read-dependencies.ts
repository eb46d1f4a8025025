import type { Place, ProjectFile } from './facts';

/** A package that a `package.json` lists. */
export interface Dependency {
  name: string;
  place: Place;
}

const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

function listedNames(content: string): Set<string> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(content);
  } catch {
    return new Set();
  }
  if (typeof manifest !== 'object' || manifest === null) return new Set();
  const groups = Object.entries(manifest).filter(([group]) => GROUPS.includes(group));
  return new Set(groups.flatMap(([, names]: [string, unknown]) => Object.keys(names ?? {})));
}

/** Lists the packages of all `package.json` files, with the lines that name them. */
export function readDependencies(files: readonly ProjectFile[]): Dependency[] {
  return files.flatMap(({ path: file, content }) => {
    if (!/(?:^|\/)package\.json$/.test(file)) return [];
    const names = listedNames(content);
    return content.split('\n').flatMap((text, index) => {
      const [, indent = '', name = ''] = /^(\s*)"([^"]+)"\s*:\s*"/.exec(text) ?? [];
      if (!names.has(name)) return [];
      return [{ name, place: { file, line: index + 1, column: indent.length + 1 } }];
    });
  });
}
