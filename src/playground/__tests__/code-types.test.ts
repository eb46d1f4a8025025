import path from 'node:path';
import ts from 'typescript';
import type { DocsVersion } from '@site/model/docs-version';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { createCodeProgram, type VirtualFile } from '@site/plugins/outputs/type-cards/program';
import { printModule } from '../code/print-module';
import { codeOf, type ComponentPlayground } from '../playground-of';
import { playgroundsOf, VERSIONS } from './components';
import { optionsOfRound, randomChanges, seededRandom } from './random-changes';

/** A module for each; props with data have no more values besides the one that they begin with. */
const ROUNDS = [1, 2, 3];
/** Chance of each prop without options to be changed. */
const CHANCE = 0.4;

function modulesOf(playground: ComponentPlayground, folder: string): VirtualFile[] {
  const { page, controls } = playground;
  const random = seededRandom(page.name.length);
  return ROUNDS.map((round) => {
    const changes = {
      ...randomChanges(controls, random, CHANCE),
      ...optionsOfRound(controls, round),
    };
    return {
      file: path.resolve(folder, `${page.name}${round}.tsx`),
      text: printModule(codeOf(playground, changes), 'TS'),
    };
  });
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
