import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT_STATIC_ASSETS_DIR_NAME } from '@docusaurus/utils';
import type { LoaderContext } from 'webpack';
import type {
  DemoCode,
  DemoCodeVariant,
  DemoFile,
  DemoProject,
  FetchedDemoFile,
} from '../../../model/demo-code';
import { reasonOf } from '../../../model/reason-of';
import { codeHtml } from '../code/code-html';
import { splitRegions } from '../code/regions';
import { CodeSyntaxError, toJavaScript } from '../code/to-javascript';
import { ALL_DOCS } from '../../../model/all-docs';
import { documentedVersionOf } from '../../../model/docs-version';
import { versionOfDemo } from '../../files/docs-folder';
import { packagesDirOf } from '../../files/packages-dir';
import { describeProject, withJavaScriptNames } from '../export/describe-project';
import { filesOfDemo, shownName } from './demo-files';

interface Options {
  /** Part of the bundler's cache key: versions of the tools that make the code. */
  tools?: string;
}

/** Names the folder of the packages of each version. */
const VERSIONS_FILE = path.join(__dirname, '../../../model/versions.json');

/** A file of only types does not have JavaScript to show. */
const TYPES_ALONE = '// Only types: nothing of this file is left in JavaScript.\n';

interface Texts {
  whole: string;
  excerpt: string;
}

function textsOf(code: string): Texts {
  const { whole, excerpt } = splitRegions(code);
  return { whole, excerpt: excerpt ?? whole };
}

/** Writes a file whose name follows its content. @returns its address */
function emit(loader: LoaderContext<Options>, name: string, ending: string, text: string): string {
  const hash = loader.utils.createHash('md5').update(text).digest('hex').toString().slice(0, 8);
  // Another folder in versions other than the documented one: plugins/bundler/asset-folder.
  const file = `${OUTPUT_STATIC_ASSETS_DIR_NAME}/demos/${name}-${hash}.${ending}`;
  loader.emitFile(file, text);
  return file;
}

/** A file of a demo, as it was read. */
interface ReadFile {
  file: string;
  ts: Texts;
  js: Texts;
}

async function readVariants(file: string, input: string): Promise<ReadFile> {
  try {
    const javaScript = withJavaScriptNames(await toJavaScript(input));
    return {
      file,
      ts: textsOf(input),
      js: textsOf(javaScript === '' ? TYPES_ALONE : javaScript),
    };
  } catch (error) {
    throw located(error, file);
  }
}

function describeFile(
  loader: LoaderContext<Options>,
  { file, ts, js }: ReadFile,
  project?: DemoProject,
): DemoFile {
  const code: FetchedDemoFile = {
    path: path.relative(loader.rootContext, file).split(path.sep).join('/'),
    ts: codeHtml(ts.whole, 'tsx'),
    project,
  };
  if (js.whole !== ts.whole) code.js = codeHtml(js.whole, 'jsx');
  const base = path.basename(file, path.extname(file));
  return {
    name: shownName(file, loader.resourcePath),
    address: emit(loader, base, 'json', JSON.stringify(code)),
  };
}

/** The packages of the version that a demo belongs to; a project that it is exported to has them. */
function packagesFor({ resourcePath, rootContext }: LoaderContext<Options>): string {
  const version =
    versionOfDemo(resourcePath, rootContext, ALL_DOCS) ?? documentedVersionOf(ALL_DOCS);
  return packagesDirOf(rootContext, version);
}

async function demoCode(loader: LoaderContext<Options>, input: string): Promise<DemoCode> {
  const others = filesOfDemo(loader.resourcePath).slice(1);
  others.forEach((file) => loader.addDependency(file));
  const own = await readVariants(loader.resourcePath, input);
  const read = await Promise.all(
    others.map((file) => readVariants(file, readFileSync(file, 'utf8'))),
  );
  const project = describeProject(
    [own, ...read].map(({ file, ts, js }) => ({ file, ts: ts.whole, js: js.whole })),
    packagesFor(loader),
  );
  const { ts, js } = own;
  const name = path.basename(loader.resourcePath, path.extname(loader.resourcePath));
  const variant = ({ whole, excerpt }: Texts, language: string): DemoCodeVariant => ({
    html: codeHtml(excerpt, language),
    // The target of the link for pages without JavaScript.
    source: emit(loader, name, `${language}.txt`, whole),
  });
  return {
    ts: variant(ts, 'tsx'),
    js: js.whole === ts.whole ? undefined : variant(js, 'jsx'),
    partial: ts.excerpt !== ts.whole,
    files: [describeFile(loader, own, project), ...read.map((each) => describeFile(loader, each))],
  };
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

function located(error: unknown, file: string): Error {
  const reason = reasonOf(error);
  const place = error instanceof CodeSyntaxError ? `${file}:${error.line}:${error.column}` : file;
  return new Error(`${place}: ${reason}`);
}
