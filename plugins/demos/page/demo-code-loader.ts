import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import type { DemoCode } from '../../../model/demo-code';
import { ALL_DOCS } from '../../../model/all-docs';
import { documentedVersionOf } from '../../../model/docs-version';
import { versionOfDemo } from '../../files/docs-folder';
import { packagesDirOf } from '../../files/packages-dir';
import { cachedDemoCode } from './cached-demo-code';
import { filesOfDemo } from './demo-files';

interface Options {
  /** Part of the bundler's cache key: versions of the tools that make the code. */
  tools?: string;
}

/** Names the folder of the packages of each version. */
const VERSIONS_FILE = path.join(__dirname, '../../../model/versions.json');

/** The packages of the version that a demo belongs to; a project that it is exported to has them. */
function packagesFor({ resourcePath, rootContext }: LoaderContext<Options>): string {
  const version =
    versionOfDemo(resourcePath, rootContext, ALL_DOCS) ?? documentedVersionOf(ALL_DOCS);
  return packagesDirOf(rootContext, version);
}

async function demoCode(loader: LoaderContext<Options>, input: string): Promise<DemoCode> {
  const { resourcePath, rootContext } = loader;
  const others = filesOfDemo(resourcePath).slice(1);
  others.forEach((file) => loader.addDependency(file));
  const { code, emitted } = await cachedDemoCode({
    files: [
      { file: resourcePath, code: input },
      ...others.map((file) => ({ file, code: readFileSync(file, 'utf8') })),
    ],
    siteDir: rootContext,
    packagesDir: packagesFor(loader),
  });
  Object.entries(emitted).forEach(([file, text]) => loader.emitFile(file, text));
  return code;
}

/**
 * Makes a module of the code of a demo: the excerpt in both variants, highlighted, and the names
 * and addresses of all its files, which are written beside it.
 */
export default function demoCodeLoader(this: LoaderContext<Options>, input: string): void {
  const done = this.async();
  // Without it the persistent cache serves old output after a change of this file.
  this.addDependency(__filename);
  this.addDependency(VERSIONS_FILE);
  demoCode(this, input).then(
    (code) => done(null, `export default ${JSON.stringify(code)};`),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
