/**
 * Compiles modules of demos in the browser. What it does to imports is known to
 * plugins/demos/editing, which finds by the same options what demos ask for.
 */
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';
import type { CodeVariant } from '@site/model/preferences';
import { reasonOf } from '@site/model/reason-of';

/** Code that does not parse; lines are counted from 1. */
export class CodeSyntaxError extends Error {
  constructor(
    reason: string,
    readonly line: number | undefined,
  ) {
    super(reason);
    this.name = 'CodeSyntaxError';
  }
}

/** Finds the first syntax error with the editor's own parser. */
function firstErrorLine(code: string, variant: CodeVariant): number | undefined {
  const { parser } = variant === 'TS' ? tsxLanguage : jsxLanguage;
  let at: number | undefined;
  parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
    },
  });
  return at === undefined ? undefined : code.slice(0, at).split('\n').length;
}

interface Position {
  line: number;
  /** Counted from 1. */
  column: number;
}

/**
 * If there is an error inside of an arrow function, the compiler does not recognize the function,
 * and reports the arrow, perhaps many lines above.
 */
function blamesArrow(code: string, { line, column }: Position): boolean {
  return code.split('\n')[line - 1]?.startsWith('=>', column - 1) ?? false;
}

/** Keeps line numbers: everything that is added goes on the first line. */
function toCommonJs(code: string, variant: CodeVariant): string {
  try {
    return transform(code, {
      transforms: variant === 'TS' ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    const { loc } = error as { loc?: Position };
    const message = reasonOf(error);
    const found = loc && blamesArrow(code, loc) ? firstErrorLine(code, variant) : undefined;
    throw new CodeSyntaxError(message.replace(/\s*\(\d+:\d+\)$/, ''), found ?? loc?.line);
  }
}

/** A module of a demo in JavaScript. Nothing of it has run. */
export interface CompiledModule {
  /** Name in stack traces. */
  name: string;
  /** Names of its imports; may contain words of strings that look like imports. */
  requests: string[];
  /** A function expression with the module as its body; see `ModuleFactory` in load-factory.ts. */
  factorySource: string;
}

/**
 * Compiles a module, without running anything of it.
 * @param name by which stacks of errors call it
 * @throws {CodeSyntaxError} for what the compiler finds; the browser may find more
 */
export function compile(code: string, variant: CodeVariant, name: string): CompiledModule {
  const compiled = toCommonJs(code, variant).replaceAll(/\bimport\.meta\.url\b/g, 'moduleUrl');
  const requests = [...compiled.matchAll(/\brequire\((['"])(.+?)\1\)/g)].map(
    (match) => match[2] ?? '',
  );
  return {
    name,
    requests: [...new Set(requests)],
    factorySource: `function(require,exports,moduleUrl,Worker){${compiled}\n}`,
  };
}
