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
import { NameCollection, type TextWithNames } from './collect-names';
import { completeBlock } from './complete-block';
import { CardWriter } from './describe-card';
import { inJavaScript, inLines } from './displayed-code';
import { findExports, readModule, type FoundExport } from './find-exports';
import { NameFinder, type FoundName } from './find-names';
import { MemberPlaces } from './member-places';
import { createCodeProgram, type VirtualFile } from './program';
import type { ReferencePlaces } from './reference-places';

/** What names are looked up in. */
export interface CodesInput {
  siteDir: string;
  version: DocsVersion;
  /** Absolute paths of the demos, and of the files that they are made of. */
  demos: readonly string[];
  places: ReferencePlaces;
}

/** Cards, and the names in texts as pages show them. */
export interface ReadCodes {
  cards: TypeCard[];
  texts: TextWithNames[];
}

/** What names in modules refer to. */
interface Known {
  exports: Map<string, FoundExport>;
  finder: NameFinder;
}

/** Adds a card for a name that code imports. */
type AddCard = (found: FoundExport) => void;

function knownOf(program: ts.Program, input: CodesInput, addCard?: AddCard): Known {
  const { siteDir, version, places } = input;
  const checker = program.getTypeChecker();
  const packagesDir = packagesDirOf(siteDir, version);
  const modules = apiPackagesOf(version).map(({ name }) => readModule(program, packagesDir, name));
  const exports = findExports(program, modules, places.components);
  const members = new MemberPlaces(checker, places.members, exports);
  const add =
    addCard ??
    ((found: FoundExport) => {
      if (!exports.has(found.name)) exports.set(found.name, found);
    });
  const finder = new NameFinder(checker, members, (symbol, name, from) => {
    // The compiler knows a name that a package does not export, but no declaration of it.
    if (!symbol.declarations) return undefined;
    add({ name, symbol, from });
    const to = places.exports.get(name.replace(/^Unstable_/, ''))?.to;
    return to ? { card: name, to } : { card: name };
  });
  return { exports, finder };
}

/** A block of code that has names of MUI X, and the module that is made of it. */
interface BlockModule extends VirtualFile {
  block: CodeBlock;
}

function modulesOf(
  { siteDir, version, places }: CodesInput,
  blocks: readonly CodeBlock[],
): BlockModule[] {
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

/** The compiler with the packages of a version, and the modules that are read. */
function programWith(
  { siteDir, version }: CodesInput,
  demos: readonly string[],
  blocks: readonly BlockModule[],
): ts.Program {
  const packages = apiPackagesOf(version).map(({ name }) =>
    path.join(packagesDirOf(siteDir, version), name, 'index.d.ts'),
  );
  return createCodeProgram(siteDir, version, [...packages, ...demos], blocks);
}

function cardsOf(
  program: ts.Program,
  found: ReadonlyMap<string, FoundExport>,
  { places }: CodesInput,
): TypeCard[] {
  const writer = new CardWriter(program.getTypeChecker(), places.exports);
  return [...found.values()].map((each) => writer.describe(each));
}

/** Describes the exports of a version, and finds its names in demos: the same for all languages. */
export async function readDemos(input: CodesInput): Promise<ReadCodes> {
  const program = programWith(input, input.demos, []);
  const { exports, finder } = knownOf(program, input);
  const reader = new CodeReader(program, finder);
  for (const demo of input.demos) await reader.addDemo(demo);
  return { cards: cardsOf(program, exports, input), texts: reader.collection.entries() };
}

/**
 * Finds names in blocks of code.
 * @param demos what `readDemos` returns: its texts are not read again
 * @returns the names of other texts, and cards of names that only these have
 */
export function readBlocks(
  input: CodesInput,
  blocks: readonly CodeBlock[],
  demos: ReadCodes,
): ReadCodes {
  const shown = NameCollection.of(demos.texts);
  const modules = modulesOf(
    input,
    blocks.filter(({ code }) => !shown.has(code)),
  );
  const program = programWith(input, [], modules);
  const described = new Set(demos.cards.map(({ name }) => name));
  const found = new Map<string, FoundExport>();
  const { finder } = knownOf(program, input, (each) => {
    if (!described.has(each.name) && !found.has(each.name)) found.set(each.name, each);
  });
  const reader = new CodeReader(program, finder);
  modules.forEach((module) => reader.addBlock(module));
  return { cards: cardsOf(program, found, input), texts: reader.collection.entries() };
}
