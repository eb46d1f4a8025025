import path from 'node:path';
import type {
  DemoProject,
  PackageNeeds,
  ProjectGraph,
  ProjectPackages,
} from '../../../model/demo-code';
import { ENTRY_IMPORTS } from '../../../model/exported-project';
import { importerOf } from '../../files/packages-dir';
import { isRelative, resolveFrom } from '../page/demo-files';
import { stylingOf } from '../page/siblings';
import { collectPackages, type PackageImport } from './collect-packages';
import { moduleNames } from '../code/module-names';

/** A file of a demo, with its whole code in both variants. */
export interface ProjectFile {
  /** Absolute path. */
  file: string;
  ts: string;
  js: string;
}

/** The same file, as the JavaScript variant calls it. */
function javaScriptName(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}

/** Renames `.ts` files in the imports of JavaScript; imports without an extension stay the same. */
export function withJavaScriptNames(code: string): string {
  return moduleNames(code, '.jsx')
    .filter(({ request }) => isRelative(request))
    .reduceRight(
      (text, { request, start, end }) =>
        text.slice(0, start) + javaScriptName(request) + text.slice(end),
      code,
    );
}

/** The folder that contains all files. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => path.dirname(file).split(path.sep));
  const depth = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return first.slice(0, depth === -1 ? undefined : depth).join(path.sep);
}

interface Reached {
  files: Set<string>;
  imports: PackageImport[];
  worker: boolean;
}

/** Follows the imports of a variant, from the demo on. */
function reach(demo: string, codeOf: (file: string) => string): Reached {
  const reached: Reached = { files: new Set(), imports: [], worker: false };
  const queue = [demo];
  for (const file of queue) {
    if (reached.files.has(file)) continue;
    reached.files.add(file);
    for (const { request, worker } of moduleNames(codeOf(file), path.extname(file))) {
      reached.worker ||= worker;
      if (isRelative(request)) queue.push(resolveFrom(file, request));
      else reached.imports.push({ request, from: file });
    }
  }
  return reached;
}

/** Imports of the entry file; errors name the demo. */
function entryImports(statements: readonly string[], demo: string): PackageImport[] {
  return moduleNames(statements.join('\n'), '.js').map(({ request }) => ({ request, from: demo }));
}

function describeVariant(
  files: readonly ProjectFile[],
  variant: 'ts' | 'js',
  packagesDir: string,
): ProjectGraph {
  const codes = new Map(files.map((each) => [each.file, each[variant]]));
  const demo = files[0]?.file ?? '';
  const reached = reach(demo, (file) => codes.get(file) ?? '');
  const { always, cache, rightToLeft } = ENTRY_IMPORTS;
  const entry = stylingOf(demo) === 'Tailwind' ? [...always, ...cache] : always;
  const collect = (statements: readonly string[]): ProjectPackages => {
    const imports = [...entryImports(statements, demo), ...reached.imports];
    const { dependencies, types } = collectPackages(imports, packagesDir);
    return { dependencies, types: variant === 'ts' ? types : {} };
  };
  const folder = commonFolder(files.map(({ file }) => file));
  return {
    paths: files.map(({ file }) => {
      if (!reached.files.has(file)) return '';
      const relative = path.relative(folder, file).split(path.sep).join('/');
      return variant === 'js' ? javaScriptName(relative) : relative;
    }),
    packages: collect(entry),
    rightToLeft: collect([...always, ...cache, ...rightToLeft]),
    worker: reached.worker,
  };
}

/** What a project needs that imports one package, in TypeScript. */
export function describePackage(name: string, packagesDir: string): PackageNeeds {
  const from = importerOf(packagesDir);
  const { always, cache, rightToLeft } = ENTRY_IMPORTS;
  const collect = (statements: readonly string[]) =>
    collectPackages([...entryImports(statements, from), { request: name, from }], packagesDir);
  return {
    packages: collect(always),
    rightToLeft: collect([...always, ...cache, ...rightToLeft]),
  };
}

/**
 * Describes the project in which a demo runs outside of the page, in both variants.
 * @param files all that it is made of, itself first
 * @param packagesDir folder that holds the packages it imports
 * @throws when a package that it imports is not installed
 */
export function describeProject(files: readonly ProjectFile[], packagesDir: string): DemoProject {
  return {
    ts: describeVariant(files, 'ts', packagesDir),
    js: describeVariant(files, 'js', packagesDir),
  };
}
