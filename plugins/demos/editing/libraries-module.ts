import path from 'node:path';
import type { DemoImports } from './imports-of-demos';

/** Packages for every edited demo, even if no other demo imports them. */
const ALWAYS = ['react', 'react-dom', 'react/jsx-runtime'];

/**
 * Packages that load with the list itself: React, which every page has, and MUI. Packages that load
 * later find MUI there, and demos are split into chunks as if they could not be edited.
 */
const EAGER = /^(?:react(?:-dom)?|@mui\/(?:material|icons-material|joy|base|system))(?:\/|$)/;

/** Packages whose root exports all of their parts, so edited demos can import parts that no demo uses. */
const WITH_ROOT = /^(@mui\/(?:material|joy|base|system|x-[\w-]+))(?:\/|$)/;

/** `@mui/material` for `@mui/material/Box`; nothing for packages that are imported whole or by part. */
function rootOf(specifier: string): string[] {
  const root = WITH_ROOT.exec(specifier)?.[1];
  return root ? [root] : [];
}

function specifiersFor({ packages }: DemoImports): string[] {
  return [...new Set([...ALWAYS, ...packages, ...packages.flatMap(rootOf)])].sort();
}

/** Beginning of the names of chunks that only edited demos use: plugins/bundler/library-chunks. */
export const EDITING_CHUNK = 'edit-';

/** Parts that are large, or that import a library, and that few demos need. */
const APART = /\/(locales|Adapter\w+)$/;

/** Packages that have a separate chunk; few demos import others. */
const LARGE = /^(?:@mui\/x-([\w-]+)|(dayjs|date-fns[\w-]*|luxon|moment[\w-]*))(?:\/|$)/;

/** Every page lists the chunks of the site, so there are not too many of them. */
function chunkName(specifier: string): string {
  const [, part] = APART.exec(specifier) ?? [];
  const [, family, dates] = LARGE.exec(specifier) ?? [];
  return EDITING_CHUNK + (part ?? family ?? dates ?? 'other');
}

/** Writes a function that loads a package, in the same chunk wherever it is written. */
export function lazyImport(specifier: string): string {
  return `() => import(/* webpackChunkName: "${chunkName(specifier)}" */ '${specifier}')`;
}

/** The path of a file from a folder, as the web writes it. */
function slashed(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/**
 * Names the script of a worker. Its demo starts the same file, and the bundler numbers scripts without
 * a name in any order: two builds of the same commit would differ.
 * @param file path from the site's folder
 */
function workerChunkName(file: string): string {
  return file.replace(/[^\w]+/g, '-');
}

/**
 * Writes the module of imports for edited demos: for each specifier a function that
 * loads it, and for each file that runs as a worker one that starts it.
 * @param folder where the module will lie
 */
export function librariesModule(imports: DemoImports, siteDir: string, folder: string): string {
  const specifiers = specifiersFor(imports);
  const eager = specifiers.filter((name) => EAGER.test(name));
  const load = (name: string) =>
    EAGER.test(name) ? `async () => module${eager.indexOf(name)}` : lazyImport(name);
  const start = (file: string) =>
    `() => new Worker(/* webpackChunkName: "edited-${workerChunkName(slashed(siteDir, file))}" */ new URL('${slashed(folder, file)}', import.meta.url))`;
  return [
    ...eager.map((name, index) => `import * as module${index} from '${name}';`),
    'export const libraries = {',
    ...specifiers.map((name) => `  '${name}': ${load(name)},`),
    '};',
    'export const workers = {',
    ...imports.workers.map((file) => `  '${slashed(siteDir, file)}': ${start(file)},`),
    '};',
    '',
  ].join('\n');
}
