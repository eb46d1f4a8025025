import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { HTML_ATTRIBUTES, SVG_ATTRIBUTES } from '../html-attributes';
import { isUndocumented } from '../undocumented';
import { SITE_DIR, siteReference } from './site-references';

function parse(file: string): ts.SourceFile {
  const full = path.join(SITE_DIR, 'node_modules', file);
  return ts.createSourceFile(file, readFileSync(full, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** The members of interfaces, by the name of the interface. */
function interfaceMembers(source: ts.SourceFile): Map<string, ts.TypeElement[]> {
  const found = new Map<string, ts.TypeElement[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) {
      found.set(node.name.text, [...(found.get(node.name.text) ?? []), ...node.members]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesOf(members: readonly ts.TypeElement[] = []): string[] {
  return members.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
  );
}

describe('attributes', () => {
  const members = interfaceMembers(parse('@types/react/index.d.ts'));
  const namesIn = (...names: string[]) =>
    names.flatMap((name) => namesOf(members.get(name))).filter((name) => !name.includes('-'));

  it('of HTML are those of the types of React', () => {
    const names = namesIn('DOMAttributes', 'HTMLAttributes', 'AllHTMLAttributes');
    expect([...HTML_ATTRIBUTES]).toEqual([...new Set(names)].sort());
  });

  it('of SVG are the others of the types of React', () => {
    const names = namesIn('SVGAttributes').filter((name) => !HTML_ATTRIBUTES.has(name));
    expect([...SVG_ATTRIBUTES]).toEqual([...new Set(names)].sort());
  });
});

describe('names that are not documented', () => {
  const reference = siteReference('next');

  it.each([
    ['@mui/x-data-grid/constants/gridClasses.d.ts', 'DataGrid', 'class'],
    ['@mui/x-data-grid/models/props/DataGridProps.d.ts', 'DataGrid', 'prop'],
  ] as const)('are those that %s marks', (file, owner, kind) => {
    const page = reference.page(owner);
    const members = [...interfaceMembers(parse(file)).values()].flat();
    const hidden = members.filter((member) =>
      ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'ignore'),
    );
    const names = namesOf(hidden);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !page || !isUndocumented(page, kind, name))).toEqual([]);
  });
});
