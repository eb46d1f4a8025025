/**
 * Code without its comments, for questions that are about code alone. It knows no strings: what
 * follows `//` in an address is lost, so the result is looked at and never shown.
 */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
