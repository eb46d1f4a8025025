import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isElement, walk } from '../../../mdx/syntax-tree/mdx-nodes';
import { isNearTop } from '../near-top';

/** Whether a demo below some text is near the top. */
function isNearBelow(text: string): boolean {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  const root: Root = parser.parse(`${text}\n\n<Demo src="./Orders.tsx" height={400} />\n`);
  const demo = walk(root)
    .reverse()
    .find(({ node }) => isElement(node, 'Demo'));
  if (!demo) throw new Error('No demo');
  return isNearTop(root, demo.node);
}

const SENTENCE = 'The grid sorts its rows when users click the title of a column. ';

it.each([
  ['nothing', '', true],
  ['a paragraph', SENTENCE.repeat(4), true],
  ['ten paragraphs', `${SENTENCE}\n\n`.repeat(10), true],
  ['thirty paragraphs', `${SENTENCE}\n\n`.repeat(30), false],
  ['a long paragraph', SENTENCE.repeat(60), false],
  ['a short list', `- ${SENTENCE}\n`.repeat(8), true],
  ['a long list', `- ${SENTENCE}\n`.repeat(40), false],
  ['ten lines of code', `\`\`\`ts\n${'sort();\n'.repeat(10)}\`\`\``, true],
  ['sixty lines of code', `\`\`\`ts\n${'sort();\n'.repeat(60)}\`\`\``, false],
  ['ten rows of a table', `| a |\n| - |\n${'| b |\n'.repeat(10)}`, true],
  ['forty rows of a table', `| a |\n| - |\n${'| b |\n'.repeat(40)}`, false],
  ['a component', '<NewsCards family="charts" />', true],
  ['a low demo', '<Demo src="./Low.tsx" height={88} />', true],
  ['a demo that is low on phones', '<Demo src="./Low.tsx" height={{ xs: 88, md: 1200 }} />', true],
  ['a high demo', '<Demo src="./High.tsx" height={1200} />', false],
  ['many components', '<PropsOf name="DataGrid" />\n\n'.repeat(20), false],
  ['much inside of a component', `<Steps>\n\n${`${SENTENCE}\n\n`.repeat(30)}</Steps>`, false],
])('a demo below %s', (_, text, near) => {
  expect(isNearBelow(text)).toBe(near);
});

it('Chinese letters take the place of two', () => {
  expect(isNearBelow('a'.repeat(1500))).toBe(true);
  expect(isNearBelow('列'.repeat(1500))).toBe(false);
});

it('what is below a demo does not count', () => {
  const root: Root = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(`<Demo />\n\n${`${SENTENCE}\n\n`.repeat(60)}`);
  expect(isNearTop(root, walk(root)[0]?.node ?? root)).toBe(true);
});
