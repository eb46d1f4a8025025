import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import globals from 'globals';
import { API_PACKAGES } from '../../api-reference/families';
import { wordsIn } from './reference';

const { resolve } = createRequire(__filename);

/** TypeScript's declarations of the language and the DOM. */
function languageFiles(): string[] {
  const folder = path.dirname(resolve('typescript'));
  return readdirSync(folder)
    .filter((name) => /^lib\.(?!webworker|scripthost).*\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Exports of React, props of its elements, CSS properties, and exports of Material UI. */
function libraryFiles(): string[] {
  const material = path.dirname(resolve('@mui/material/package.json'));
  return [
    path.join(path.dirname(resolve('@types/react/package.json')), 'index.d.ts'),
    path.join(path.dirname(resolve('csstype/package.json')), 'index.d.ts'),
    path.join(material, 'index.d.ts'),
    path.join(material, 'styles', 'index.d.ts'),
  ];
}

/** Exports of subfolders of the library, which the reference leaves out: `AdapterDayjs`. */
function folderNames(): string[] {
  return API_PACKAGES.flatMap(({ name }) => {
    // Not every package lets its manifest be resolved.
    const folder = path.join(__dirname, '../../..', 'node_modules', name);
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  });
}

/** Names in declarations; comments are prose. */
function declaredIn(file: string): string[] {
  return wordsIn(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));
}

let names: ReadonlySet<string> | undefined;

/** Names of JavaScript, the DOM, React and Material UI, and what is imported from folders. */
export function declaredNames(): ReadonlySet<string> {
  names ??= new Set([
    ...[globals.builtin, globals.browser, globals.node].flatMap((group) => Object.keys(group)),
    ...folderNames(),
    ...[...languageFiles(), ...libraryFiles()].flatMap(declaredIn),
  ]);
  return names;
}
