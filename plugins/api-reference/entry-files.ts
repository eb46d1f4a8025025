import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, CatalogueEntry } from './catalogue';
import { COMPILER_OPTIONS } from './program';

/** Listed parts of an entry: its members, and for components the types of three of its props. */
export const PARTS = ['members', 'slots', 'slotProps', 'classes'] as const;

export type Part = (typeof PARTS)[number];

/** Name of the interface in which TypeDoc finds a part of an entry. */
export function partName(entryName: string, part: Part): string {
  return `${entryName}__${part}`;
}

const HEAD = `/* eslint-disable */
type PropOf<T, K extends string> = K extends keyof T ? NonNullable<T[K]> : {};
/** The declared names, without index signatures, which match any other name. */
type KnownKeys<T> = keyof {
  [K in keyof T as string extends K ? never : number extends K ? never : K]: unknown;
};
/** Members that only some types of a union have: closeMenu of GridActionsCellItemProps. */
type OnlySome<T, All = T> = (
  T extends unknown ? (of: Partial<Pick<T, Exclude<KnownKeys<T>, KnownKeys<All>>>>) => void : never
) extends (of: infer Members) => void ? Members : never;
/** Placeholder for the type of the user's rows. */
interface R {}
/** Placeholder for the date type of the user's library. */
interface TDate {}
/** Placeholder for the type of the user's values. */
interface Value {}
`;

/** The members that all types of a union have. */
function commonOf(type: string): string {
  return `Pick<${type}, KnownKeys<${type}>>`;
}

/** The members that any of its types has. */
function allOf(type: string): string {
  return `${commonOf(type)}, OnlySome<${type}>`;
}

/**
 * TypeDoc lists no members of intersections, aliases and unions; of an interface that extends a
 * Pick of them it does.
 */
function declarationsOf({ name, kind, type, classesType }: CatalogueEntry): string {
  const own = `${name}__type`;
  // The types of an interface that is a union have their own pages: `GridSingleSelectColDef`.
  const extended = kind === 'interface' ? commonOf(own) : allOf(own);
  const members = `type ${own} = ${type};\nexport interface ${partName(name, 'members')} extends ${extended} {}\n`;
  if (kind === 'interface') return members;
  const parts = PARTS.filter((part) => part !== 'members').map((part) => {
    const alias = `${name}__${part}Type`;
    const listed = part === 'classes' && classesType ? classesType : `PropOf<${own}, '${part}'>`;
    return `type ${alias} = ${listed};\nexport interface ${partName(name, part)} extends ${allOf(alias)} {}\n`;
  });
  return members + parts.join('');
}

/** The grid's events, and the selectors that its state is read with. */
function tablesOf(packageName: string, { exports }: Catalogue): string {
  const selectors = exports
    .filter(({ kind }) => kind === 'selector')
    .filter((found) => found.packageName === packageName)
    .map(({ name }) => name);
  const events =
    packageName === '@mui/x-data-grid-premium'
      ? 'export interface GridEvents__members extends Pick<M.GridEventLookup, keyof M.GridEventLookup> {}\n'
      : '';
  return selectors.length === 0
    ? events
    : `${events}export { ${selectors.join(', ')} } from '${packageName}';\n`;
}

function entryText(packageName: string, catalogue: Catalogue): string {
  const entries = catalogue.entries.filter((entry) => entry.packageName === packageName);
  return [
    HEAD,
    `import type * as React from 'react';\nimport type * as M from '${packageName}';\n`,
    ...entries.map(declarationsOf),
    tablesOf(packageName, catalogue),
  ].join('');
}

/**
 * Writes one file of declarations per package for TypeDoc to read, and the tsconfig for them.
 * @param folder for the files; its earlier contents are removed
 * @param packagesDir folder that holds the packages, which need not be above the files
 * @returns the entry files and the tsconfig
 */
export function writeEntryFiles(
  folder: string,
  catalogue: Catalogue,
  packagesDir: string,
): { files: string[]; tsconfig: string } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = [...new Set(catalogue.entries.map(({ packageName }) => packageName))];
  const files = packages.map((packageName) => {
    const file = path.join(folder, `${packageName.replace(/^@mui\//, '')}.ts`);
    writeFileSync(file, entryText(packageName, catalogue));
    return file;
  });
  const tsconfig = path.join(folder, 'tsconfig.json');
  const paths = Object.fromEntries(packages.map((name) => [name, [path.join(packagesDir, name)]]));
  const compilerOptions = { ...COMPILER_OPTIONS, paths };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files }, null, 2));
  return { files, tsconfig };
}
