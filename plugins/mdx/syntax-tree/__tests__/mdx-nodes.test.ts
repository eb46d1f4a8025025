import type { Root } from 'mdast';
import { errorAt, expressionAttribute, prependStatement, walk } from '../mdx-nodes';

const PLACE = { start: { line: 7, column: 1 }, end: { line: 7, column: 5 } };

describe('expressionAttribute', () => {
  it.each([
    ['{ xs: 1 }', 'ObjectExpression'],
    ['() => import("./a")', 'ArrowFunctionExpression'],
    ['[1, 2]', 'ArrayExpression'],
    ['name', 'Identifier'],
  ])('%s is an expression that MDX can print', async (code, type) => {
    const { name, value } = await expressionAttribute('data', code);
    expect(name).toBe('data');
    expect(value).toMatchObject({
      value: code,
      data: { estree: { body: [{ type: 'ExpressionStatement', expression: { type } }] } },
    });
  });

  it('refuses what is not JavaScript', async () => {
    await expect(expressionAttribute('data', 'a b')).rejects.toThrow();
  });
});

it('prependStatement adds an import above the page', async () => {
  const root: Root = { type: 'root', children: [{ type: 'thematicBreak' }] };
  await prependStatement(root, 'import a from "./a";');
  expect(root.children).toMatchObject([
    { type: 'mdxjsEsm', data: { estree: { body: [{ type: 'ImportDeclaration' }] } } },
    { type: 'thematicBreak' },
  ]);
});

it('walk lists all nodes in the order of the page, each with its parent', () => {
  const text = { type: 'text', value: 'a' } as const;
  const paragraph = { type: 'paragraph' as const, children: [text] };
  const rule = { type: 'thematicBreak' } as const;
  const root: Root = { type: 'root', children: [paragraph, rule] };
  expect(walk(root)).toEqual([
    { node: paragraph, parent: root },
    { node: text, parent: paragraph },
    { node: rule, parent: root },
  ]);
});

describe('errorAt', () => {
  const file = { path: 'docs/a/index.mdx' } as Parameters<typeof errorAt>[0];

  it('names the page and the line of the node', () => {
    const error = errorAt(file, { type: 'text', position: PLACE }, 'broken');
    expect(error.message).toBe('docs/a/index.mdx:7: broken');
  });

  it('names the first line where a node does not have a place', () => {
    expect(errorAt(file, { type: 'text' }, 'broken').message).toBe('docs/a/index.mdx:1: broken');
  });
});
