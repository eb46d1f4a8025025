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
  /** Plugins of Day.js that it needs. */
  plugins: readonly string[];
}

const DATE_LIBRARY = 'dayjs';
const PLUGINS = `${DATE_LIBRARY}/plugin/`;

type Named = ReturnType<typeof namedValues>;

function valuesOf(tree: ElementNode): Named {
  return [...new Set(elementsOf(tree).flatMap(({ props }) => namedValues(props)))];
}

function constantsOf(values: Named): Constant[] {
  return values.filter((value): value is Constant => value instanceof Constant);
}

/** Names that a module imports, by package. */
function namesToImport(
  { tree, from, plugins }: PlaygroundCode,
  typed: boolean,
): Map<string, Set<string>> {
  const values = valuesOf(tree);
  const names = new Map<string, Set<string>>();
  const add = (source: string, name: string) =>
    names.set(source, (names.get(source) ?? new Set()).add(name));
  if (plugins.length > 0 || values.some(isDayjsDate)) names.set(DATE_LIBRARY, new Set());
  plugins.forEach((plugin) => names.set(`${PLUGINS}${plugin}`, new Set()));
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
  if (source === DATE_LIBRARY || source.startsWith(PLUGINS)) {
    return `import ${source.replace(PLUGINS, '')} from '${source}';`;
  }
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
  const extensions = code.plugins.map((plugin) => `${DATE_LIBRARY}.extend(${plugin});`);
  const constants = constantsOf(valuesOf(code.tree)).map((constant) =>
    printConstant(constant, typed),
  );
  const component = [`export default function ${code.name}() {`, printReturn(code.tree), '}'];
  const blocks = [imports.join('\n'), extensions.join('\n'), ...constants, component.join('\n')];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
