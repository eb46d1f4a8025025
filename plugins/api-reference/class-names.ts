import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Node's own: the loader of the configuration mixes default exports with the others. */
const requireFile = createRequire(__filename);

type ClassNames = Record<string, string>;

/** CommonJS files have the paths of the declarations: in the folder `node`, or beside them. */
function moduleOf(declarationFile: string): string | undefined {
  const beside = declarationFile.replace(/\.d\.ts$/, '.js');
  const commonJs = beside.replace(/(node_modules\/@mui\/[\w-]+)\//, '$1/node/');
  const hasFolder = existsSync(commonJs.replace(/(\/node)\/.*$/, '$1'));
  return [hasFolder ? commonJs : beside].find((file) => existsSync(file));
}

function isClassNames(value: unknown): value is ClassNames {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((name) => typeof name === 'string' && name.startsWith('Mui'))
  );
}

function readClassNames(declarationFile: string): ClassNames[] {
  const file = moduleOf(declarationFile);
  if (!file) return [];
  return Object.values(requireFile(file) as Record<string, unknown>).filter(isClassNames);
}

/**
 * Global class names by rule name, taken from the utility classes that the package itself uses.
 * @param files declarations of the classes, the component's own first
 */
export function classNamesIn(files: readonly string[]): ClassNames {
  const found = [...new Set(files)].flatMap(readClassNames);
  return Object.assign({}, ...found.reverse()) as ClassNames;
}
