import path from 'node:path';
import ts from 'typescript';
import type { DocsVersion } from '@site/model/docs-version';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { createCodeProgram, type VirtualFile } from '@site/plugins/outputs/type-cards/program';
import { printModule } from '../code/print-module';
import { codeOf, type ComponentPlayground } from '../playground-of';
import { playgroundsOf, VERSIONS } from './components';
import { randomChanges, seededRandom } from './random-changes';

/** Chances of each prop to be changed: a module for each. */
const CHANCES = [0, 0.4];

function modulesOf(playground: ComponentPlayground, folder: string): VirtualFile[] {
  const random = seededRandom(playground.page.name.length);
  return CHANCES.map((chance, index) => ({
    file: path.resolve(folder, `${playground.page.name}${index}.tsx`),
    text: printModule(codeOf(playground, randomChanges(playground.controls, random, chance)), 'TS'),
  }));
}

function errorsOf(version: DocsVersion, files: readonly VirtualFile[]): string[] {
  const program = createCodeProgram(process.cwd(), version, [], files);
  return files.flatMap(({ file, text }) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(({ messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${path.basename(file)}: ${message}\n${text}`;
    }),
  );
}

it.each(VERSIONS.map((version) => [version.id, version] as const))(
  '%s: the code of all components compiles with the packages, whatever readers choose',
  async (_id, version) => {
    const playgrounds = await playgroundsOf(version);
    expect(playgrounds.length).toBeGreaterThan(0);
    const files = playgrounds.flatMap((each) => modulesOf(each, docsFolderOf(version)));
    expect(errorsOf(version, files)).toEqual([]);
  },
  600_000,
);
