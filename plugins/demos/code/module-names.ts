import ts from 'typescript';

/** Another module, as a module names it. */
export interface ModuleName {
  /** Text between the quotes: `react`, `../_data/orders`. */
  request: string;
  /** Named as the file of a worker: `new Worker(new URL('./worker.ts', import.meta.url))`. */
  worker: boolean;
  /** Positions of the text between the quotes. */
  start: number;
  end: number;
}

const KINDS: Record<string, ts.ScriptKind> = {
  '.ts': ts.ScriptKind.TS,
  '.tsx': ts.ScriptKind.TSX,
  '.js': ts.ScriptKind.JS,
  '.jsx': ts.ScriptKind.JSX,
};

function isNewOf(node: ts.Node, name: string): node is ts.NewExpression {
  return (
    ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name
  );
}

/** `import.meta.url`, by which a file is named that bundlers are to find. */
function isOwnAddress(node: ts.Node | undefined): boolean {
  return (
    !!node &&
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'url' &&
    ts.isMetaProperty(node.expression)
  );
}

/** Imports, re-exports, `import('…')`, `import('…').Type`, and files beside the module. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  if (isNewOf(node, 'URL') && isOwnAddress(node.arguments?.[1])) return node.arguments?.[0];
  return undefined;
}

/** Many demos share their data. */
const known = new Map<string, readonly ModuleName[]>();

/**
 * The modules that a module names, in the order in which it does.
 * @param ending of the file, which determines the syntax: `.tsx`
 */
export function moduleNames(code: string, ending: string): readonly ModuleName[] {
  const key = ending + code;
  const names = known.get(key) ?? parseNames(code, ending);
  known.set(key, names);
  return names;
}

function parseNames(code: string, ending: string): ModuleName[] {
  const source = ts.createSourceFile(
    `module${ending}`,
    code,
    ts.ScriptTarget.Latest,
    false,
    KINDS[ending] ?? ts.ScriptKind.TSX,
  );
  const found: ModuleName[] = [];
  const visit = (node: ts.Node, inWorker: boolean): void => {
    const name = nameIn(node);
    if (name && ts.isStringLiteralLike(name)) {
      const [start, end] = [name.getStart(source) + 1, name.getEnd() - 1];
      found.push({ request: name.text, worker: inWorker && isNewOf(node, 'URL'), start, end });
    }
    ts.forEachChild(node, (child) => visit(child, isNewOf(node, 'Worker')));
  };
  visit(source, false);
  return found;
}

/**
 * The modules that the file of an installed package names, CommonJS and ES modules alike. Thousands
 * of files are read this way, so they are scanned and not parsed.
 */
export function packageModuleNames(code: string): string[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}
