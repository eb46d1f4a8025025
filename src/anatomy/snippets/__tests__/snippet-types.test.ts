import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiComponentPage } from '@site/model/api-reference';
import { hasAnatomySamples, type DocsVersion } from '@site/model/docs-version';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { createCodeProgram, type VirtualFile } from '@site/plugins/outputs/type-cards/program';
import { componentPages } from '../../__tests__/component-pages';
import { itemsOf } from '../../items';
import { SNIPPET_KINDS, snippetsOf } from '../snippets';
import type { Subject } from '../subject';

const ROOT = process.cwd();

/**
 * The versions with anatomies whose reference is there: that of the working copy is made before the
 * tests, those with packages of their own by their builds.
 */
const VERSIONS = DOCS_VERSIONS.filter(
  (version) =>
    hasAnatomySamples(version) && existsSync(path.join(ROOT, docsFolderOf(version), 'api')),
);

/** Props that `renderEditCell` passes on to cells. */
const CELL_PROPS = 'GridRenderEditCellParams';

/** What a reader has around the code: props of the component. */
function around({ name, imports, package: { name: from } }: ApiComponentPage): string[] {
  const isCell = /^GridEdit\w+Cell$/.test(name);
  return [
    isCell
      ? `import type { ${CELL_PROPS} } from '${from}';`
      : "import type { ComponentPropsWithoutRef } from 'react';",
    imports[0] ?? '',
    `declare const props: ${isCell ? CELL_PROPS : `ComponentPropsWithoutRef<typeof ${name}>`};`,
  ];
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
    const result = body.includes('const theme') ? '\nreturn theme;' : '';
    return `export function snippet${index}() {\n${body}${result}\n}`;
  });
  return [...lines, ...around(page), ...functions].join('\n');
}

function errorsOf(version: DocsVersion, files: readonly VirtualFile[]): string[] {
  const program = createCodeProgram(ROOT, version, [], files);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length ?? 0;
    const code = file?.text.split('\n')[line - 1]?.trim();
    const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0];
    return `${path.basename(file?.fileName ?? '')}: ${code}: ${message}`;
  });
}

describe.each(VERSIONS.map((version) => [version.id, version] as const))('%s', (_id, version) => {
  const folder = docsFolderOf(version);
  const pages = componentPages(folder);

  it('has code of every kind', () => {
    const kinds = pages.flatMap((page) =>
      itemsOf(page).flatMap((item) => snippetsOf({ page, item }).map(({ kind }) => kind)),
    );
    expect([...new Set(kinds)].sort()).toEqual([...SNIPPET_KINDS].sort());
  });

  it('all code of all components compiles with the packages', () => {
    const files = pages.map((page) => ({
      file: path.join(ROOT, folder, `${page.family}-${page.name}.tsx`),
      text: moduleOf(page),
    }));
    expect(errorsOf(version, files)).toEqual([]);
  }, 600_000);
});
