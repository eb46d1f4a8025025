/**
 * Code without its comments, for checks that concern only code. It does not parse strings: what
 * follows `//` in an address is lost, so the result is looked at and never shown.
 */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
