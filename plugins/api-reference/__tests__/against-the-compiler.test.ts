/**
 * The reference against the TypeScript compiler, which is asked without TypeDoc and without the
 * generator's entry files.
 */
import path from 'node:path';
import ts from 'typescript';
import { COMPONENTS, INTERFACES, SITE_DIR } from './generated';

const PACKAGES = [...new Set([...COMPONENTS, ...INTERFACES].map((page) => page.package.name))];

const fileOf = (name: string) => path.join(SITE_DIR, 'node_modules', name, 'index.d.ts');

const program = ts.createProgram(PACKAGES.map(fileOf), {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();

function exportOf(packageName: string, name: string): ts.Symbol | undefined {
  const source = program.getSourceFile(fileOf(packageName));
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}

function propsTypeOf(packageName: string, name: string): ts.Type {
  const props = exportOf(packageName, `${name}Props`);
  if (props) return checker.getDeclaredTypeOfSymbol(props);
  const symbol = exportOf(packageName, name) ?? exportOf(packageName, `Unstable_${name}`);
  if (!symbol) throw new Error(`${packageName} does not export ${name}`);
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!parameter) throw new Error(`${name} takes no props`);
  return checker.getTypeOfSymbol(parameter);
}

/** Declared by a package of MUI, not by React's types. */
function isOwn(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return /node_modules\/@mui\/(?:x-[^/]+|material|base)\//.test(file);
}

/** Members whose comment marks them as internal. */
function isHidden(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => /^(?:ignore|hidden|internal)$/.test(name));
}

function namesOf(type: ts.Type): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter((symbol) => !isHidden(symbol))
    .map(({ name }) => name)
    .sort();
}

it('there is much to compare', () => {
  expect(COMPONENTS.length).toBeGreaterThan(150);
  expect(INTERFACES).toHaveLength(16);
});

it.each(COMPONENTS.map((page) => [page.name, page] as const))('the props of %s', (name, page) => {
  const type = propsTypeOf(page.package.name, name);
  const expected = checker
    .getPropertiesOfType(type)
    .filter((symbol) => isOwn(symbol) && !isHidden(symbol))
    .map((symbol) => symbol.name)
    .sort();
  expect(page.props.map((prop) => prop.name).sort()).toEqual(expected);
});

it.each(INTERFACES.map((page) => [page.name, page] as const))('the members of %s', (name, page) => {
  const symbol = exportOf(page.package.name, name);
  if (!symbol) throw new Error(`${page.package.name} does not export ${name}`);
  const members = page.groups.flatMap((group) => group.members.map((member) => member.name));
  expect(members.sort()).toEqual(namesOf(checker.getDeclaredTypeOfSymbol(symbol)));
});
