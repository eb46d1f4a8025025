import { typeKey } from '../type-key';

it.each([
  ["'left' | 'right'", "'right' | 'left'"],
  ["'left' | 'right'", '"right" | "left"'],
  ['(row: R) => void', '(newRow: R) => void'],
  ['(row?: R) => string | null', '(other?: R) => null | string'],
  ['{ a?: 1 | 2; b: string; }', '{ b: string; a?: 2 | 1 }'],
  ['{\n  a: string;\n  b: (x: A | B) => C;\n}', '{ a: string; b: (y: B | A) => C; }'],
  ['React.ReactNode', 'ReactNode'],
  ['Partial<Props<unknown>>', 'Partial<Props<never>>'],
  ['(value: (a: string) => void) => void', '(value: (b: string) => void) => void'],
  ["'a;b' | 'c|d'", "'c|d' | 'a;b'"],
])('%s is written like %s', (a, b) => {
  expect(typeKey(a)).toBe(typeKey(b));
});

it.each([
  ['string', 'string | null'],
  ['(row: R) => void', '(row?: R) => void'],
  ['(row: R) => void', '(row: R, id: string) => void'],
  ['(...rows: R[]) => void', '(rows: R[]) => void'],
  ['(row: A, column: B) => void', '(row: B, column: A) => void'],
  ['{ a: string; }', '{ a?: string; }'],
  ['{ a: string; }', '{ b: string; }'],
  ["'a;b'", "'b;a'"],
  ['string[]', 'string'],
  ['(unknown)', '(never)'],
  ['Map<string, number>', 'Map<number, string>'],
  ['(a: string) => A | B', '((a: string) => A) | B'],
])('%s is another type than %s', (a, b) => {
  expect(typeKey(a)).not.toBe(typeKey(b));
});
