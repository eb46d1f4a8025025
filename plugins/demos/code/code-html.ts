import { highlightLines } from './highlight';

export interface CodeHtmlOptions {
  /** Numbers of the lines to mark, counted from 1. */
  marked?: ReadonlySet<number>;
}

/**
 * The inner HTML of a code element: a span per line, so that lines can be numbered, marked and
 * wrapped by CSS alone. Its text content is the code to the letter, which is what copying reads.
 */
export function codeHtml(code: string, language: string, { marked }: CodeHtmlOptions = {}): string {
  return highlightLines(code, language)
    .map((html, index) => `<span${marked?.has(index + 1) ? ' class=marked' : ''}>${html}\n</span>`)
    .join('');
}
