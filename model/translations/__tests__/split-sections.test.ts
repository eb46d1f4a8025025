import { hashSection } from '../hash-section';
import { splitPage } from '../split-sections';

const PAGE = `---
title: Sorting
description: How to sort rows.
plan: pro
---

import { rows } from './rows';

Users can sort rows.

## Set the order {/* #initial-order */}

| Key | Value |
| --- | ----- |
| a   | b     |

\`\`\`md
## Not a heading
\`\`\`

### In \`code\` & words

:::note
#### Nested

Text.
:::

## Set the order
`;

const hashOf = async (source: string, id: string) =>
  (await splitPage(source)).sections.find((section) => section.id === id)?.hash;

it('splits a page at its headings, with the ids that Docusaurus gives them', async () => {
  const { sections } = await splitPage(PAGE);
  expect(sections.map(({ id, depth, line }) => [id, depth, line])).toEqual([
    ['front-matter', 0, 1],
    ['intro', 0, 1],
    ['initial-order', 2, 11],
    ['in-code--words', 3, 21],
    ['nested', 4, 24],
    ['set-the-order', 2, 29],
  ]);
  expect(sections[1]?.source).toBe("import { rows } from './rows';\n\nUsers can sort rows.");
  expect(sections[5]?.source).toBe('## Set the order');
});

it('numbers headings that have the same text', async () => {
  const { sections } = await splitPage('## Use\n\n## Use\n');
  expect(sections.map(({ id }) => id)).toEqual(['use', 'use-1']);
});

it('a page without an introduction has no section for it', async () => {
  const { sections } = await splitPage('---\ntitle: A\n---\n\n## B\n');
  expect(sections.map(({ id }) => id)).toEqual(['front-matter', 'b']);
});

it('two sections with the same id are an error', async () => {
  await expect(splitPage('## A {/* #a */}\n\n## B {/* #a */}\n')).rejects.toThrow(
    'Two sections have the id "a"',
  );
});

it('a text that readers see in search results is a part of the page, and a plan is not', async () => {
  const before = await hashOf(PAGE, 'front-matter');
  expect(await hashOf(PAGE.replace('plan: pro', 'plan: premium'), 'front-matter')).toBe(before);
  expect(await hashOf(PAGE.replace('sort rows', 'order rows'), 'front-matter')).not.toBe(before);
});

it('a change in one section changes no other', async () => {
  const changed = await splitPage(PAGE.replace('Text.', 'Words.'));
  const before = await splitPage(PAGE);
  const ids = changed.sections
    .filter(({ hash }, index) => hash !== before.sections[index]?.hash)
    .map(({ id }) => id);
  expect(ids).toEqual(['nested']);
});

describe('what does not change the meaning does not change the hash', () => {
  it.each([
    ['spaces at the end of lines', 'A text.\n\nB', 'A text.  \n\nB\n'],
    ['more empty lines', 'A\n\nB', 'A\n\n\n\nB'],
    ['padding of a table', '| A | B |\n| --- | :-: |\n| c | d |', '| A   | B  |\n| ----- | :--: |\n| c  |  d |'],
    ['an id with the same heading', '## Sort', '## Sort {/* #sort */}'],
    ['the package of a placeholder', 'Use `%installed:@mui/x-charts%`', 'Use `%documented:@mui/x-charts%`'],
  ])('%s', (_, before, after) => {
    expect(hashSection(after)).toBe(hashSection(before));
  }); // prettier-ignore
});

describe('all else does', () => {
  it.each([
    ['a word', 'Users sort', 'Users filter'],
    ['a number', 'Bug in 7.0.0', 'Bug in 7.1.0'],
    ['a cell', '| a | b |', '| a | c |'],
    ['a pipe in a cell', '| a \\| b |', '| a | b |'],
    ['a paragraph that is split', 'A. B.', 'A.\n\nB.'],
    ['indentation, as in lists and code', '- a\n- b', '- a\n  - b'],
  ])('%s', (_, before, after) => {
    expect(hashSection(after)).not.toBe(hashSection(before));
  });
});
