import ts from 'typescript';
import type { CardKind, TypeCard } from '../../../model/type-cards';
import { firstSentence } from '../../api-reference/comment-text';
import { isOfMuiX, packageOf } from '../../api-reference/declared-in';
import type { FoundExport } from './find-exports';
import type { Place } from './reference-places';

/** Lines of a definition that a card shows; the page of the reference has all of it. */
const MOST_LINES = 32;

/** Characters of a type in one line. */
const MOST_CHARACTERS = 1200;

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const printer = ts.createPrinter({ removeComments: true });

function shorten(code: string): string {
  const lines = code.split('\n');
  const ending = lines.at(-1) ?? '';
  const kept =
    lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 2), '    …', ending] : lines;
  const text = kept.join('\n').replace(/^( {4})+/gm, (indent) => '  '.repeat(indent.length / 4));
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** The first sentence of a comment, without the marks of links. */
function summaryOf(comment: string): string {
  const own = comment.replace(/\n*(?:Demos|API):[^]*/, '').replace(/\[\[([^\]]+)\]\]/g, '$1');
  return firstSentence(own.replaceAll('`', ''));
}

function print(declaration: ts.Declaration): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
    .replace(/^(?:export |default |declare )+/, '')
    .replace(/^ *private .*\n/gm, '')
    .replaceAll(/import\("[^"]*"\)\./g, '');
}

/** Declarations in the packages; users may have added others. */
function declarationsOf({ declarations = [] }: ts.Symbol, ofType: boolean): ts.Declaration[] {
  const isTypeLike = (each: ts.Declaration) =>
    ts.isInterfaceDeclaration(each) ||
    ts.isTypeAliasDeclaration(each) ||
    ts.isEnumDeclaration(each);
  return declarations.filter((each) => isTypeLike(each) === ofType);
}

function isComponent(name: string, type: ts.Type): boolean {
  return /^(?:Unstable_)?[A-Z][a-z]/.test(name) && type.getCallSignatures().length > 0;
}

/** Describes exports with the compiler. */
export class CardWriter {
  /** @param places where the reference documents exports */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  private kindOf({ name, symbol }: FoundExport, type: ts.Type): CardKind {
    if (!(symbol.flags & ts.SymbolFlags.Value) || symbol.flags & ts.SymbolFlags.Enum) return 'type';
    if (symbol.flags & ts.SymbolFlags.Class) return 'class';
    if (isComponent(name, type)) return 'component';
    if (type.getCallSignatures().length === 0) return 'constant';
    return /^use[A-Z]/.test(name.replace(/^unstable_/, '')) ? 'hook' : 'function';
  }

  private text(type: ts.Type): string {
    return this.checker.typeToString(type, undefined, FLAGS).replaceAll(/import\("[^"]*"\)\./g, '');
  }

  private component(name: string, type: ts.Type): string {
    const props = type.getCallSignatures().at(-1)?.parameters[0];
    const declaration = props?.valueDeclaration;
    // As it is written: the compiler would put the definition in the place of some names.
    const written =
      declaration && ts.isParameter(declaration) && isOfMuiX(packageOf(declaration))
        ? declaration.type?.getText()
        : undefined;
    const text = written ?? (props && this.text(this.checker.getTypeOfSymbol(props)));
    const list = text === undefined ? '' : `props: ${text.replace(/\s+/g, ' ')}`;
    return `function ${name}(${list}): JSX.Element`;
  }

  private codeOf({ name, symbol }: FoundExport, kind: CardKind, type: ts.Type): string {
    if (kind === 'type') return declarationsOf(symbol, true).map(print).join('\n');
    if (kind === 'component') return this.component(name, type);
    const [declaration] = declarationsOf(symbol, false);
    if (declaration && !ts.isVariableDeclaration(declaration) && ts.isStatement(declaration)) {
      return print(declaration);
    }
    const code = this.text(type);
    const isCall = kind !== 'constant' && type.getCallSignatures().length === 1;
    return isCall && /^[<(]/.test(code)
      ? `function ${name}${code.replace(/\) => (?!.*\) => )/, '): ')}`
      : `const ${name}: ${code}`;
  }

  private deprecationOf(symbol: ts.Symbol): string | undefined {
    const tag = symbol.getJsDocTags(this.checker).find((each) => each.name === 'deprecated');
    return tag && firstSentence(ts.displayPartsToString(tag.text));
  }

  describe(found: FoundExport): TypeCard {
    const { name, symbol, from } = found;
    const type = this.checker.getTypeOfSymbol(symbol);
    const kind = this.kindOf(found, type);
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    const place = this.places.get(name.replace(/^Unstable_/, ''));
    const summary = place?.summary || summaryOf(comment);
    return {
      name,
      kind,
      code: shorten(this.codeOf(found, kind, type)),
      from,
      summary: summary || undefined,
      to: place?.to,
      plan: place?.plan,
      since: place?.since,
      deprecated: place?.deprecated ?? this.deprecationOf(symbol),
    };
  }
}
