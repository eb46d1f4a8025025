import { highlightLines } from './highlight';

export interface CodeHtmlOptions {
  /** Numbers of the lines to mark, counted from 1. */
  marked?: ReadonlySet<number>;
}

/**
 * The inner HTML of a code element: a span per line, so lines can be numbered, marked and
 * wrapped only by CSS. Its text content is exactly the code, which is what copying reads.
 */
export function codeHtml(code: string, language: string, { marked }: CodeHtmlOptions = {}): string {
  return highlightLines(code, language)
    .map((html, index) => `<span${marked?.has(index + 1) ? ' class=marked' : ''}>${html}\n</span>`)
    .join('');
}
