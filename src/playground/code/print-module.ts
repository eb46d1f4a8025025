import type { CodeVariant } from '@site/model/preferences';
import {
  Constant,
  elementsOf,
  Imported,
  isComponent,
  isDayjsDate,
  namedValues,
  type ElementNode,
} from './nodes';
import { printReturn } from './print-element';
import { LINE_WIDTH, printValue } from './print-value';

/** What a module of a playground is made of. */
export interface PlaygroundCode {
  /** Name of the function that it exports. */
  name: string;
  tree: ElementNode;
  /** Package of its components. */
  from: string;
}

const DATE_LIBRARY = 'dayjs';

type Named = ReturnType<typeof namedValues>;

function valuesOf(tree: ElementNode): Named {
  return [...new Set(elementsOf(tree).flatMap(({ props }) => namedValues(props)))];
}

function constantsOf(values: Named): Constant[] {
  return values.filter((value): value is Constant => value instanceof Constant);
}

/** Names that a module imports, by package. */
function namesToImport({ tree, from }: PlaygroundCode, typed: boolean): Map<string, Set<string>> {
  const values = valuesOf(tree);
  const names = new Map<string, Set<string>>();
  const add = (source: string, name: string) =>
    names.set(source, (names.get(source) ?? new Set()).add(name));
  if (values.some(isDayjsDate)) names.set(DATE_LIBRARY, new Set());
  elementsOf(tree)
    .filter(isComponent)
    .forEach(({ name }) => add(from, name));
  values.forEach((value) => {
    if (value instanceof Imported) add(value.from, value.name);
  });
  constantsOf(values).forEach(({ type }) => {
    if (type && typed) add(from, `type ${type.imported}`);
  });
  return names;
}

function printImport(source: string, names: ReadonlySet<string>): string {
  if (source === DATE_LIBRARY) return `import ${DATE_LIBRARY} from '${source}';`;
  const line = `import { ${[...names].join(', ')} } from '${source}';`;
  if (line.length <= LINE_WIDTH) return line;
  return ['import {', ...[...names].map((name) => `  ${name},`), `} from '${source}';`].join('\n');
}

function printConstant({ name, value, type }: Constant, typed: boolean): string {
  const start = `const ${name}${type && typed ? `: ${type.text}` : ''} = `;
  return `${start}${printValue(value, { column: start.length, indent: 0, after: 1 })};`;
}

/** The packages that a module imports. */
export function packagesOf(code: PlaygroundCode): string[] {
  return [...namesToImport(code, false).keys()];
}

/** Prints a module that exports a component with a tree of elements. */
export function printModule(code: PlaygroundCode, variant: CodeVariant): string {
  const typed = variant === 'TS';
  const imports = [...namesToImport(code, typed)].map(([source, names]) =>
    printImport(source, names),
  );
  const constants = constantsOf(valuesOf(code.tree)).map((constant) =>
    printConstant(constant, typed),
  );
  const component = [`export default function ${code.name}() {`, printReturn(code.tree), '}'];
  return `${[imports.join('\n'), ...constants, component.join('\n')].join('\n\n')}\n`;
}
