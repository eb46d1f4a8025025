import path from 'node:path';
import ts from 'typescript';
import { COMPILER_OPTIONS } from '../../plugins/api-reference/program';

/**
 * Reads files for the compiler, and keeps those of other libraries: the packages of all minors are read
 * with the same types of React and Material UI.
 * @param ownFolder has the packages of minors, which are not kept
 */
export function sharedFilesHost(ownFolder: string): ts.CompilerHost {
  const { options } = ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, ownFolder);
  const host = ts.createCompilerHost(options);
  const kept = new Map<string, ts.SourceFile>();
  const own = ownFolder.split(path.sep).join('/');
  return {
    ...host,
    getSourceFile(file, version, onError, again) {
      const known = kept.get(file);
      if (known) return known;
      const source = host.getSourceFile(file, version, onError, again);
      if (source && !file.startsWith(`${own}/`)) kept.set(file, source);
      return source;
    },
  };
}
