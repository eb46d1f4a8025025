import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  CARD_NAMES_FILE,
  cardFile,
  CODE_NAMES_FILES,
  codeNamesFile,
  type CardGroup,
  type CodeNames,
  type TypeCard,
} from '../../../model/type-cards';
import { DOCS_SECTION } from '../../../model/addresses/parse';
import type { DocsVersion } from '../../../model/docs-version';
import { apiFamiliesOf } from '../../api-reference/families';
import { installedVersions } from '../../api-reference/fingerprint';
import { cachedBytes } from '../../bundler/disk-cache';
import { TO_JAVASCRIPT_VERSION } from '../../demos/code/to-javascript';
import { docsFolderOf } from '../../files/docs-folder';
import { filesBelow } from '../../files/files-below';
import { packagesDirOf } from '../../files/packages-dir';
import { blocksOfPages, type CodeBlock } from './blocks-of-pages';
import { NameCollection, TargetTable, type NamesInText } from './collect-names';
import { readBlocks, readDemos, type CodesInput, type ReadCodes } from './read-codes';
import { readPlaces } from './reference-places';

/** Folder of what the compiler found, from the root of the project. */
const CACHE = '.cache/type-cards';

/** Demos, and the files that they are made of. */
function demosOf(docsRoot: string): string[] {
  return filesBelow(docsRoot)
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^api|\/__tests__)\//.test(file))
    .map((file) => path.join(docsRoot, file));
}

/** Hash of everything that the names in demos depend on. */
function keyOf({ siteDir, version, demos, places }: CodesInput): string {
  const hash = createHash('sha256').update(ts.version).update(TO_JAVASCRIPT_VERSION);
  const packages = packagesDirOf(siteDir, version);
  const families = apiFamiliesOf(version);
  hash.update(JSON.stringify([version.id, installedVersions(packages, { families })]));
  for (const file of readdirSync(__dirname).filter((name) => name.endsWith('.ts'))) {
    hash.update(readFileSync(path.join(__dirname, file)));
  }
  for (const demo of demos) hash.update(path.relative(siteDir, demo)).update(readFileSync(demo));
  return hash.update(places.source).digest('hex');
}

async function readCached(key: string, siteDir: string, read: () => Promise<ReadCodes>) {
  const folder = path.join(siteDir, CACHE);
  const bytes = await cachedBytes(folder, key, async () =>
    Buffer.from(JSON.stringify(await read())),
  );
  return JSON.parse(bytes.toString()) as ReadCodes;
}

/** All cards of a version, and the names in all texts of a language. */
async function readCodes(input: CodesInput, blocks: readonly CodeBlock[]) {
  const key = keyOf(input);
  const demos = await readCached(key, input.siteDir, () => readDemos(input));
  const others = await readCached(`${key} ${JSON.stringify(blocks)}`, input.siteDir, async () =>
    readBlocks(input, blocks, demos),
  );
  const cards = [...demos.cards, ...others.cards].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { cards, texts: NameCollection.of(demos.texts, others.texts).texts() };
}

function codeNames(texts: readonly NamesInText[]): CodeNames {
  const table = new TargetTable();
  const codes = texts.map(({ hash, names }): [string, number[]] => [
    hash,
    names.flatMap(({ start, target }) => [start, table.indexOf(target)]),
  ]);
  return { targets: table.targets, codes: Object.fromEntries(codes) };
}

/** The files of a version, by their paths from the folder of its reference. */
function filesOf(cards: readonly TypeCard[], texts: readonly NamesInText[]): Map<string, unknown> {
  const files = new Map<string, unknown>([[CARD_NAMES_FILE, cards.map(({ name }) => name)]]);
  const groups = new Map<string, CardGroup>();
  for (const card of cards) {
    const file = cardFile(card.name);
    groups.set(file, { ...groups.get(file), [card.name]: card });
  }
  groups.forEach((group, file) => files.set(file, group));
  for (const file of CODE_NAMES_FILES) {
    files.set(file, codeNames(texts.filter(({ hash }) => codeNamesFile(hash) === file)));
  }
  return files;
}

/**
 * Writes the cards of a version, and the names in the code of its pages.
 * @param outDir folder with the rendered pages of a language
 */
export async function writeCards(
  siteDir: string,
  version: DocsVersion,
  outDir: string,
): Promise<void> {
  const docsRoot = path.join(siteDir, docsFolderOf(version));
  const input = {
    siteDir,
    version,
    demos: demosOf(docsRoot),
    places: readPlaces(docsRoot, apiFamiliesOf(version)),
  };
  const { cards, texts } = await readCodes(input, blocksOfPages(outDir));
  const folder = path.join(outDir, DOCS_SECTION, version.path, 'api');
  filesOf(cards, texts).forEach((content, file) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(content));
  });
}
