import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiComponentPage } from '@site/model/api-reference';
import { hasLiveReference, type DocsVersion } from '@site/model/docs-version';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { createCodeProgram, type VirtualFile } from '@site/plugins/outputs/type-cards/program';
import { componentPages } from '../../__tests__/component-pages';
import { itemsOf, type AnatomyItem } from '../../items';
import { SNIPPET_KINDS, snippetsOf } from '../snippets';
import type { Subject } from '../subject';

const ROOT = process.cwd();

/**
 * Without it, only the oldest version is compiled, which is the documented one, and only one of the
 * snippets with the same types.
 */
const FULL = process.env.TEST_FULL === '1';

/**
 * The versions with anatomies whose reference is there: that of the working copy is made before the
 * tests, those with packages of their own by their builds.
 */
const WITH_REFERENCE = DOCS_VERSIONS.filter(
  (version) =>
    hasLiveReference(version) && existsSync(path.join(ROOT, docsFolderOf(version), 'api')),
);

const VERSIONS = FULL ? WITH_REFERENCE : WITH_REFERENCE.slice(-1);

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

/** What the types of the code for an item depend on. */
function typeKey({ family, slots }: ApiComponentPage, { kind, name, className }: AnatomyItem) {
  const slot = kind === 'slot' ? slots.find((each) => each.name === name) : undefined;
  return [family, kind, name, className, slot?.propsType].join(' ');
}

/** The slots and classes of a component to compile. The first of each kind stands for its popups. */
function subjectsOf(page: ApiComponentPage, compiled: Set<string>): Subject[] {
  const kinds = new Set<string>();
  return itemsOf(page).flatMap((item): Subject[] => {
    const key = typeKey(page, item);
    const isFirst = FULL || !kinds.has(item.kind);
    const isNew = isFirst || !compiled.has(key);
    kinds.add(item.kind);
    compiled.add(key);
    const plain = { page, item };
    if (isFirst) return [plain, { ...plain, inPopup: true, inDrawing: true }];
    return isNew ? [plain] : [];
  });
}

/** Code with `sx` has the parts of other snippets: one of each kind is enough. */
function codesOf(subjects: readonly Subject[]): string[] {
  const seen = new Set<string>();
  return subjects.flatMap((subject) =>
    snippetsOf(subject).flatMap(({ kind, code }) => {
      if (kind === 'CSS') return [];
      const key = [kind, subject.item.kind, subject.inPopup].join(' ');
      if (kind === 'sx' && !FULL && seen.has(key)) return [];
      seen.add(key);
      return [code];
    }),
  );
}

/** Types do not depend on selectors, names of own classes and colors. */
function shapeOf(code: string): string {
  return FULL ? code : code.replaceAll(/'[^'\n]*'/g, "''");
}

/** One module with the snippets of a component, each in a function of its own. */
function moduleOf(page: ApiComponentPage, compiled: Set<string>): string {
  const codes = codesOf(subjectsOf(page, compiled));
  const lines = new Set(codes.flatMap((code) => code.match(/^import .*$/gm) ?? []));
  lines.delete(page.imports[0] ?? '');
  const different = new Map(codes.map((code) => [shapeOf(code), code])).values();
  const functions = [...different].map((code, index) => {
    const body = code.replaceAll(/^import .*\n+/gm, '').replace(/^(?=<)/m, 'return ');
    const result = body.includes('const theme') ? '\nreturn theme;' : '';
    return `export function snippet${index}() {\n${body}${result}\n}`;
  });
  return [...lines, ...around(page), ...functions].join('\n');
}

function errorsOf(version: DocsVersion, files: readonly VirtualFile[]): string[] {
  const program = createCodeProgram(ROOT, version, [], files);
  const errors = files.flatMap(({ file }) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
  );
  return errors.map(({ file, start, messageText }) => {
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
    const compiled = new Set<string>();
    const files = pages.map((page) => ({
      file: path.join(ROOT, folder, `${page.family}-${page.name}.tsx`),
      text: moduleOf(page, compiled),
    }));
    expect(errorsOf(version, files)).toEqual([]);
  }, 600_000);
});
