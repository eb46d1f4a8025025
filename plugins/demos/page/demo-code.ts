import { createHash } from 'node:crypto';
import path from 'node:path';
import { OUTPUT_STATIC_ASSETS_DIR_NAME } from '@docusaurus/utils';
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
import { describeProject, withJavaScriptNames } from '../export/describe-project';
import { shownName } from './demo-files';

/** A file of a demo. */
interface SourceFile {
  /** Absolute path. */
  file: string;
  code: string;
}

/** What the code of a demo is made from. */
export interface DemoSource {
  /** All files that it is made of, itself first. */
  files: readonly [SourceFile, ...SourceFile[]];
  /** Root of the project. */
  siteDir: string;
  /** Folder that holds the packages it imports. */
  packagesDir: string;
}

/** The code of a demo as its page has it. */
export interface MadeDemo {
  code: DemoCode;
  /** Texts of the files to write beside the page, by their addresses. */
  emitted: Record<string, string>;
}

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

/** A file of a demo in both variants. */
interface Variants {
  file: string;
  ts: Texts;
  js: Texts;
}

function located(error: unknown, file: string): Error {
  const reason = reasonOf(error);
  const place = error instanceof CodeSyntaxError ? `${file}:${error.line}:${error.column}` : file;
  return new Error(`${place}: ${reason}`);
}

async function variantsOf({ file, code }: SourceFile): Promise<Variants> {
  try {
    const javaScript = withJavaScriptNames(await toJavaScript(code));
    return {
      file,
      ts: textsOf(code),
      js: textsOf(javaScript === '' ? TYPES_ALONE : javaScript),
    };
  } catch (error) {
    throw located(error, file);
  }
}

/** Makes the code of one demo, and collects the files to write. */
class DemoMaker {
  readonly emitted: Record<string, string> = {};

  constructor(
    private readonly demo: string,
    private readonly siteDir: string,
  ) {}

  /** Keeps a file whose name follows its content. @returns its address */
  #emit(name: string, ending: string, text: string): string {
    const hash = createHash('md5').update(text).digest('hex').slice(0, 8);
    // Another folder in versions other than the documented one: plugins/bundler/asset-folder.
    const file = `${OUTPUT_STATIC_ASSETS_DIR_NAME}/demos/${name}-${hash}.${ending}`;
    this.emitted[file] = text;
    return file;
  }

  variant({ whole, excerpt }: Texts, language: string): DemoCodeVariant {
    const name = path.basename(this.demo, path.extname(this.demo));
    return {
      html: codeHtml(excerpt, language),
      // The target of the link for pages without JavaScript.
      source: this.#emit(name, `${language}.txt`, whole),
    };
  }

  file({ file, ts, js }: Variants, project?: DemoProject): DemoFile {
    const code: FetchedDemoFile = {
      path: path.relative(this.siteDir, file).split(path.sep).join('/'),
      ts: codeHtml(ts.whole, 'tsx'),
      project,
    };
    if (js.whole !== ts.whole) code.js = codeHtml(js.whole, 'jsx');
    const base = path.basename(file, path.extname(file));
    return {
      name: shownName(file, this.demo),
      address: this.#emit(base, 'json', JSON.stringify(code)),
    };
  }
}

/**
 * Makes the code of a demo: the excerpt in both variants, highlighted, and the names and addresses of
 * all its files, whose texts it returns.
 * @throws with the file and the line for code that does not parse
 */
export async function makeDemoCode(source: DemoSource): Promise<MadeDemo> {
  const { files, siteDir, packagesDir } = source;
  const [own, ...others] = await Promise.all([
    variantsOf(files[0]),
    ...files.slice(1).map(variantsOf),
  ]);
  const project = describeProject(
    [own, ...others].map(({ file, ts, js }) => ({ file, ts: ts.whole, js: js.whole })),
    packagesDir,
  );
  const { ts, js } = own;
  const maker = new DemoMaker(own.file, siteDir);
  const code: DemoCode = {
    ts: maker.variant(ts, 'tsx'),
    js: js.whole === ts.whole ? undefined : maker.variant(js, 'jsx'),
    partial: ts.excerpt !== ts.whole,
    files: [maker.file(own, project), ...others.map((each) => maker.file(each))],
  };
  return { code, emitted: maker.emitted };
}
