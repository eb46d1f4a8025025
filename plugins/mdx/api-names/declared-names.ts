import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import globals from 'globals';
import type { FamilyPackage } from '../../../model/docs-version';
import { importerOf } from '../../files/packages-dir';
import { wordsIn } from './reference';

/** TypeScript's declarations of the language and the DOM: those of the site's own compiler. */
function languageFiles(): string[] {
  const folder = path.dirname(createRequire(__filename).resolve('typescript'));
  return readdirSync(folder)
    .filter((name) => /^lib\.(?!webworker|scripthost).*\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Exports of React, props of its elements, CSS properties, and exports of Material UI. */
function libraryFiles(packagesDir: string): string[] {
  const { resolve } = createRequire(importerOf(packagesDir));
  const material = path.dirname(resolve('@mui/material/package.json'));
  return [
    path.join(path.dirname(resolve('@types/react/package.json')), 'index.d.ts'),
    path.join(path.dirname(resolve('csstype/package.json')), 'index.d.ts'),
    path.join(material, 'index.d.ts'),
    path.join(material, 'styles', 'index.d.ts'),
  ];
}

/** Exports of subfolders of the library, which the reference leaves out: `AdapterDayjs`. */
function folderNames(packagesDir: string, packages: readonly FamilyPackage[]): string[] {
  return packages.flatMap(({ name }) => {
    // Not every package lets its manifest be resolved.
    return readdirSync(path.join(packagesDir, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  });
}

/** Names in declarations; comments are prose. */
function declaredIn(file: string): string[] {
  return wordsIn(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));
}

function readNames(packagesDir: string, packages: readonly FamilyPackage[]): ReadonlySet<string> {
  return new Set([
    ...[globals.builtin, globals.browser, globals.node].flatMap((group) => Object.keys(group)),
    ...folderNames(packagesDir, packages),
    ...[...languageFiles(), ...libraryFiles(packagesDir)].flatMap(declaredIn),
  ]);
}

const namesByDir = new Map<string, ReadonlySet<string>>();

/**
 * Names of JavaScript, the DOM, React and Material UI, and what is imported from folders.
 * @param packagesDir folder that holds the packages
 * @param packages those of the library
 */
export function declaredNames(
  packagesDir: string,
  packages: readonly FamilyPackage[],
): ReadonlySet<string> {
  const names = namesByDir.get(packagesDir) ?? readNames(packagesDir, packages);
  namesByDir.set(packagesDir, names);
  return names;
}
