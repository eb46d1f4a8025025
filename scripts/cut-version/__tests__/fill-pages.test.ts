import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { walk } from '../../../plugins/mdx/syntax-tree/mdx-nodes';
import { fillPage } from '../fill-pages.mjs';

const RANGE = '^17.0.0 || ^18.0.0';

/** Replaces one placeholder by a range, which has pipes. */
const fillRange = (text: string, write: (version: string) => string) =>
  text.replaceAll('%range%', () => write(RANGE));

/** The values of a page as MDX reads them, with the types of their nodes. */
function valuesOf(source: string): string[] {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  return walk(parser.parse(source)).flatMap(({ node }) =>
    'value' in node ? [`${node.type} ${String(node.value)}`] : [node.type],
  );
}

it.each([
  ['prose', 'React %range% or later'],
  ['inline code', 'React `%range%`'],
  ['a table', '| Package | Range |\n| --- | --- |\n| `react` | `%range%` |\n| text | %range% |'],
  ['a table in a quote', '> | Package |\n> | --- |\n> | `%range%` |'],
  ['a table in a list', '- Item\n\n  | Package |\n  | --- |\n  | `%range%` |'],
  ['code', '```sh\nnpm install "react@%range%"\n```'],
])('a page reads the same when a range in %s is replaced', (_, source) => {
  const { filled } = fillPage(source, fillRange);
  const expected = valuesOf(source).map((value) => value.replaceAll('%range%', RANGE));
  expect(filled).not.toContain('%range%');
  expect(valuesOf(filled)).toEqual(expected);
});

it('counts the placeholders, and leaves the rest as it is', () => {
  const source = 'a %range% b %range%\r\n\n| c | 5% |\n';
  expect(fillPage(source, fillRange)).toEqual({
    filled: `a ${RANGE} b ${RANGE}\r\n\n| c | 5% |\n`,
    count: 2,
  });
});
