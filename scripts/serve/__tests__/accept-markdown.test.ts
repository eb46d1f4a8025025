import { markdownFile, prefersMarkdown } from '../accept-markdown.mjs';
import { ACCEPT_HEADERS } from '../../../model/__tests__/accept-headers';

it.each(ACCEPT_HEADERS)('%j wants Markdown: %s', (header, markdown) => {
  expect(prefersMarkdown(header)).toBe(markdown);
});

it('a weight that is not a number excludes Markdown', () => {
  expect(prefersMarkdown(undefined)).toBe(false);
  for (const weight of ['', 'high', '2', '-1']) {
    expect(prefersMarkdown(`text/markdown;q=${weight}`)).toBe(false);
  }
});

it('Markdown is beside the folder of its page, that of start pages inside', () => {
  const files = [
    '/site/x/page/index.html',
    '/site/index.html',
    '/site/zh/index.html',
    '/site/a.html',
  ];
  expect(files.map((file) => markdownFile(file, '/site'))).toEqual([
    '/site/x/page.md',
    '/site/index.md',
    '/site/zh/index.md',
    undefined,
  ]);
});
