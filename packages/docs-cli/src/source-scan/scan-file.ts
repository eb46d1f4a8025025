import ts from 'typescript';
import { bindingOf, type Bindings, readBindings } from './bindings';
import type { FileFacts, Key, Place, ProjectFile, Value } from './facts';
import { mentionsMui } from './mentions-mui';
import { bareExpression, propertyName, readValue, type ValueContext } from './read-value';

const SCRIPT_KINDS: Record<string, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  mts: ts.ScriptKind.TS,
  cts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
};

/** Objects that a project asks for the methods of a grid or a tree. */
const API_SOURCE = /(?:^|\.)use(Grid|TreeView)(?:Private)?Api(?:Ref|Context)$/;

interface Scan {
  facts: FileFacts;
  bindings: Bindings;
  context: ValueContext;
  /** Variables that hold a reference to an API object. */
  apiRefs: Map<string, 'grid' | 'tree'>;
}

function parse({ path, content }: ProjectFile): ts.SourceFile {
  const ending = path.split('.').at(-1) ?? '';
  const kind = SCRIPT_KINDS[ending] ?? ts.ScriptKind.JSX;
  return ts.createSourceFile(path, content, ts.ScriptTarget.ESNext, true, kind);
}

function placesOf(source: ts.SourceFile): (node: ts.Node) => Place {
  return (node) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return { file: source.fileName, line: line + 1, column: character + 1 };
  };
}

/** The values of constants by name. A name with two declarations can mean either, so it has none. */
function readConstants(source: ts.SourceFile): Map<string, ts.Expression | undefined> {
  const constants = new Map<string, ts.Expression | undefined>();
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
      const { text } = node.name;
      const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
      constants.set(text, constants.has(text) ? undefined : value);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

interface Attributes {
  attributes: Key[];
  hasSpread: boolean;
}

function readAttribute(node: ts.JsxAttributeLike, context: ValueContext): Attributes {
  if (ts.isJsxSpreadAttribute(node)) {
    const value = readValue(node.expression, context);
    const isHere = ts.isObjectLiteralExpression(bareExpression(node.expression));
    return { attributes: value.kind === 'object' ? value.keys : [], hasSpread: !isHere };
  }
  const name = propertyName(node.name) ?? '';
  const { initializer } = node;
  const place = context.placeOf(node.name);
  return { attributes: [{ name, place, value: attributeValue() }], hasSpread: false };

  function attributeValue(): Value {
    if (!initializer) return { kind: 'other' };
    if (ts.isStringLiteral(initializer)) return { kind: 'string', text: initializer.text };
    const inner = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    return inner ? readValue(inner, context) : { kind: 'other' };
  }
}

function addElement(node: ts.JsxOpeningLikeElement, { facts, bindings, context }: Scan): void {
  const binding = bindingOf(node.tagName, bindings);
  if (!binding) return;
  const read = node.attributes.properties.map((each) => readAttribute(each, context));
  facts.elements.push({
    module: binding.module,
    component: binding.name,
    wrapped: binding.wrapped,
    place: context.placeOf(node.tagName),
    attributes: read.flatMap(({ attributes }) => attributes),
    hasSpread: read.some(({ hasSpread }) => hasSpread),
  });
}

function addCreatedElement(node: ts.CallExpression, scan: Scan): void {
  const [type, props] = node.arguments;
  const binding = type && bindingOf(bareExpression(type), scan.bindings);
  if (!type || !binding) return;
  const value: Value = props ? readValue(props, scan.context) : { kind: 'other' };
  scan.facts.elements.push({
    module: binding.module,
    component: binding.name,
    wrapped: binding.wrapped,
    place: scan.context.placeOf(type),
    attributes: value.kind === 'object' ? value.keys : [],
    hasSpread: value.kind !== 'object',
  });
}

/** The name that a chain such as `apiRef.current` begins with. */
function firstName(expression: ts.Expression): string {
  const node = bareExpression(expression);
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    return firstName(node.expression);
  }
  return ts.isIdentifier(node) ? node.text : '';
}

function addCall(node: ts.CallExpression, scan: Scan): void {
  const callee = bareExpression(node.expression);
  if (/(?:^|\.)createElement$/.test(callee.getText())) return addCreatedElement(node, scan);
  const isMethod = ts.isPropertyAccessExpression(callee);
  if (!isMethod && !ts.isIdentifier(callee)) return;
  const root = firstName(callee);
  const api = scan.apiRefs.get(root);
  scan.facts.calls.push({
    receiver: isMethod ? callee.expression.getText().replaceAll(/[?!]/g, '') : '',
    name: isMethod ? callee.name.text : (scan.bindings.get(callee.text)?.name ?? callee.text),
    arguments: node.arguments.map((each) => readValue(each, scan.context)),
    isImported: scan.bindings.has(root),
    ...(api && { api }),
    place: scan.context.placeOf(isMethod ? callee.name : callee),
  });
}

/** True for an object in a constant that has neither a type nor an assertion. */
function isUntyped(node: ts.ObjectLiteralExpression): boolean {
  const outer = ts.isArrayLiteralExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isVariableDeclaration(outer) && outer.type === undefined;
}

function addObject(node: ts.ObjectLiteralExpression, { facts, context }: Scan): void {
  const value = readValue(node, context);
  if (value.kind === 'object') facts.objects.push({ keys: value.keys, untyped: isUntyped(node) });
}

function addClassRead(node: ts.PropertyAccessExpression, { facts, bindings, context }: Scan): void {
  const binding = bindingOf(node.expression, bindings);
  if (!binding?.name.endsWith('Classes')) return;
  const place = context.placeOf(node.name);
  facts.classReads.push({ source: binding.name, name: node.name.text, place });
}

/** The type parameters around a node that accept any type. */
function looseParameters(node: ts.Node): Set<string> {
  const names = new Set<string>();
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (!ts.isFunctionLike(outer) && !ts.isTypeAliasDeclaration(outer)) continue;
    outer.typeParameters?.forEach(({ name, constraint }) => {
      if (!constraint) names.add(name.text);
    });
  }
  return names;
}

function addLooseType(node: ts.TypeReferenceNode, { facts, bindings, context }: Scan): void {
  const binding = node.typeArguments && bindings.get(node.typeName.getText());
  if (!binding) return;
  const loose = looseParameters(node);
  if (!node.typeArguments?.some((each) => loose.has(each.getText()))) return;
  facts.looseTypeArguments.push({ type: binding.name, place: context.placeOf(node) });
}

function addText(node: ts.Node, { facts, context }: Scan): void {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (isText) facts.texts.push({ text: node.text, place: context.placeOf(node) });
}

function rememberApiRef(node: ts.VariableDeclaration, { apiRefs }: Scan): void {
  const { name, initializer } = node;
  if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) return;
  const [, library] = API_SOURCE.exec(initializer.expression.getText()) ?? [];
  if (library) apiRefs.set(name.text, library === 'Grid' ? 'grid' : 'tree');
}

function visit(node: ts.Node, scan: Scan): void {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) addElement(node, scan);
  else if (ts.isCallExpression(node)) addCall(node, scan);
  else if (ts.isObjectLiteralExpression(node)) addObject(node, scan);
  else if (ts.isPropertyAccessExpression(node)) addClassRead(node, scan);
  else if (ts.isTypeReferenceNode(node)) addLooseType(node, scan);
  else if (ts.isVariableDeclaration(node)) rememberApiRef(node, scan);
  else addText(node, scan);
  ts.forEachChild(node, (child) => visit(child, scan));
}

/**
 * Reads what a file imports and writes. Files with errors of syntax are read as far as possible.
 * @returns undefined if nothing in the file has to do with MUI
 */
export function scanFile(file: ProjectFile): FileFacts | undefined {
  if (!mentionsMui(file.content)) return undefined;
  const source = parse(file);
  const placeOf = placesOf(source);
  const { imports, bindings } = readBindings(source, placeOf);
  const facts: FileFacts = {
    file: file.path,
    isTypeScript: /\.[mc]?tsx?$/.test(file.path),
    imports,
    elements: [],
    calls: [],
    objects: [],
    classReads: [],
    texts: [],
    looseTypeArguments: [],
  };
  const context = { placeOf, constants: readConstants(source), known: new Map() };
  const apiRefs = new Map<string, 'grid' | 'tree'>();
  visit(source, { facts, bindings, context, apiRefs });
  return facts;
}

/** Reads all files that have to do with MUI. */
export function scanFiles(files: readonly ProjectFile[]): FileFacts[] {
  return files.flatMap((file) => scanFile(file) ?? []);
}
