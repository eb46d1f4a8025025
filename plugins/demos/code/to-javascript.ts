import * as babelParser from 'prettier/plugins/babel';
import * as estreePrinter from 'prettier/plugins/estree';
import { version as prettierVersion } from 'prettier/package.json';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';
import { version as sucraseVersion } from 'sucrase/package.json';
import { reasonOf } from '../../../model/reason-of';
import { withoutComments } from './comments';
import { cached } from '../../bundler/disk-cache';

/**
 * Part of cache keys: the tools, and how we call them. Raise the last number when the output changes
 * for the same input.
 */
export const TO_JAVASCRIPT_VERSION = `sucrase-${sucraseVersion}-prettier-${prettierVersion}-3`;

const PRINT_OPTIONS = {
  parser: 'babel',
  plugins: [babelParser, estreePrinter],
  singleQuote: true,
  printWidth: 80,
};

/** Thrown for invalid TypeScript; lines and columns are counted from 1. */
export class CodeSyntaxError extends Error {
  constructor(
    reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason);
    this.name = 'CodeSyntaxError';
  }
}

/**
 * Names that an import declares and that occur nowhere else in the code. A fence that shows only
 * an import would otherwise lose it, as unused imports count as imports of types.
 */
function importedOnly(code: string): string[] {
  const imports = code.match(/^import\s+(?!type\b)[^'"]*?from\s*['"]/gm) ?? [];
  const names = imports
    .flatMap((statement) => statement.match(/[A-Za-z_$][\w$]*/g) ?? [])
    .filter((name) => !['import', 'from', 'as', 'type'].includes(name));
  // Package names and comments do not count as uses: `import dayjs from 'dayjs'`.
  const rest = withoutComments(code.replace(/^import\b[^'"(]*['"][^'"]*['"]/gm, ''));
  return [...new Set(names)].filter(
    (name) => !new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(rest),
  );
}

function stripTypes(code: string): string {
  const kept = importedOnly(code);
  const marker = '/* imports kept above */';
  const input = kept.length > 0 ? `${code}\n${marker};[${kept.join(', ')}];` : code;
  try {
    const output = transform(input, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    }).code;
    return output.split(marker)[0] ?? output;
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    const reason = reasonOf(error);
    throw new CodeSyntaxError(
      reason.replace(/\s*\(\d+:\d+\)$/, ''),
      loc?.line ?? 1,
      loc?.column ?? 1,
    );
  }
}

/** The second tool finds errors that the first one accepts; lines are still those of the author. */
async function print(stripped: string): Promise<string> {
  try {
    return await format(stripped, PRINT_OPTIONS);
  } catch (error) {
    const { loc } = error as { loc?: { start: { line: number; column: number } } };
    const [reason = ''] = reasonOf(error).split('\n');
    throw new CodeSyntaxError(
      reason.replace(/\s*\(\d+:\d+\)$/, ''),
      loc?.start.line ?? 1,
      loc?.start.column ?? 1,
    );
  }
}

/**
 * Makes the JavaScript variant of TypeScript code: types stripped, formatted, comments and blank
 * lines kept.
 * @param code a whole module, or the statements or the JSX expression of a fence
 * @throws {CodeSyntaxError} when the code does not parse
 */
export async function toJavaScript(code: string): Promise<string> {
  return cached(`${TO_JAVASCRIPT_VERSION}\n${code}`, async () => {
    const stripped = stripTypes(code);
    if (stripped.trim() === '') return '';
    const printed = await print(stripped);
    // An expression statement gets a semicolon that JSX at the end of a fence never had.
    return />\s*$/.test(code) ? printed.replace(/>;\s*$/, '>\n') : printed;
  });
}
