import ts from 'typescript';
import type { NameTarget } from '../../../model/type-cards';
import { isOfMuiX, packageOf } from '../../api-reference/declared-in';
import { resolveAlias } from '../../api-reference/program';
import { ExpectedTypes, type ExpectedProperty } from './expected-types';
import { propertiesOf, propsOf, type MemberPlaces } from './member-places';

/** A name in a module. */
export interface FoundName {
  start: number;
  name: string;
  target: NameTarget;
}

/** Returns the name of the card of an export, which may be made because of this. */
export type CardOf = (symbol: ts.Symbol, name: string, from: string) => NameTarget | undefined;

/** What a module imports of MUI X. */
interface Imports {
  /** What the local symbol of an import leads to. */
  targets: Map<ts.Symbol, NameTarget>;
  /** The names of imports in the module: only for these the compiler has to look for symbols. */
  names: Set<string>;
}

/** Objects of the API whose members are worth a look at their types. */
const API_OBJECT = /(?:\bapiRef\.current|\bapi|\bparams)$/;

/** Finds the names of MUI X in modules: what they import, props and members. */
export class NameFinder {
  readonly #expected: ExpectedTypes;

  readonly #props = new Map<ts.Symbol, ts.Type | undefined>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly members: MemberPlaces,
    private readonly cardOf: CardOf,
  ) {
    this.#expected = new ExpectedTypes(checker);
  }

  #importsOf(source: ts.SourceFile): Imports {
    const imports: Imports = { targets: new Map(), names: new Set() };
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
        continue;
      }
      const { text: from } = statement.moduleSpecifier;
      if (!isOfMuiX(from) || from.endsWith('.json')) continue;
      const bindings = statement.importClause?.namedBindings;
      const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      for (const { name, propertyName = name } of elements) {
        const alias = this.checker.getSymbolAtLocation(name);
        const symbol = alias && resolveAlias(this.checker, alias);
        const target = symbol && this.cardOf(symbol, propertyName.text, from);
        if (!target) continue;
        imports.targets.set(alias, target);
        imports.names.add(name.text).add(propertyName.text);
      }
    }
    return imports;
  }

  /** The local symbol that an identifier stands for. */
  #localSymbol(node: ts.Identifier): ts.Symbol | undefined {
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent)) {
      return this.checker.getShorthandAssignmentValueSymbol(parent);
    }
    if (ts.isImportSpecifier(parent)) return this.checker.getSymbolAtLocation(parent.name);
    return this.checker.getSymbolAtLocation(node);
  }

  #ofComponent(node: ts.JsxOpeningLikeElement): FoundName[] {
    if (!ts.isIdentifier(node.tagName)) return [];
    const local = this.checker.getSymbolAtLocation(node.tagName);
    const component = local && resolveAlias(this.checker, local);
    const [declaration] = component?.declarations ?? [];
    if (!component || !declaration || !isOfMuiX(packageOf(declaration))) return [];
    const props = this.#props.get(component) ?? propsOf(this.checker, component);
    this.#props.set(component, props);
    return props ? this.#attributes(node.attributes, props, component.name) : [];
  }

  #attributes(attributes: ts.JsxAttributes, props: ts.Type, owner: string): FoundName[] {
    return attributes.properties.flatMap((each) => {
      if (!ts.isJsxAttribute(each) || !ts.isIdentifier(each.name)) return [];
      const properties = propertiesOf(this.checker, props, each.name.text);
      const value =
        each.initializer && ts.isJsxExpression(each.initializer)
          ? each.initializer.expression
          : undefined;
      const inside = value ? this.#expected.findIn(value, properties) : [];
      return this.#documented([{ name: each.name, properties }, ...inside], owner);
    });
  }

  #documented(found: readonly ExpectedProperty[], owner?: string): FoundName[] {
    return found.flatMap(({ name, properties }) => {
      const to = this.members.find(properties, owner);
      return to ? [{ start: name.getStart(), name: name.text, target: { to } }] : [];
    });
  }

  /** Properties of an object whose type is written beside it. */
  #ofTypedValue(value: ts.Expression | undefined, type: ts.TypeNode | undefined): FoundName[] {
    if (!value || !type) return [];
    return this.#documented(this.#expected.find(value, this.checker.getTypeFromTypeNode(type)));
  }

  #ofNode(node: ts.Node): FoundName[] {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      return this.#ofComponent(node);
    }
    if (ts.isVariableDeclaration(node)) return this.#ofTypedValue(node.initializer, node.type);
    if (ts.isSatisfiesExpression(node)) return this.#ofTypedValue(node.expression, node.type);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      return this.#ofTypedValue(node.body, node.type);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
      if (!API_OBJECT.test(node.expression.getText())) return [];
      const member = this.checker.getSymbolAtLocation(node.name);
      return member ? this.#documented([{ name: node.name, properties: [member] }]) : [];
    }
    return [];
  }

  /** @returns the names of a module in the order of their positions */
  find(source: ts.SourceFile): FoundName[] {
    const imports = this.#importsOf(source);
    const found = new Map<number, FoundName>();
    const visit = (node: ts.Node): void => {
      for (const each of this.#ofNode(node)) {
        if (!found.has(each.start)) found.set(each.start, each);
      }
      if (ts.isIdentifier(node) && imports.names.has(node.text)) {
        const symbol = this.#localSymbol(node);
        const target = symbol && imports.targets.get(symbol);
        const start = node.getStart(source);
        if (target) found.set(start, { start, name: node.text, target });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return [...found.values()].sort((a, b) => a.start - b.start);
  }
}
