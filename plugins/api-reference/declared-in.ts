import ts from 'typescript';
import { packageOfFile } from './program';

/** Where a member is declared. */
export interface DeclaredIn {
  /** The interface or the type alias. */
  name: string;
  /** The npm package; empty if the compiler knows of no declaration. */
  packageName: string;
  file: string;
}

const MUI_X = /^@mui\/x-/;

/** Packages whose props pages list; of HTML and CSS they only name the types. The first one wins. */
const OWN_PACKAGES = [MUI_X, /^@mui\/(?:material|base|joy)$/];

/** Checks that a package is part of MUI X. */
export function isOfMuiX(packageName: string): boolean {
  return MUI_X.test(packageName);
}

/** Checks that a package is part of MUI X, or one of the libraries that it extends. */
export function isOwnPackage(packageName: string): boolean {
  return OWN_PACKAGES.some((own) => own.test(packageName));
}

const FOLDER = /node_modules\/(@mui\/[\w-]+)\/(?:Unstable_)?([A-Z]\w+)\//;

/** The folder of a component of MUI that a file is in; undefined for other folders. */
export function componentFolderOf(file: string): { packageName: string; name: string } | undefined {
  const [, packageName, name] = FOLDER.exec(file) ?? [];
  return packageName !== undefined && name !== undefined ? { packageName, name } : undefined;
}

/** The npm package of a declaration; empty for files outside of packages. */
export function packageOf(declaration: ts.Declaration): string {
  return packageOfFile(declaration.getSourceFile().fileName) ?? '';
}

/**
 * The declaration that a member is documented by. `A & B` merges members of the same name, and a
 * native attribute may come first: MUI X precedes the libraries that it extends, and those precede
 * all others.
 */
function mainDeclaration(declarations: readonly ts.Declaration[]): ts.Declaration | undefined {
  for (const own of OWN_PACKAGES) {
    const found = declarations.find((declaration) => own.test(packageOf(declaration)));
    if (found) return found;
  }
  return declarations[0];
}

/** The alias that an object type is written for: `type A = { member: … } & B`. */
function aliasAround(node: ts.Node | undefined): string | undefined {
  for (let at = node?.parent; at; at = at.parent) {
    if (ts.isTypeAliasDeclaration(at)) return at.name.text;
  }
  return undefined;
}

/** Where a member is declared: by MUI X if one of its declarations is there. */
export function declaredIn({ declarations = [] }: ts.Symbol): DeclaredIn {
  const declaration = mainDeclaration(declarations);
  const parent = declaration?.parent;
  const name =
    parent && (ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent))
      ? parent.name.text
      : (aliasAround(declaration) ?? '');
  return {
    name,
    packageName: declaration ? packageOf(declaration) : '',
    file: declaration?.getSourceFile().fileName ?? '',
  };
}

/**
 * MUI's declaration of a member that other packages declare, too: a native attribute, for example.
 * @returns undefined for members that only MUI or only others declare
 */
export function ownAmongOthers({ declarations = [] }: ts.Symbol): ts.Declaration | undefined {
  const main = mainDeclaration(declarations);
  if (!main || !isOwnPackage(packageOf(main))) return undefined;
  return declarations.every((declaration) => isOwnPackage(packageOf(declaration)))
    ? undefined
    : main;
}
