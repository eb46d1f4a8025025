import ts from 'typescript';
import { propertiesOf } from './member-places';

/** A property in an object of the code, and the declared properties that it is expected to be. */
export interface ExpectedProperty {
  name: ts.Identifier;
  properties: ts.Symbol[];
}

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function returnsOf(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  return body.statements.flatMap((each) =>
    ts.isReturnStatement(each) && each.expression ? [each.expression] : [],
  );
}

function mayHaveObjects(value: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(value) ||
    ts.isArrayLiteralExpression(value) ||
    ts.isArrowFunction(value) ||
    ts.isConditionalExpression(value) ||
    ts.isParenthesizedExpression(value)
  );
}

/**
 * Finds the properties of an object in the code by the type that its place expects. The compiler
 * could tell as well, but it would check the whole demo for that, which takes five times as long.
 */
export class ExpectedTypes {
  constructor(private readonly checker: ts.TypeChecker) {}

  #elementOf(type: ts.Type): ts.Type | undefined {
    return this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  }

  #inArray({ elements }: ts.ArrayLiteralExpression, type: ts.Type): ExpectedProperty[] {
    const types = partsOf(type).flatMap((part) => this.#elementOf(part) ?? []);
    return types.flatMap((each) => elements.flatMap((element) => this.find(element, each)));
  }

  #inObject(object: ts.ObjectLiteralExpression, type: ts.Type): ExpectedProperty[] {
    return object.properties.flatMap((each) => {
      if (!each.name || !ts.isIdentifier(each.name)) return [];
      const properties = propertiesOf(this.checker, type, each.name.text);
      const inside = ts.isPropertyAssignment(each) ? this.findIn(each.initializer, properties) : [];
      return [{ name: each.name, properties }, ...inside];
    });
  }

  #inFunction({ body }: ts.ArrowFunction, type: ts.Type): ExpectedProperty[] {
    const types = partsOf(type).flatMap((part) =>
      part.getCallSignatures().map((signature) => signature.getReturnType()),
    );
    return types.flatMap((each) => returnsOf(body).flatMap((value) => this.find(value, each)));
  }

  /** The same for the value of a property, which several types may declare. */
  findIn(value: ts.Expression, properties: readonly ts.Symbol[]): ExpectedProperty[] {
    // Types of properties take the compiler long, and most values are names and strings.
    if (!mayHaveObjects(value)) return [];
    const types = new Set(properties.map((property) => this.checker.getTypeOfSymbol(property)));
    return [...types].flatMap((type) => this.find(value, type));
  }

  /**
   * @param expression code in a place that expects the type
   * @returns the properties of all objects that the expression is made of
   */
  find(expression: ts.Expression, expected: ts.Type): ExpectedProperty[] {
    const type = this.checker.getNonNullableType(expected);
    if (ts.isParenthesizedExpression(expression)) return this.find(expression.expression, type);
    if (ts.isConditionalExpression(expression)) {
      return [...this.find(expression.whenTrue, type), ...this.find(expression.whenFalse, type)];
    }
    if (ts.isArrayLiteralExpression(expression)) return this.#inArray(expression, type);
    if (ts.isObjectLiteralExpression(expression)) return this.#inObject(expression, type);
    if (ts.isArrowFunction(expression)) return this.#inFunction(expression, type);
    return [];
  }
}
