import ts from 'typescript';
import type { ImportFact, Place } from './facts';
import { bareExpression } from './read-value';

/** What a local name stands for. */
export interface Binding {
  module: string;
  /** Exported name; `*` for a namespace. */
  name: string;
  wrapped: boolean;
}

export type Bindings = Map<string, Binding>;

/** Modules whose names matter: packages of MUI, and libraries that earlier versions brought along. */
const WATCHED = /^(?:@mui\/|d3-)/;

interface Found {
  imports: ImportFact[];
  bindings: Bindings;
  placeOf(node: ts.Node): Place;
}

function isWatched(node: ts.Node | undefined): node is ts.StringLiteralLike {
  return node !== undefined && ts.isStringLiteralLike(node) && WATCHED.test(node.text);
}

function add(found: Found, module: string, name: string, local: ts.Node): void {
  found.imports.push({ module, name, place: found.placeOf(local) });
  if (ts.isIdentifier(local)) found.bindings.set(local.text, { module, name, wrapped: false });
}

/** A component that is the default export of its folder has the name of the folder. */
function nameOfDefault(module: string): string {
  const last = module.split('/').at(-1) ?? '';
  return /^[A-Z]/.test(last) ? last : 'default';
}

function addImport(node: ts.ImportDeclaration, found: Found): void {
  if (!isWatched(node.moduleSpecifier)) return;
  const module = node.moduleSpecifier.text;
  const clause = node.importClause;
  if (!clause) return void add(found, module, '', node.moduleSpecifier);
  if (clause.name) {
    found.imports.push({ module, name: 'default', place: found.placeOf(clause.name) });
    const name = nameOfDefault(module);
    found.bindings.set(clause.name.text, { module, name, wrapped: false });
  }
  const named = clause.namedBindings;
  if (!named) return;
  if (ts.isNamespaceImport(named)) return void add(found, module, '*', named.name);
  for (const { name, propertyName } of named.elements) {
    const exported = propertyName ?? name;
    found.imports.push({ module, name: exported.text, place: found.placeOf(exported) });
    found.bindings.set(name.text, { module, name: exported.text, wrapped: false });
  }
}

function addReExport(node: ts.ExportDeclaration, found: Found): void {
  if (!isWatched(node.moduleSpecifier)) return;
  const module = node.moduleSpecifier.text;
  if (!node.exportClause || ts.isNamespaceExport(node.exportClause)) {
    found.imports.push({ module, name: '*', place: found.placeOf(node.moduleSpecifier) });
    return;
  }
  for (const { name, propertyName } of node.exportClause.elements) {
    const exported = propertyName ?? name;
    found.imports.push({ module, name: exported.text, place: found.placeOf(exported) });
  }
}

/** The module of `require('…')` and `await import('…')`. */
function loadedModule(expression: ts.Expression): string | undefined {
  const node = bareExpression(expression);
  if (ts.isAwaitExpression(node)) return loadedModule(node.expression);
  if (!ts.isCallExpression(node)) return undefined;
  const loads =
    node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
  const [module] = node.arguments;
  return loads && isWatched(module) ? module.text : undefined;
}

function addLoaded(name: ts.BindingName, module: string, found: Found): void {
  if (ts.isIdentifier(name)) return add(found, module, '*', name);
  if (!ts.isObjectBindingPattern(name)) return;
  for (const element of name.elements) {
    const exported = element.propertyName ?? element.name;
    if (!ts.isIdentifier(exported) || !ts.isIdentifier(element.name)) continue;
    found.imports.push({ module, name: exported.text, place: found.placeOf(exported) });
    found.bindings.set(element.name.text, { module, name: exported.text, wrapped: false });
  }
}

/** What an expression such as `DataGrid` or `grid.DataGrid` stands for. */
export function bindingOf(expression: ts.Node, bindings: Bindings): Binding | undefined {
  if (ts.isIdentifier(expression)) return bindings.get(expression.text);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const namespace = bindingOf(expression.expression, bindings);
  return namespace?.name === '*' ? { ...namespace, name: expression.name.text } : undefined;
}

/** Functions that return a component made from the one in their first argument. */
const WRAPPER = /(?:^|\.)(?:styled|memo|withStyles)$/;

/** The component that `styled(DataGrid)({ … })` or `React.memo(DataGrid)` is made from. */
function wrappedBinding(expression: ts.Expression, bindings: Bindings): Binding | undefined {
  const node = bareExpression(expression);
  if (ts.isTaggedTemplateExpression(node)) return wrappedBinding(node.tag, bindings);
  if (!ts.isCallExpression(node)) return undefined;
  const [first] = node.arguments;
  if (first && WRAPPER.test(node.expression.getText())) {
    const inner = bindingOf(bareExpression(first), bindings);
    return inner && { ...inner, wrapped: true };
  }
  return wrappedBinding(node.expression, bindings);
}

function addVariable(node: ts.VariableDeclaration, found: Found): void {
  const { initializer, name } = node;
  if (!initializer) return;
  const module = loadedModule(initializer);
  if (module) return addLoaded(name, module, found);
  if (!ts.isIdentifier(name)) return;
  const alias =
    bindingOf(bareExpression(initializer), found.bindings) ??
    wrappedBinding(initializer, found.bindings);
  if (alias) found.bindings.set(name.text, alias);
}

/** Finds what a file imports from packages of MUI, and the local names of these imports. */
export function readBindings(
  source: ts.SourceFile,
  placeOf: (node: ts.Node) => Place,
): { imports: ImportFact[]; bindings: Bindings } {
  const found: Found = { imports: [], bindings: new Map(), placeOf };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) addImport(node, found);
    else if (ts.isExportDeclaration(node)) addReExport(node, found);
    else if (ts.isVariableDeclaration(node)) addVariable(node, found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports: found.imports, bindings: found.bindings };
}
