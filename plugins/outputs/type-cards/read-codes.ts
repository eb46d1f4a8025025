import path from 'node:path';
import type ts from 'typescript';
import { comparableCode, type TypeCard } from '../../../model/type-cards';
import type { DocsVersion } from '../../../model/docs-version';
import { apiPackagesOf } from '../../api-reference/families';
import { splitRegions } from '../../demos/code/regions';
import { toJavaScript } from '../../demos/code/to-javascript';
import { withJavaScriptNames } from '../../demos/export/describe-project';
import { docsFolderOf } from '../../files/docs-folder';
import { packagesDirOf } from '../../files/packages-dir';
import type { CodeBlock } from './blocks-of-pages';
import { NameCollection, type NamesInText } from './collect-names';
import { completeBlock } from './complete-block';
import { CardWriter } from './describe-card';
import { inJavaScript, inLines } from './displayed-code';
import { findExports, readModule, type FoundExport } from './find-exports';
import { NameFinder, type FoundName } from './find-names';
import { MemberPlaces } from './member-places';
import { createCodeProgram, type VirtualFile } from './program';
import type { ReferencePlaces } from './reference-places';

export interface CodesInput {
  siteDir: string;
  version: DocsVersion;
  /** Absolute paths of the demos, and of the files that they are made of. */
  demos: readonly string[];
  blocks: readonly CodeBlock[];
  places: ReferencePlaces;
}

/** All cards of a version, and the names in all texts. */
export interface ReadCodes {
  cards: TypeCard[];
  texts: NamesInText[];
}

/** What names in modules refer to. */
interface Known {
  exports: Map<string, FoundExport>;
  finder: NameFinder;
}

function knownOf(program: ts.Program, { siteDir, version, places }: CodesInput): Known {
  const checker = program.getTypeChecker();
  const packagesDir = packagesDirOf(siteDir, version);
  const modules = apiPackagesOf(version).map(({ name }) => readModule(program, packagesDir, name));
  const exports = findExports(program, modules, places.components);
  const members = new MemberPlaces(checker, places.members, exports);
  const finder = new NameFinder(checker, members, (symbol, name, from) => {
    // The compiler knows a name that a package does not export, but no declaration of it.
    if (!symbol.declarations) return undefined;
    if (!exports.has(name)) exports.set(name, { name, symbol, from });
    const to = places.exports.get(name.replace(/^Unstable_/, ''))?.to;
    return to ? { card: name, to } : { card: name };
  });
  return { exports, finder };
}

/** A block of code that has names of MUI X, and the module that is made of it. */
interface BlockModule extends VirtualFile {
  block: CodeBlock;
}

function modulesOf({ siteDir, version, blocks, places }: CodesInput): BlockModule[] {
  const folder = path.join(siteDir, docsFolderOf(version));
  return blocks.flatMap((block, index) => {
    const text = completeBlock(block.code, places.packages);
    return text === undefined
      ? []
      : [{ file: path.join(folder, `block-${index}.tsx`), text, block }];
  });
}

/** Adds the excerpt and the whole of a file. */
function addRegions(into: NameCollection, file: string, names: readonly FoundName[]): void {
  if (names.length === 0) return;
  const { whole, excerpt = whole } = splitRegions(file);
  for (const text of new Set([whole, excerpt].map(comparableCode))) {
    into.add(text, inLines(file, names, text));
  }
}

/** Reads modules one after the other, and collects the names in what pages show of them. */
class CodeReader {
  readonly collection = new NameCollection();

  constructor(
    private readonly program: ts.Program,
    private readonly finder: NameFinder,
  ) {}

  async addDemo(file: string): Promise<void> {
    const source = this.program.getSourceFile(file);
    const names = source ? this.finder.find(source) : [];
    if (!source || names.length === 0) return;
    addRegions(this.collection, source.text, names);
    const javaScript = withJavaScriptNames(await toJavaScript(source.text));
    addRegions(this.collection, javaScript, inJavaScript(source, names, javaScript));
  }

  addBlock({ file, block: { code, javaScript } }: BlockModule): void {
    const source = this.program.getSourceFile(file);
    if (!source || this.collection.has(code)) return;
    const names = this.finder.find(source).filter(({ start }) => start < code.length);
    this.collection.add(code, names);
    if (javaScript !== undefined) {
      this.collection.add(javaScript, inJavaScript(source, names, javaScript));
    }
  }
}

/** Describes the exports of a version, and finds its names in demos and blocks of code. */
export async function readCodes(input: CodesInput): Promise<ReadCodes> {
  const { siteDir, version, demos, places } = input;
  const modules = modulesOf(input);
  const packages = apiPackagesOf(version).map(({ name }) =>
    path.join(packagesDirOf(siteDir, version), name, 'index.d.ts'),
  );
  const program = createCodeProgram(siteDir, version, [...packages, ...demos], modules);
  const { exports, finder } = knownOf(program, input);
  const reader = new CodeReader(program, finder);
  for (const demo of demos) await reader.addDemo(demo);
  modules.forEach((module) => reader.addBlock(module));
  const writer = new CardWriter(program.getTypeChecker(), places.exports);
  const cards = [...exports.values()].map((found) => writer.describe(found));
  const texts = reader.collection.texts();
  return { cards: cards.sort((a, b) => (a.name < b.name ? -1 : 1)), texts };
}
