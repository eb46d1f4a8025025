/** Prints elements as Prettier formats them in demos. */
import type { ElementNode } from './nodes';
import { LINE_WIDTH, onOneLine, printValue, quoted } from './print-value';

/** Strings that mean the same in an attribute, which has no backslashes but entities. */
const PLAIN = /^[^"&\\\p{C}]*$/u;

function attribute(name: string, value: unknown, indent: number): string {
  if (value === true) return name;
  if (typeof value === 'string') {
    return PLAIN.test(value) ? `${name}="${value}"` : `${name}={${quoted(value)}}`;
  }
  const start = `${name}={`;
  return `${start}${printValue(value, { column: indent + start.length, indent, after: 1 })}}`;
}

/** Prints an attribute on one line; undefined if its value needs several. */
function attributeOnOneLine([name, value]: [string, unknown]): string | undefined {
  return onOneLine(value) === undefined ? undefined : attribute(name, value, -Infinity);
}

function propsOf({ props }: ElementNode): [string, unknown][] {
  return Object.entries(props).filter(([, value]) => value !== undefined);
}

/** Prints a tag, on several lines if it does not fit. */
function printTag(node: ElementNode, end: '>' | ' />', indent: number, after: number): string {
  const props = propsOf(node);
  const attributes = props.map(attributeOnOneLine);
  const line = `<${[node.name, ...attributes].join(' ')}${end}`;
  const fits = indent + line.length + after <= LINE_WIDTH;
  if (fits && !attributes.includes(undefined)) return line;
  const lines = props.map(
    ([name, value]) => ' '.repeat(indent + 2) + attribute(name, value, indent + 2),
  );
  return [`<${node.name}`, ...lines, ' '.repeat(indent) + end.trimStart()].join('\n');
}

/**
 * Prints an element.
 * @param indent of its line, where it begins
 * @param after number of characters that follow it on its line
 */
function printElement(node: ElementNode, indent: number, after = 0): string {
  if (node.children.length === 0) return printTag(node, ' />', indent, after);
  const children = node.children.map(
    (child) => ' '.repeat(indent + 2) + printElement(child, indent + 2),
  );
  return [
    printTag(node, '>', indent, after),
    ...children,
    `${' '.repeat(indent)}</${node.name}>`,
  ].join('\n');
}

/** Prints the statement that returns an element from a component. */
export function printReturn(node: ElementNode): string {
  const start = '  return ';
  const line = printElement(node, start.length, 1);
  if (!line.includes('\n')) return `${start}${line};`;
  return `${start}(\n    ${printElement(node, 4)}\n  );`;
}
