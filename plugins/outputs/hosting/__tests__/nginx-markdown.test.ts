import { ACCEPT_HEADERS } from '../../../../model/__tests__/accept-headers';
import { NAMES_MARKDOWN, nginxMarkdown, PREFERS_HTML } from '../nginx-markdown';

/** What the directives decide; the expressions mean the same in both languages. */
function prefersMarkdown(header: string): boolean {
  const matches = (expression: string) => new RegExp(expression, 'i').test(header);
  return matches(NAMES_MARKDOWN) && !PREFERS_HTML.some(matches);
}

it.each(ACCEPT_HEADERS)('%j wants Markdown: %s', (header, markdown) => {
  expect(prefersMarkdown(header)).toBe(markdown);
});

it('a long header takes no time', () => {
  const start = performance.now();
  prefersMarkdown(`${'text/markdown;a=b;'.repeat(400)}${'*/*, '.repeat(400)}`);
  expect(performance.now() - start).toBeLessThan(1000);
});

it('no expression ends the string of a directive', () => {
  const written = [...nginxMarkdown().matchAll(/"([^"]*)"/g)];
  expect(written.length).toBeGreaterThan(PREFERS_HTML.length);
  expect([NAMES_MARKDOWN, ...PREFERS_HTML].join('')).not.toContain('"');
});
