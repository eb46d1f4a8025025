import { htmlBlocks, htmlLine } from '../html-nodes';
import { paragraph } from '../nodes';
import { createStringify } from '../stringify';

const linkTo = (address: string) => `${address}.md`;

async function line(html: string): Promise<string> {
  return (await createStringify())([paragraph(htmlLine(html, linkTo))]).trimEnd();
}

it.each([
  ['words', 'Use <code>a &lt; b</code>, <strong>not</strong> <em>c</em> &amp; &#39;d&quot;.', 'Use `a < b`, **not** _c_ & \'d".'],
  ['links', 'See <a href="/a/?b=&quot;c&quot;">here</a>', 'See [here](/a/?b="c".md)'],
  ['paragraphs', '<p>One.</p>\n<p>Two.</p>', 'One. Two.'],
  ['lists', '<p>Any of</p>\n<ul>\n<li>one</li>\n<li><p>two</p></li>\n</ul>', 'Any of one · two'],
  ['line breaks', 'One<br />two', 'One two'],
  ['rules', '<p>One.</p>\n<hr />\n<p>Two.</p>', 'One. · Two.'],
  ['code on several lines', '<pre><code class="language-jsx">a={b}\nc\n</code></pre>', '`a={b} c`'],
  ['marks that mean nothing', 'a * b * c', 'a \\* b \\* c'],
])('puts %s into one line', async (_, html, markdown) => {
  expect(await line(html)).toBe(markdown);
}); // prettier-ignore

it('keeps lists where there is room', async () => {
  const html = '<p>Steps:</p>\n<ol>\n<li>one</li>\n<li>two</li>\n</ol>';
  expect((await createStringify())(htmlBlocks(html, linkTo))).toBe('Steps:\n\n1. one\n2. two\n');
});

it.each(['<table></table>', '<p>open', 'closed</p>', '<p><em>crossed</p></em>'])(
  'stops at %s',
  (html) => {
    expect(() => htmlBlocks(html, linkTo)).toThrow();
  },
);
