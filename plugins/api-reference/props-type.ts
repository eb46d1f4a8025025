import type ts from 'typescript';
import { isOfMuiX, ownAmongOthers, packageOf } from './declared-in';
import { resolveAlias, type PackageExports } from './program';
import { typeExpression } from './type-expression';

/** The first call signature of an export; undefined for what is not a function. */
export function callOf(
  checker: ts.TypeChecker,
  found: PackageExports,
  symbol: ts.Symbol,
): ts.Signature | undefined {
  return callsOf(checker, found, symbol)[0];
}

/** The last one: components that can have other root elements have the usual one there. */
export function lastCallOf(
  checker: ts.TypeChecker,
  found: PackageExports,
  symbol: ts.Symbol,
): ts.Signature | undefined {
  return callsOf(checker, found, symbol).at(-1);
}

function callsOf(
  checker: ts.TypeChecker,
  { source }: PackageExports,
  symbol: ts.Symbol,
): readonly ts.Signature[] {
  const type = checker.getTypeOfSymbolAtLocation(resolveAlias(checker, symbol), source);
  return type.getCallSignatures();
}

function namesOf(checker: ts.TypeChecker, type: ts.Type): Set<string> {
  return new Set(checker.getPropertiesOfType(type).map(({ name }) => name));
}

/** Checks that a component takes all props of a type and others, besides those of all components. */
function takesMore(
  checker: ts.TypeChecker,
  found: PackageExports,
  component: ts.Symbol,
  propsType: ts.Symbol,
): boolean {
  const [parameter] = callOf(checker, found, component)?.parameters ?? [];
  if (!parameter) return false;
  const taken = namesOf(checker, checker.getTypeOfSymbolAtLocation(parameter, found.source));
  const declared = checker.getDeclaredTypeOfSymbol(resolveAlias(checker, propsType));
  const named = new Set([...namesOf(checker, declared), 'ref', 'key']);
  const taking = [...taken].some((name) => !named.has(name));
  return taking && [...named].every((name) => taken.has(name) || /^(?:ref|key)$/.test(name));
}

/** Props of which any component with a root element has one. */
const OF_COMPONENTS = ['children', 'className', 'classes', 'component', 'sx'];

/** Checks that the type named after a component is only a part of its props, or of something else. */
function isOther(
  checker: ts.TypeChecker,
  found: PackageExports,
  component: ts.Symbol,
  propsType: ts.Symbol,
): boolean {
  if (isOfMuiX(found.packageName)) return takesMore(checker, found, component, propsType);
  // Elsewhere, components take other props for each root element, and the type has the usual ones.
  // `GridProps` of MUI System is about CSS, which its component also takes.
  const [parameter] = lastCallOf(checker, found, component)?.parameters ?? [];
  if (!parameter) return false;
  const taken = namesOf(checker, checker.getTypeOfSymbolAtLocation(parameter, found.source));
  const declared = checker.getDeclaredTypeOfSymbol(resolveAlias(checker, propsType));
  const named = namesOf(checker, declared);
  const hasNone = (names: Set<string>) => OF_COMPONENTS.every((name) => !names.has(name));
  return named.size > 0 && hasNone(named) && !hasNone(taken);
}

/**
 * The type of a component's props, as TypeScript over the package's namespace `M`. This is the type
 * that is named after the component, unless it is only a part of what the component takes:
 * `GridFilterInputValue` takes more than `GridFilterInputValueProps`.
 * @param name of the component, without `Unstable_`
 */
export function propsTypeOf(
  checker: ts.TypeChecker,
  found: PackageExports,
  name: string,
  exportName: string,
): string {
  const component = found.symbols.get(exportName);
  const propsType = found.symbols.get(`${name}Props`);
  const parameter = `React.ComponentProps<typeof M.${exportName}>`;
  if (component && propsType && isOther(checker, found, component, propsType)) return parameter;
  return typeExpression(checker, found, `${name}Props`) ?? parameter;
}

/**
 * Names of props that MUI X declares for some type arguments only, while React declares them for
 * others. A page is made with one set of arguments: `DateField` declares `onPaste` for accessible
 * fields only.
 * @param name of the component, without `Unstable_`
 */
export function ownForSomeArguments(
  checker: ts.TypeChecker,
  { symbols }: PackageExports,
  name: string,
): string[] {
  const symbol = symbols.get(`${name}Props`);
  const type = symbol && checker.getDeclaredTypeOfSymbol(resolveAlias(checker, symbol));
  if (!type?.aliasTypeArguments) return [];
  return checker
    .getPropertiesOfType(type)
    .filter((property) => {
      const own = ownAmongOthers(property);
      return own && isOfMuiX(packageOf(own));
    })
    .map((property) => property.name);
}
