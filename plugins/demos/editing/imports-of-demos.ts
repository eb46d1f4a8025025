import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'sucrase';
import { isAtRoot, type DocsVersion } from '../../../model/docs-version';
import { docsFolderOf } from '../../files/docs-folder';
import { filesBelow } from '../../files/files-below';

/** Demos of the playgrounds, which only the documented version has. */
const PLAYGROUND = 'src/pages/playground/_demos';

/** Modules that the demos of a version load when they run. */
export interface DemoImports {
  /** Specifiers of packages' modules, sorted: `@mui/material/Box`, `react`. */
  packages: string[];
  /** Absolute paths of files that demos run as workers, sorted. */
  workers: string[];
}

/**
 * Lists the modules that a file of a demo loads without its types, compiled as the editor does in
 * src/demo/editing/compile.ts.
 * @param file its path, to be named in errors
 */
function requiredBy(code: string, file: string): string[] {
  const { code: compiled } = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: file,
  });
  return [...compiled.matchAll(/\brequire\((['"])(.+?)\1\)/g)].map((match) => match[2] ?? '');
}

function workersOf(code: string, file: string): string[] {
  const urls = code.matchAll(/\bnew Worker\(\s*new URL\(\s*'([^']+)',\s*import\.meta\.url/g);
  return [...urls].map(([, request = '']) => path.resolve(path.dirname(file), request));
}

/** Checks for code of demos: folders of pages contain tests too. */
const isDemoCode = (file: string) => /\.tsx?$/.test(file) && !file.split('/').includes('__tests__');

function codeFilesBelow(folder: string): string[] {
  try {
    return filesBelow(folder)
      .filter(isDemoCode)
      .map((file) => path.join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const unique = (list: string[]) => [...new Set(list)].sort();

/** Reads all demos of a version. @throws for a file that does not parse, and names it */
export function importsOfDemos(
  siteDir: string,
  version: Pick<DocsVersion, 'section' | 'docs' | 'path'>,
): DemoImports {
  const folders = [docsFolderOf(version), ...(isAtRoot(version) ? [PLAYGROUND] : [])];
  const files = folders.flatMap((folder) => codeFilesBelow(path.join(siteDir, folder)));
  const codes = files.map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  return {
    packages: unique(
      codes.flatMap(({ code, file }) => requiredBy(code, file)).filter((name) => !/^\./.test(name)),
    ),
    workers: unique(codes.flatMap(({ code, file }) => workersOf(code, file))),
  };
}
