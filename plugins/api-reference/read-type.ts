import ts from 'typescript';
import { declaredIn, isOfMuiX, ownAmongOthers, type DeclaredIn } from './declared-in';
import { packageOfFile } from './program';

export interface ParameterFacts {
  name: string;
  type: string;
  optional: boolean;
}

/** The type of a member, as the compiler prints it. */
export interface TypeFacts {
  /** The type on one line, unions of literals spelled out. */
  text: string;
  /** Definition of the type, on several lines, if `text` is a name without a page. */
  expansion?: string;
  /** Return type of its first overload. */
  returns?: string;
  /** Signature of a function that has only one. */
  signature?: { parameters: ParameterFacts[]; returns: string };
  /** One of the types of the union can be called. */
  callable: boolean;
  /** The union without types that can be called. */
  uncallable: string;
  /** Members of an object type with few of them. */
  fields: { name: string; text: string }[];
  /** Text of `@default`, which may be inherited: a redeclared member that has none keeps it. */
  defaultText?: string;
  /** Its comment marks it as internal; TypeDoc does not see that for merged members. */
  hidden: boolean;
  declaredIn: DeclaredIn;
}

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteTypeArgumentsOfSignature;

const HIDDEN = /^(?:ignore|hidden|internal)$/;

/** More members than this are looked up rather than read in a cell. */
const FEW = 24;

function isLiteral(type: ts.Type): boolean {
  return (
    type.isLiteral() ||
    (type.flags &
      (ts.TypeFlags.BooleanLike |
        ts.TypeFlags.Null |
        ts.TypeFlags.String |
        ts.TypeFlags.Number)) !==
      0
  );
}

/** Props that may be left out say so elsewhere. */
function withoutUndefined(text: string): string {
  return text
    .replace(/^undefined \| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/ \| undefined(?= \|)/g, '')
    .replace(/^\((.*)\)$/, (whole, inside: string) => (balanced(inside) ? inside : whole));
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Writes names as users import them. */
function readable(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\bReact\.(?=[A-Z])/g, 'React.')
    .replace(/\s*\n\s*/g, ' ');
}

/** The name of a member, or of one that may be absent, as code has it: `'data-element'?`. */
function memberKey(name: string): string {
  const [, bare = name, mark = ''] = /^(.*?)(\??)$/.exec(name) ?? [];
  return /^[\w$]+$/.test(bare) ? name : `'${bare}'${mark}`;
}

export class TypeReader {
  /**
   * @param checker of the program that has the types
   * @param isDocumented whether the types of a package may be written out
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isDocumented: (packageName: string) => boolean = isOfMuiX,
  ) {}

  private print(type: ts.Type, more = 0): string {
    return withoutUndefined(readable(this.checker.typeToString(type, undefined, FLAGS | more)));
  }

  private text(type: ts.Type): string {
    const parts = type.isUnion() ? type.types : [type];
    const spelledOut = parts.length > 1 && parts.every(isLiteral);
    return this.print(type, spelledOut ? ts.TypeFormatFlags.InTypeAlias : 0);
  }

  private typeOf(symbol: ts.Symbol): ts.Type {
    return this.checker.getTypeOfSymbol(symbol);
  }

  /**
   * The declared type of a switch, of which the page's type arguments have only one value:
   * `enableAccessibleFieldDOMStructure?: TEnableAccessibleFieldDOMStructure`.
   */
  private switchType({ declarations: [declaration] = [] }: ts.Symbol): ts.Type | undefined {
    const declared = declaration && this.checker.getTypeAtLocation(declaration);
    const parameter = declared && this.checker.getNonNullableType(declared);
    if (!parameter?.isTypeParameter()) return undefined;
    const constraint = this.checker.getBaseConstraintOfType(parameter);
    return constraint && constraint.flags & ts.TypeFlags.Boolean ? constraint : undefined;
  }

  /**
   * The type of a member. If it is merged with a native attribute, and MUI declares the same type,
   * the result is that one: `A` is easier to read than `A & B`.
   */
  private typeOfMember(symbol: ts.Symbol): ts.Type {
    const merged = this.typeOf(symbol);
    const declaration = ownAmongOthers(symbol);
    const own = declaration && this.checker.getTypeAtLocation(declaration);
    if (!own) return this.switchType(symbol) ?? merged;
    const same =
      this.checker.isTypeAssignableTo(own, merged) && this.checker.isTypeAssignableTo(merged, own);
    return same ? own : merged;
  }

  private signature(type: ts.Type): TypeFacts['signature'] {
    const [called, another] = type.getCallSignatures();
    if (!called || another || type.getConstructSignatures().length > 0) return undefined;
    const parameters = called.parameters.map((symbol) => ({
      name: symbol.name.startsWith('__') ? 'options' : symbol.name,
      type: this.text(this.typeOf(symbol)),
      optional: isOptionalParameter(symbol),
    }));
    return { parameters, returns: this.text(called.getReturnType()) };
  }

  private returns(type: ts.Type): string | undefined {
    const [called] = type.getCallSignatures();
    return called && this.text(called.getReturnType());
  }

  private fieldsOf(type: ts.Type): TypeFacts['fields'] {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
    if (type.getCallSignatures().length > 0 || this.checker.isArrayLikeType(type)) return [];
    const properties = this.checker.getPropertiesOfType(type);
    if (properties.length === 0 || properties.length > FEW) return [];
    return properties.map((symbol) => ({
      name: symbol.flags & ts.SymbolFlags.Optional ? `${symbol.name}?` : symbol.name,
      text: this.text(this.typeOf(symbol)),
    }));
  }

  /** Definition of a name of the packages: its members, or the type that it is an alias of. */
  private expansion(type: ts.Type, text: string): string | undefined {
    if (!/^\w+(?:<.*>)?$/.test(text) || this.signature(type)) return undefined;
    const symbol = type.aliasSymbol ?? type.getSymbol();
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!this.isDocumented(packageOfFile(file) ?? '')) return undefined;
    const fields = this.fieldsOf(type);
    if (fields.length > 0) {
      const lines = fields.map(({ name, text: field }) => `  ${memberKey(name)}: ${field};`);
      return `{\n${lines.join('\n')}\n}`;
    }
    const alias = this.print(type, ts.TypeFormatFlags.InTypeAlias);
    return alias === text || alias.length > 600 ? undefined : alias;
  }

  /** @param symbol a member of an interface */
  read(symbol: ts.Symbol): TypeFacts {
    const declared = this.typeOfMember(symbol);
    const type = this.checker.getNonNullableType(declared);
    const kept = declared.isUnion() && declared.types.some((t) => t.flags & ts.TypeFlags.Null);
    const text = this.text(kept ? declared : type);
    const parts = type.isUnion() ? type.types : [type];
    const tags = symbol.getJsDocTags(this.checker);
    return {
      text,
      expansion: this.expansion(type, text),
      returns: this.returns(type),
      signature: this.signature(type),
      callable: parts.some((part) => part.getCallSignatures().length > 0),
      uncallable: parts
        .filter((part) => part.getCallSignatures().length === 0)
        .map((part) => this.text(part))
        .join(' | '),
      fields: this.fieldsOf(type),
      defaultText: defaultIn(tags),
      hidden: tags.some(({ name }) => HIDDEN.test(name)),
      declaredIn: declaredIn(symbol),
    };
  }
}

function defaultIn(tags: readonly ts.JSDocTagInfo[]): string | undefined {
  const found = tags.find(({ name }) => /^default(?:Value)?$/.test(name));
  return found && ts.displayPartsToString(found.text);
}

function isOptionalParameter(symbol: ts.Symbol): boolean {
  const declaration = symbol.valueDeclaration;
  return Boolean(
    declaration &&
    ts.isParameter(declaration) &&
    (declaration.questionToken ?? declaration.initializer),
  );
}
