import path from 'node:path';
import ts from 'typescript';
import type { ApiComponentPage } from '@site/model/api-reference';
import { componentPages } from '../../__tests__/component-pages';
import { itemsOf } from '../../items';
import { SNIPPET_KINDS, snippetsOf } from '../snippets';
import type { Subject } from '../subject';

/** The reference of the working copy, whose packages are the ones at the root. */
const PAGES = componentPages('docs');

/** Components whose types refuse props that are spread: their code is not compiled. */
const NOT_COMPILED = [
  'DigitalClock',
  'GridEditDateCell',
  'GridEditInputCell',
  'GridEditSingleSelectCell',
];

/** What a reader has around the code: props of the component. */
function around(page: ApiComponentPage): string {
  return [
    "import type { ComponentPropsWithoutRef } from 'react';",
    page.imports[0],
    `declare const props: ComponentPropsWithoutRef<typeof ${page.name}>;`,
  ].join('\n');
}

/** One module with all snippets of a component, each in a function of its own. */
function moduleOf(page: ApiComponentPage): string {
  const subjects = itemsOf(page).flatMap((item): Subject[] => [
    { page, item },
    { page, item, inPopup: true, inDrawing: true },
  ]);
  const codes = subjects
    .flatMap(snippetsOf)
    .filter(({ kind }) => kind !== 'CSS')
    .map(({ code }) => code);
  const lines = new Set(codes.flatMap((code) => code.match(/^import .*$/gm) ?? []));
  lines.delete(page.imports[0] ?? '');
  const functions = [...new Set(codes)].map((code, index) => {
    const body = code.replaceAll(/^import .*\n+/gm, '').replace(/^(?=<)/m, 'return ');
    return `export function snippet${index}() {\n${body}\n}`;
  });
  return [...lines, around(page), ...functions].join('\n');
}

function errorsOf(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    ...{ jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, languageVersion) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, languageVersion)
      : ts.createSourceFile(name, text, languageVersion);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length ?? 0;
    const code = file?.text.split('\n')[line - 1]?.trim();
    const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0];
    return `${path.basename(file?.fileName ?? '')}: ${code}: ${message}`;
  });
}

it('has code of every kind', () => {
  const kinds = PAGES.flatMap((page) =>
    itemsOf(page).flatMap((item) => snippetsOf({ page, item }).map(({ kind }) => kind)),
  );
  expect([...new Set(kinds)].sort()).toEqual([...SNIPPET_KINDS].sort());
});

it('all code of all components compiles with the packages', () => {
  const files = PAGES.filter(({ name }) => !NOT_COMPILED.includes(name)).map(
    (page) => [path.resolve('src', `${page.family}-${page.name}.tsx`), moduleOf(page)] as const,
  );
  expect(errorsOf(new Map(files))).toEqual([]);
}, 600_000);
