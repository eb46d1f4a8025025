// @ts-check
import ts from 'typescript';

/**
 * A place in the code of a demo where one behavior can be switched off.
 * @typedef {object} Mutant
 * @property {string} id file, line, column and what is switched off
 * @property {'prop' | 'handler' | 'state'} kind
 * @property {Edit[]} edits that let the switch decide, in the order of their places
 */

/**
 * Text that replaces the code from `start` to `end`; `closes` is set for what follows a changed part.
 * @typedef {{ start: number, end: number, text: string, closes?: boolean }} Edit
 */

/** Props without which a demo has nothing to show, and those that only change its looks or names. */
const LEFT_OUT = new Set(
  `key ref children apiRef rows columns items series dataset data id label title name className style
  sx classes height width size color variant margin density hideFooter autoHeight localeText
  disableRowSelectionOnClick hideFooterSelectedRowCount skipAnimation`.split(/\s+/),
);

/** @param {ts.JsxAttribute} attribute */
function isLeftOut({ name }) {
  return LEFT_OUT.has(name.getText()) || /^(?:aria|data)-/.test(name.getText());
}

/** @param {ts.SourceFile} source @returns {Set<string>} names imported from packages of MUI X */
function importsOfMuiX(source) {
  const names = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = /** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('@mui/x-') || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });
  return new Set(names);
}

/** @param {ts.Node} node @returns {string | undefined} the function that this declaration sets a state with */
function setterOf(node) {
  if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return undefined;
  const call = node.initializer;
  if (!call || !ts.isCallExpression(call)) return undefined;
  if (!/\buse(?:State|Reducer)$/.test(call.expression.getText())) return undefined;
  const [, setter] = node.name.elements;
  return setter && ts.isBindingElement(setter) ? setter.name.getText() : undefined;
}

/** @param {ts.JsxAttribute} attribute @param {string} id @returns {Edit[]} */
function editsOfProp(attribute, id) {
  const [start, end] = [attribute.getStart(), attribute.end];
  const before = `{...(isMutant(${JSON.stringify(id)}) ? {} : { ${JSON.stringify(attribute.name.getText())}: (`;
  const { initializer } = attribute;
  if (!initializer) return [{ start, end, text: `${before}true) })}` }];
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!value) return [];
  return [
    { start, end: value.getStart(), text: before },
    { start: value.end, end, text: ') })}', closes: true },
  ];
}

/** @param {ts.Node} node @param {string} instead @param {string} id @returns {Edit[]} */
function editsAround(node, instead, id) {
  const [start, end] = [node.getStart(), node.end];
  return [
    { start, end: start, text: `(isMutant(${JSON.stringify(id)}) ? ${instead} : (` },
    { start: end, end, text: '))', closes: true },
  ];
}

/** @param {ts.JsxAttribute} attribute @returns {ts.Expression | undefined} */
function handlerOf({ name, initializer }) {
  if (!/^on[A-Z]/.test(name.getText())) return undefined;
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
}

/**
 * @param {ts.JsxAttribute} attribute
 * @param {ReadonlySet<string>} muiX names of components
 * @param {(kind: string) => string} idOf
 * @returns {Mutant[]}
 */
function mutantsOfAttribute(attribute, muiX, idOf) {
  const handler = handlerOf(attribute);
  const name = attribute.name.getText();
  if (handler) {
    const id = idOf(`ignores ${name}`);
    return [{ id, kind: 'handler', edits: editsAround(handler, '() => {}', id) }];
  }
  if (isLeftOut(attribute) || !muiX.has(attribute.parent.parent.tagName.getText())) return [];
  const id = idOf(`lacks ${name}`);
  const edits = editsOfProp(attribute, id);
  return edits.length ? [{ id, kind: 'prop', edits }] : [];
}

/**
 * Finds what can be broken in a demo: props of components of MUI X, handlers of any component, and
 * updates of states.
 * @param {string} code TypeScript with JSX
 * @param {string} file named in ids
 * @returns {Mutant[]} in the order of the code
 */
export function findMutants(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const muiX = importsOfMuiX(source);
  /** @type {Set<string>} */
  const setters = new Set();
  /** @type {Mutant[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    const idOf = (/** @type {string} */ what) => `${file}:${line + 1}:${character + 1} ${what}`;
    const setter = setterOf(node);
    if (setter) setters.add(setter);
    if (ts.isJsxAttribute(node)) found.push(...mutantsOfAttribute(node, muiX, idOf));
    if (ts.isCallExpression(node) && setters.has(node.expression.getText())) {
      const id = idOf(`never calls ${node.expression.getText()}`);
      found.push({ id, kind: 'state', edits: editsAround(node, 'undefined', id) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
