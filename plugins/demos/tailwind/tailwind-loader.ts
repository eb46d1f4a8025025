import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { compileTailwind } from './compile-tailwind';

interface Options {
  /** All demos of the page that are written in Tailwind, this one among them; from its folder. */
  files: string[];
  /** Part of the bundler's cache key: versions of the tools that make the sheet. */
  tools?: string;
}

async function demoWithSheet(loader: LoaderContext<Options>): Promise<string> {
  const folder = path.dirname(loader.resourcePath);
  const files = loader.getOptions().files.map((file) => path.resolve(folder, file));
  files.forEach((file) => loader.addDependency(file));
  const css = await compileTailwind(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  return `export { default } from ${JSON.stringify(loader.resourcePath)};
export const css = ${JSON.stringify(css)};`;
}

/**
 * Makes a module of a demo together with its style sheet. The sheet is text, which the page contains
 * only while it shows the demo: the site's own styles are one file for all pages.
 */
export default function tailwindLoader(this: LoaderContext<Options>): void {
  const done = this.async();
  // Without it the persistent cache serves old output after a change of this file.
  this.addDependency(__filename);
  demoWithSheet(this).then(
    (module) => done(null, module),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
