import ts from 'typescript';
import { resolveAlias, type PackageExports } from './program';

/** Replacement for a type parameter, so types look as users write them. */
function argumentFor(parameter: ts.TypeParameterDeclaration): string {
  const name = parameter.name.text;
  // The type of dates depends on the date library, so the parameter's name is clearest.
  if (name === 'TDate' || name === 'R') return name;
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
  { symbols }: PackageExports,
  name: string,
): string | undefined {
  const symbol = symbols.get(name);
  const declarations = symbol && resolveAlias(checker, symbol).declarations;
  const declaration = declarations?.find(
    (found) => ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found),
  );
  if (!declaration) return undefined;
  const { typeParameters = [] } = declaration as ts.InterfaceDeclaration;
  const given = typeParameters.map(argumentFor).join(', ');
  return given ? `M.${name}<${given}>` : `M.${name}`;
}
