import ts from 'typescript';
import type { Key, Place, Value } from './facts';

/** What reading a value needs of its file. */
export interface ValueContext {
  placeOf(node: ts.Node): Place;
  /** Values of the file's constants, by name; undefined for names that are declared twice. */
  constants: ReadonlyMap<string, ts.Expression | undefined>;
  /** What these values are, once they were read. */
  known: Map<string, Value>;
}

/** Deep enough for objects in objects. */
const DEEPEST = 12;

/** The expression without type assertions and parentheses. */
export function bareExpression(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node)
  ) {
    return bareExpression(node.expression);
  }
  return node;
}

/** Name of a property, if it is written as such. */
export function propertyName(name: ts.PropertyName | ts.JsxAttributeName): string | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) return name.text;
  return ts.isJsxNamespacedName(name) ? name.getText() : undefined;
}

function returnedExpression(node: ts.ArrowFunction | ts.FunctionExpression) {
  if (!ts.isBlock(node.body)) return node.body;
  return node.body.statements.find(ts.isReturnStatement)?.expression;
}

/** The two sides of `a ? b : c` and of `a && b`, which both can be the value. */
function alternatives(node: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (!ts.isBinaryExpression(node)) return [];
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return [node.right];
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [node.left, node.right];
    default:
      return [];
  }
}

function merged(values: Value[]): Value {
  const keys = values.flatMap((value) => (value.kind === 'object' ? value.keys : []));
  return keys.length > 0 ? { kind: 'object', keys } : (values[0] ?? { kind: 'other' });
}

function readProperty(
  property: ts.ObjectLiteralElementLike,
  context: ValueContext,
  depth: number,
): Key[] {
  if (ts.isSpreadAssignment(property)) {
    const spread = readValue(property.expression, context, depth);
    return spread.kind === 'object' ? spread.keys : [];
  }
  const name = propertyName(property.name);
  if (name === undefined) return [];
  return [{ name, place: context.placeOf(property.name), value: propertyValue() }];

  function propertyValue(): Value {
    if (ts.isPropertyAssignment(property)) {
      return readValue(property.initializer, context, depth);
    }
    if (ts.isShorthandPropertyAssignment(property)) {
      return readValue(property.name, context, depth);
    }
    return ts.isMethodDeclaration(property)
      ? { kind: 'function', parameters: property.parameters.length }
      : { kind: 'other' };
  }
}

function readCall(node: ts.CallExpression, context: ValueContext, depth: number): Value {
  const [first] = node.arguments;
  const isMemo = /(?:^|\.)useMemo$/.test(node.expression.getText());
  if (!isMemo || !first || !(ts.isArrowFunction(first) || ts.isFunctionExpression(first))) {
    return { kind: 'other' };
  }
  const returned = returnedExpression(first);
  return returned ? readValue(returned, context, depth) : { kind: 'other' };
}

function readName({ text }: ts.Identifier, context: ValueContext): Value {
  const known = context.known.get(text);
  if (known) return known;
  const name: Value = { kind: 'name', text };
  // A constant that contains itself stops here.
  context.known.set(text, name);
  const constant = context.constants.get(text);
  const value = constant && readValue(constant, context);
  const found = value && value.kind !== 'other' ? value : name;
  context.known.set(text, found);
  return found;
}

/** Reads what an expression is. Names lead to the constants of the file, spread objects are merged. */
export function readValue(expression: ts.Expression, context: ValueContext, depth = 0): Value {
  if (depth > DEEPEST) return { kind: 'other' };
  const node = bareExpression(expression);
  const next = depth + 1;
  if (ts.isObjectLiteralExpression(node)) {
    const keys = node.properties.flatMap((each) => readProperty(each, context, next));
    return { kind: 'object', keys };
  }
  if (ts.isArrayLiteralExpression(node)) {
    return { kind: 'array', items: node.elements.map((each) => readValue(each, context, next)) };
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    return { kind: 'function', parameters: node.parameters.length };
  }
  if (ts.isStringLiteralLike(node)) return { kind: 'string', text: node.text };
  if (ts.isIdentifier(node)) return readName(node, context);
  if (ts.isPropertyAccessExpression(node)) return { kind: 'name', text: node.getText() };
  if (ts.isCallExpression(node)) return readCall(node, context, next);
  const either = alternatives(node);
  return either.length > 0
    ? merged(either.map((each) => readValue(each, context, next)))
    : { kind: 'other' };
}
