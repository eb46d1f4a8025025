import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { codeHtml } from '../code/code-html';
import { splitRegions } from '../code/regions';
import { CodeSyntaxError, toJavaScript } from '../code/to-javascript';

/**
 * Which part of the code the importing module wants. `excerpt` stands in the page, `whole` is
 * fetched when a reader opens it.
 */
export type DemoCodePart = 'excerpt' | 'whole';

/** The code of one variant, ready to be shown. */
export interface DemoCodeVariant {
  /** Inner HTML of the code element. */
  html: string;
  /** Address of the full source as a text file, relative to the site's base URL. */
  source: string;
}

export interface DemoCode {
  ts: DemoCodeVariant;
  /** Left out where the JavaScript is the same text. */
  js?: DemoCodeVariant;
  /** Whether there is more to see than the excerpt. */
  partial: boolean;
}

interface Options {
  part: DemoCodePart;
  /** Part of the bundler's cache key: versions of the tools that make the code. */
  tools?: string;
}

interface Texts {
  whole: string;
  excerpt: string;
}

function textsOf(code: string): Texts {
  const { whole, excerpt } = splitRegions(code);
  return { whole, excerpt: excerpt ?? whole };
}

/** Emits the full source as text: the link that works without JavaScript leads there. */
function emitSource(loader: LoaderContext<Options>, code: string, extension: string): string {
  const name = path.basename(loader.resourcePath, path.extname(loader.resourcePath));
  const hash = loader.utils.createHash('md5').update(code).digest('hex').toString().slice(0, 8);
  const file = `assets/demos/${name}-${hash}.${extension}.txt`;
  loader.emitFile(file, code);
  return file;
}

async function demoCode(loader: LoaderContext<Options>, input: string): Promise<DemoCode> {
  const { part } = loader.getOptions();
  const ts = textsOf(input);
  const js = textsOf(await toJavaScript(input));
  const variant = (texts: Texts, language: string) => ({
    html: codeHtml(texts[part], language),
    source: emitSource(loader, texts.whole, language),
  });
  return {
    ts: variant(ts, 'tsx'),
    js: js[part] === ts[part] && js.whole === ts.whole ? undefined : variant(js, 'jsx'),
    partial: ts.excerpt !== ts.whole,
  };
}

/** Makes a module of the code of a demo, in both variants, highlighted. */
export default function demoCodeLoader(this: LoaderContext<Options>, input: string): void {
  const done = this.async();
  // Without it the persistent cache serves old output after a change of this file [measured].
  this.addDependency(__filename);
  demoCode(this, input).then(
    (code) => done(null, `export default ${JSON.stringify(code)};`),
    (error: unknown) => done(located(error, this.resourcePath)),
  );
}

function located(error: unknown, file: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const place = error instanceof CodeSyntaxError ? `${file}:${error.line}:${error.column}` : file;
  return new Error(`${place}: ${reason}`);
}
