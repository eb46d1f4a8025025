import path from 'node:path';
import ts from 'typescript';
import type { DocsVersion } from '../../../model/docs-version';

/** A module that is only in memory: a block of code of a page. */
export interface VirtualFile {
  /** Absolute path, which determines how its imports are resolved. */
  file: string;
  text: string;
}

/** Declares what demos import besides modules, such as fonts. */
const ASSETS = 'src/assets.d.ts';

/** The options with which `npm run typecheck` checks the demos of a version. */
function optionsFor(siteDir: string, { id, packages }: DocsVersion): ts.CompilerOptions {
  const file = path.join(siteDir, packages === null ? '' : `versions/${id}`, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    file,
    { noEmit: true, types: ['node'] },
    {
      ...ts.sys,
      // Its files are not needed, and listing them takes long.
      readDirectory: () => [],
      onUnRecoverableConfigFileDiagnostic({ messageText }) {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!parsed) throw new Error(`${file} cannot be read`);
  return parsed.options;
}

function hostWith(options: ts.CompilerOptions, files: readonly VirtualFile[]): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...more) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...more)
      : ts.createSourceFile(file, text, language, true);
  };
  return host;
}

/** Reads modules with the compiler, as it checks the demos of a version. */
export function createCodeProgram(
  siteDir: string,
  version: DocsVersion,
  files: readonly string[],
  virtual: readonly VirtualFile[],
): ts.Program {
  const options = optionsFor(siteDir, version);
  const roots = [...files, ...virtual.map(({ file }) => file), path.join(siteDir, ASSETS)];
  return ts.createProgram(roots, options, hostWith(options, virtual));
}
