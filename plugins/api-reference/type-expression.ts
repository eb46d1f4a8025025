import ts from 'typescript';
import { isOfMuiX } from './declared-in';
import { resolveAlias, type PackageExports } from './program';

/**
 * Parameters that are clearest by their own names: the type of dates depends on the date library,
 * those of rows and values on the user's data. `entry-files.ts` declares types of these names.
 */
const NAMED_IN_MUI_X = ['TDate', 'R'];
const NAMED_ELSEWHERE = ['Value'];

/** Replacement for a type parameter, so types look as users write them. */
function argumentFor(parameter: ts.TypeParameterDeclaration, named: readonly string[]): string {
  const name = parameter.name.text;
  if (named.includes(name)) return name;
  const bound = (parameter.default ?? parameter.constraint)?.getText();
  return bound && /^(?:any|boolean|true|false|boolean \| undefined)$/.test(bound) ? bound : 'any';
}

/**
 * A type of a package as an expression over the package's namespace `M`, its type parameters
 * filled in: `M.DatePickerProps<TDate, boolean>`.
 * @returns nothing when the package does not export it
 */
export function typeExpression(
  checker: ts.TypeChecker,
  { packageName, symbols }: PackageExports,
  name: string,
): string | undefined {
  const symbol = symbols.get(name);
  const declarations = symbol && resolveAlias(checker, symbol).declarations;
  const declaration = declarations?.find(
    (found) => ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found),
  );
  if (!declaration) return undefined;
  const { typeParameters = [] } = declaration as ts.InterfaceDeclaration;
  // Defaults of MUI X are the widest types; those of other packages are what most users get.
  const isOfX = isOfMuiX(packageName);
  const named = isOfX ? NAMED_IN_MUI_X : NAMED_ELSEWHERE;
  const given = typeParameters
    .filter((parameter) => isOfX || parameter.default === undefined)
    .map((parameter) => argumentFor(parameter, named))
    .join(', ');
  return given ? `M.${name}<${given}>` : `M.${name}`;
}
