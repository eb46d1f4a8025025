import type { ReadError, ReadErrorCode } from './project';

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

interface Fault {
  code: ReadErrorCode;
  index: number;
}

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const SPACE = /[ \t\r\n]*/y;

/** The index after a string; the negative index of its error otherwise, less one. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') return index + 1;
    if (character < ' ') return -index - 1;
    if (character === '\\') index += 1;
  }
  return -text.length - 1;
}

function endOfSpace(text: string, start: number): number {
  SPACE.lastIndex = start;
  return start + (SPACE.exec(text)?.[0].length ?? 0);
}

function codeOf(text: string, index: number, expected: Expected, last: string): ReadErrorCode {
  const found = text.charAt(index);
  if (found === '') return 'unfinished';
  if (found === '/' || found === '#') return 'comment';
  if (found === "'" || found === '“' || found === '”') return 'quote';
  const isEnd = found === '}' || found === ']';
  if (isEnd && last === ',') return 'comma';
  if (expected === 'commaOrEnd' && /["\w{[]/.test(found)) return 'comma';
  return 'unexpected';
}

/** Walks through the tokens without recursion, as a hostile text may be nested deeply. */
class Scanner {
  private readonly open: ('{' | '[')[] = [];
  private expected: Expected = 'value';
  private last = '';

  constructor(private readonly text: string) {}

  /** The first error; undefined if there is none. */
  run(): Fault | undefined {
    let index = endOfSpace(this.text, 0);
    while (index < this.text.length || this.expected !== 'nothing') {
      const end = this.token(index);
      if (end === undefined) {
        return { code: codeOf(this.text, index, this.expected, this.last), index };
      }
      if (end < 0) {
        const at = -end - 1;
        return { code: at >= this.text.length ? 'unfinished' : 'unexpected', index: at };
      }
      this.last = this.text.charAt(index);
      index = endOfSpace(this.text, end);
    }
    return undefined;
  }

  private token(index: number): number | undefined {
    const character = this.text.charAt(index);
    if (character === '}' || character === ']') return this.close(character, index);
    if (character === ',' || character === ':') return this.separator(character, index);
    if (character === '"') return this.string(index);
    return this.value(character, index);
  }

  private close(character: '}' | ']', index: number): number | undefined {
    const inObject = character === '}';
    const isAllowed =
      this.expected === 'commaOrEnd' || this.expected === (inObject ? 'keyOrEnd' : 'valueOrEnd');
    if (!isAllowed || this.open.at(-1) !== (inObject ? '{' : '[')) return undefined;
    this.open.pop();
    this.afterValue();
    return index + 1;
  }

  private separator(character: ',' | ':', index: number): number | undefined {
    if (this.expected !== (character === ',' ? 'commaOrEnd' : 'colon')) return undefined;
    this.expected = character === ',' && this.open.at(-1) === '{' ? 'key' : 'value';
    return index + 1;
  }

  private string(index: number): number | undefined {
    const isKey = this.expected === 'key' || this.expected === 'keyOrEnd';
    if (!isKey && !this.takesValue()) return undefined;
    if (isKey) this.expected = 'colon';
    else this.afterValue();
    return endOfString(this.text, index);
  }

  private value(character: string, index: number): number | undefined {
    if (!this.takesValue()) return undefined;
    if (character === '{' || character === '[') {
      this.open.push(character);
      this.expected = character === '{' ? 'keyOrEnd' : 'valueOrEnd';
      return index + 1;
    }
    LITERAL.lastIndex = index;
    const literal = LITERAL.exec(this.text)?.[0];
    if (literal === undefined) return undefined;
    this.afterValue();
    return index + literal.length;
  }

  private takesValue(): boolean {
    return this.expected === 'value' || this.expected === 'valueOrEnd';
  }

  private afterValue(): void {
    this.expected = this.open.length > 0 ? 'commaOrEnd' : 'nothing';
  }
}

/** Line and column of an index, from 1 on. */
export function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - start + 1 };
}

/**
 * Where a text stops being JSON, and why. Browsers name the place in different ways or not at all,
 * so their own errors are not shown.
 */
export function jsonError(text: string): ReadError {
  const { code, index } = new Scanner(text).run() ?? { code: 'unexpected', index: 0 };
  const found = String.fromCodePoint(text.codePointAt(index) ?? 32).trim();
  return { code, ...placeOf(text, index), ...(found && { found }) };
}
