import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { BUILD, filesBelow, readBuilt } from '../../e2e/fixtures/built-files';
import { BUILT_VERSIONS, isBuilt } from '../../e2e/fixtures/built-versions';
import { inVersion } from '../../model/addresses/format';
import type { FetchedDemoFile } from '../../model/demo-code';
import {
  CARD_NAMES_FILE,
  cardFile,
  codeNamesFile,
  hashOfCode,
  type CardGroup,
  type CodeNames,
  type NameTarget,
  type TypeCard,
} from '../../model/type-cards';
import { textOfCode } from '../../plugins/outputs/type-cards/blocks-of-pages';

/** Reads a file of the reference of a version, once. */
function readerOf(version: string) {
  const known = new Map<string, unknown>();
  return <Content>(file: string): Content => {
    const place = path.posix.join('x', version, 'api', file);
    const content = known.get(place) ?? (JSON.parse(readBuilt(place)) as unknown);
    known.set(place, content);
    return content as Content;
  };
}

type Read = ReturnType<typeof readerOf>;

function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}

function importedIn(source: ts.SourceFile): Set<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const { moduleSpecifier, importClause } = statement;
    const bindings = importClause?.namedBindings;
    const isOfMuiX =
      ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('@mui/x-');
    if (!isOfMuiX || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });
  return new Set(names);
}

/** The places of what a demo imports of MUI X: by its names, unlike the build, which asks the compiler. */
function expectedPlaces(code: string): { start: number; name: string }[] {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true);
  const imported = importedIn(source);
  const places: { start: number; name: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && imported.has(node.text) && !isProperty(node)) {
      places.push({ start: node.getStart(source), name: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** Targets by the positions of names in a text. */
function namesIn(code: string, read: Read): Map<number, NameTarget> {
  const hash = hashOfCode(code);
  const { targets, codes } = read<CodeNames>(codeNamesFile(hash));
  const numbers = codes[hash] ?? [];
  return new Map(
    numbers.flatMap((start, index): [number, NameTarget][] => {
      const target = targets[numbers[index + 1] ?? -1];
      return index % 2 === 0 && target ? [[start, target]] : [];
    }),
  );
}

function cardsOf(read: Read): TypeCard[] {
  const files = new Set(read<string[]>(CARD_NAMES_FILE).map(cardFile));
  return [...files].flatMap((file) => Object.values(read<CardGroup>(file)));
}

/** All whole files of demos of a version, in both languages. */
function demoTexts(version: string): { file: string; text: string }[] {
  return filesBelow(path.posix.join('assets', version, 'demos'), '.json').flatMap((file) => {
    const { ts: typed, js = typed } = JSON.parse(readBuilt(file)) as FetchedDemoFile;
    return [...new Set([typed, js])].map((html) => ({ file, text: textOfCode(html) }));
  });
}

/** Keeps the anchors of pages. */
function anchorReader() {
  const pages = new Map<string, ReadonlySet<string>>();
  return (page: string): ReadonlySet<string> => {
    const file = `${page.slice(1)}index.html`;
    const html = existsSync(path.join(BUILD, file)) ? readBuilt(file) : '';
    const known =
      pages.get(page) ??
      new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b ?? ''));
    pages.set(page, known);
    return known;
  };
}

/** Addresses that lead to no place. */
function brokenLinks(addresses: Iterable<string>, version: string): string[] {
  const anchorsOf = anchorReader();
  return [...new Set(addresses)].filter((to) => {
    const [page = '', anchor] = inVersion(to, version).split('#');
    const anchors = anchorsOf(page);
    return anchors.size === 0 || (anchor !== undefined && !anchors.has(anchor));
  });
}

for (const { path: version, id } of BUILT_VERSIONS.filter((each) => isBuilt(each.path, 'en'))) {
  test(`all names of MUI X in demos of ${id} lead to a card`, () => {
    const read = readerOf(version);
    const names = new Set(read<string[]>(CARD_NAMES_FILE));
    let found = 0;
    const without = demoTexts(version).flatMap(({ file, text }) => {
      const targets = namesIn(text, read);
      const places = expectedPlaces(text);
      found += places.length;
      return places
        .filter(({ start }) => !names.has(targets.get(start)?.card ?? ''))
        .map(({ name }) => `${file}: ${name}`);
    });
    expect(without).toEqual([]);
    expect(found).toBeGreaterThan(1000);
  });

  test(`props and members in demos of ${id} lead to places of the reference`, () => {
    const read = readerOf(version);
    const members = demoTexts(version).flatMap(({ text }) =>
      [...namesIn(text, read).values()].flatMap(({ card, to }) => (card || !to ? [] : [to])),
    );
    expect(members.length).toBeGreaterThan(1000);
    expect(brokenLinks(members, version)).toEqual([]);
  });

  test(`the cards of ${id} have a definition, and links that lead somewhere`, () => {
    const cards = cardsOf(readerOf(version));
    expect(cards.filter(({ code }) => code === '').map(({ name }) => name)).toEqual([]);
    expect(
      brokenLinks(
        cards.flatMap(({ to }) => to ?? []),
        version,
      ),
    ).toEqual([]);
  });
}
