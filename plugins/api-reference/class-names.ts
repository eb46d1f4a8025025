import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type ts from 'typescript';
import { resolveAlias, type PackageExports } from './program';

/** Node's own: the loader of the configuration mixes default exports with the others. */
const requireFile = createRequire(__filename);

type ClassNames = Record<string, string>;

/** Components without classes of their own, the component that passes its classes, and which. */
const PASSED_CLASSES: Partial<Record<string, { from: string; names: ClassNames }>> = {
  TreeItemContent: { from: 'TreeItem', names: { root: 'content' } },
};

/**
 * File that declares the constant with the class names of a component: `treeItemClasses`.
 * @param name of the component, without `Unstable_`
 */
export function classesFileOf(
  checker: ts.TypeChecker,
  { symbols }: PackageExports,
  name: string,
): string | undefined {
  const owner = PASSED_CLASSES[name]?.from ?? name;
  const symbol = symbols.get(`${owner.charAt(0).toLowerCase()}${owner.slice(1)}Classes`);
  const declarations = symbol && resolveAlias(checker, symbol).declarations;
  return declarations?.[0]?.getSourceFile().fileName;
}

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
    Object.values(value).every((name) => typeof name === 'string' && /^(?:Mui|base-)/.test(name))
  );
}

function readClassNames(declarationFile: string): ClassNames[] {
  const file = moduleOf(declarationFile);
  if (!file) return [];
  return Object.values(requireFile(file) as Record<string, unknown>).filter(isClassNames);
}

/**
 * Global class names by rule name, taken from the utility classes that the package itself uses.
 * @param component its name, and the file of `classesFileOf`, which has the names of classes that
 *   several components share as a type
 * @param files declarations of the classes, the component's own first
 */
export function classNamesOf(
  { name, classesFile }: { name: string; classesFile?: string },
  files: readonly string[],
): ClassNames {
  const declared = [...new Set(files)].flatMap(readClassNames);
  const found = declared.length === 0 && classesFile ? readClassNames(classesFile) : declared;
  const classNames = Object.assign({}, ...found.reverse()) as ClassNames;
  for (const [rule, original] of Object.entries(PASSED_CLASSES[name]?.names ?? {})) {
    classNames[rule] = classNames[original] ?? '';
  }
  return classNames;
}
