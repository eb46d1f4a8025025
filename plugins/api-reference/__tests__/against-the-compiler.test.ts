/**
 * The reference against the TypeScript compiler, which is asked without TypeDoc and without the
 * generator's entry files.
 */
import path from 'node:path';
import ts from 'typescript';
import type { ApiComponentPage, ApiInterfacePage, ApiMember } from '../../../model/api-reference';
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

function parameterOf(packageName: string, name: string): ts.Type | undefined {
  const symbol = exportOf(packageName, name) ?? exportOf(packageName, `Unstable_${name}`);
  const [signature] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  const [parameter] = signature?.parameters ?? [];
  return parameter && checker.getTypeOfSymbol(parameter);
}

/** The type that is named after the component, and that of its parameter, which may have more. */
function propsTypesOf({ name, package: { name: packageName } }: ApiComponentPage): ts.Type[] {
  const props = exportOf(packageName, `${name}Props`);
  const types = [
    props && checker.getDeclaredTypeOfSymbol(props),
    parameterOf(packageName, name),
  ].filter((type) => type !== undefined);
  if (types.length === 0) throw new Error(`${name} takes no props`);
  return types;
}

function declaredTypeOf({ name, package: { name: packageName } }: ApiInterfacePage): ts.Type {
  const symbol = exportOf(packageName, name);
  if (!symbol) throw new Error(`${packageName} does not export ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

interface Member {
  /** One for each type that has the member: a union consists of several. */
  symbols: ts.Symbol[];
  optional: boolean;
}

function variantsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The members of any of the types, and of any type of a union. */
function membersOf(types: ts.Type[]): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const variants of types.map(variantsOf)) {
    const names = variants.flatMap((type) => type.getProperties().map(({ name }) => name));
    for (const name of new Set(names)) {
      const found = variants.map((type) => checker.getPropertyOfType(type, name));
      const symbols = found.filter((symbol) => symbol !== undefined);
      const optional = found.some((symbol) => !symbol || symbol.flags & ts.SymbolFlags.Optional);
      const before = members.get(name);
      members.set(name, {
        symbols: [...(before?.symbols ?? []), ...symbols],
        optional: optional || before?.optional === true,
      });
    }
  }
  return members;
}

/** Some declaration is in a package of MUI; native attributes of the same name may come first. */
function isOwn({ name, declarations = [] }: ts.Symbol): boolean {
  // Material UI's types have the `ref` of an element, which function components do not receive.
  const own =
    name === 'ref'
      ? /node_modules\/@mui\/x-[^/]+\//
      : /node_modules\/@mui\/(?:x-[^/]+|material|base)\//;
  return declarations.some((declaration) => own.test(declaration.getSourceFile().fileName));
}

/** Members whose comment marks them as internal. */
function isHidden(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => /^(?:ignore|hidden|internal)$/.test(name));
}

function namesOf(members: Map<string, Member>, isListed: (symbol: ts.Symbol) => boolean): string[] {
  return [...members]
    .filter(([, { symbols }]) => symbols.some(isListed) && !symbols.some(isHidden))
    .map(([name]) => name)
    .sort();
}

/** Code without what the two readers of comments treat differently: fences, indentation. */
function plain(code: string): string {
  return code.replace(/```\w*|[`\s*]/g, '').replace(/\.$/, '');
}

/** Values of `@default`: the types of a union may have different ones. */
function defaultsOf({ symbols }: Member): string[] {
  return symbols
    .flatMap((symbol) => symbol.getJsDocTags(checker))
    .filter(({ name }) => /^default(?:Value)?$/.test(name))
    .map(({ text }) => plain(ts.displayPartsToString(text)));
}

/** Marks of the page that differ from the declarations. */
function wrongMarks(listed: ApiMember[], members: Map<string, Member>): string[] {
  return listed.flatMap(({ name, required, default: value }) => {
    const member = members.get(name);
    if (!member) return [`${name} is not declared`];
    const defaults = defaultsOf(member);
    const sameDefault =
      value === undefined ? defaults.length === 0 : defaults.includes(plain(value));
    return [
      ...(required === member.optional ? [`${name} is ${required ? 'optional' : 'required'}`] : []),
      ...(sameDefault ? [] : [`${name} has the default ${defaults.join(' or ') || 'of nothing'}`]),
    ];
  });
}

const membersOfPage = ({ groups }: ApiInterfacePage) => groups.flatMap(({ members }) => members);

it('there is much to compare', () => {
  expect(COMPONENTS.length).toBeGreaterThan(150);
  expect(INTERFACES).toHaveLength(16);
});

describe.each(COMPONENTS.map((page) => [page.name, page] as const))('%s', (_, page) => {
  const members = membersOf(propsTypesOf(page));

  it('lists the props that a package of MUI declares, and no others', () => {
    expect(page.props.map(({ name }) => name).sort()).toEqual(namesOf(members, isOwn));
  });

  it('marks what is required, and shows the declared defaults', () => {
    expect(wrongMarks(page.props, members)).toEqual([]);
  });
});

describe.each(INTERFACES.map((page) => [page.name, page] as const))('%s', (_, page) => {
  const type = declaredTypeOf(page);
  const members = membersOf([type]);
  const variants = variantsOf(type);

  it('lists the members, of a union those that all its types have', () => {
    const common = new Map(
      [...members].filter(([, { symbols }]) => symbols.length === variants.length),
    );
    expect(
      membersOfPage(page)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(namesOf(common, () => true));
  });

  it('leaves the other members of a union to the pages of its types', () => {
    const isVariant = (name: string) => variants.some(({ symbol }) => symbol.name === name);
    const pages = [page, ...INTERFACES.filter(({ name }) => isVariant(name))];
    const listed = new Set(pages.flatMap(membersOfPage).map(({ name }) => name));
    expect(namesOf(members, () => true).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('marks what is required, and shows the declared defaults', () => {
    expect(wrongMarks(membersOfPage(page), members)).toEqual([]);
  });
});
