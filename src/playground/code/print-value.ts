/** Prints values as Prettier formats them in demos. A test compares both. */
import { Constant, Imported, isDayjsDate } from './nodes';

/** Width of a line, as in demos. */
export const LINE_WIDTH = 80;

/** Where a value is printed. */
interface Place {
  /** Column of its first character. */
  column: number;
  /** Indentation of its line. */
  indent: number;
  /** Number of characters that follow it on its last line. */
  after: number;
}

/** Prints a string in the quotes that need fewer backslashes. */
export function quoted(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && nameOf(value) === undefined;
}

/** Code of values that are not written out. */
function nameOf(value: object): string | undefined {
  if (value instanceof Constant || value instanceof Imported) return value.name;
  if (!isDayjsDate(value)) return undefined;
  const text = value.format('YYYY-MM-DDTHH:mm').replace('T00:00', '');
  return `dayjs('${text}')`;
}

/** Prettier breaks lists of several objects or lists, if all of them have several members. */
function alwaysBreaks(items: readonly unknown[]): boolean {
  const isList = Array.isArray(items[0]);
  return (
    items.length > 1 &&
    items.every(
      (item) => isContainer(item) && Array.isArray(item) === isList && Object.keys(item).length > 1,
    )
  );
}

/** Prints a value on one line; undefined for values that need several. */
export function onOneLine(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (!isContainer(value)) return nameOf(value);
  if (Array.isArray(value)) {
    const items = value.map(onOneLine);
    return alwaysBreaks(value) || items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  const members = Object.entries(value).map(([name, member]) => {
    const text = onOneLine(member);
    return text && `${key(name)}: ${text}`;
  });
  if (members.length === 0) return '{}';
  return members.includes(undefined) ? undefined : `{ ${members.join(', ')} }`;
}

/** Prints a value, on several lines if it does not fit. */
export function printValue(value: unknown, { column, indent, after }: Place): string {
  const line = onOneLine(value);
  if (line !== undefined && (!isContainer(value) || column + line.length + after <= LINE_WIDTH)) {
    return line;
  }
  const inner = indent + 2;
  const print = (start: string, member: unknown) =>
    ' '.repeat(inner) +
    start +
    printValue(member, { column: inner + start.length, indent: inner, after: 1 });
  const [open, close, members] = Array.isArray(value)
    ? ['[', ']', value.map((item) => print('', item))]
    : [
        '{',
        '}',
        Object.entries(value as object).map(([name, item]) => print(`${key(name)}: `, item)),
      ];
  return [open, ...members.map((member) => `${member},`), ' '.repeat(indent) + close].join('\n');
}
