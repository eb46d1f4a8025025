/**
 * The line of a module in which an error was thrown, or the innermost one that led to it; counted
 * from 1. Browsers write stacks differently, but all end a place with `<name>:<line>:<column>`.
 * @param name what the module was compiled as
 */
export function lineOfError(error: unknown, name: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const from = stack.indexOf(`${name}:`);
  if (from === -1) return undefined;
  const line = parseInt(stack.slice(from + name.length + 1), 10);
  return Number.isNaN(line) ? undefined : line;
}
