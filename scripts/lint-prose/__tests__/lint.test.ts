import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { applyExceptions } from '../apply-exceptions.mjs';
import { WORDS } from '../dictionary/index.mjs';
import { EXCEPTIONS } from '../exceptions.mjs';
import { createLinter } from '../lint.mjs';

const ROOT = path.resolve(__dirname, '../../..');
const lintText = createLinter(WORDS);

/** Messages about a text, with their lines. */
async function messages(file: string, text: string): Promise<string[]> {
  return (await lintText(file, text)).map(({ line, message }) => `${line} ${message}`);
}

const COLOR = '"colour": use "color"';

describe('each entry of the dictionary', () => {
  const entries = WORDS.map((word) => [word.wrong, word] as const);

  it.each(entries)('fails: %s', async (_, { wrong, use, pattern, kinds = ['contributor'] }) => {
    const file = kinds.includes('page') ? 'docs/a/index.mdx' : 'README.md';
    const found = await messages(file, wrong);
    expect(found).toHaveLength(1);
    const [match] = [...wrong.matchAll(pattern)];
    const better = use.replace(/\$(\d)/g, (__, group: string) => match?.[Number(group)] ?? '');
    expect(found[0]).toContain(`use ${better}`);
  });

  it.each(entries)('passes when it is right: %s', async (_, { right }) => {
    expect(await messages('docs/a/index.mdx', right)).toEqual([]);
  });
});

describe('pages', () => {
  it('are checked in text, headings, tables and elements, and in what the front matter shows', async () => {
    const text = [
      "---\ntitle: 'A colour'\nkeywords: [colour]\n---",
      "import { colour } from './colour';",
      '## The colour {/* #colour */}',
      'Set **the [colour](./colour.mdx)** of `colour`.',
      '| A | B |\n| --- | --- |\n| colour | `colour` |',
      '<Note colour="colour">\n\nSet the colour.\n\n</Note>',
      '```ts\nconst colour = 1; // colour\n```',
    ].join('\n\n');
    expect(await messages('docs/a/index.mdx', text)).toEqual(
      [2, 8, 10, 14, 18].map((line) => `${line} ${COLOR}`),
    );
  });

  it('have users, and guides for contributors have readers and people', async () => {
    const text = 'The page shows readers what people can do. It tells.';
    expect(await messages('docs/a/index.mdx', text)).toHaveLength(3);
    expect(await messages('CONTRIBUTING.md', text)).toEqual([]);
  });

  it('have sentences of 40 words at most', async () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}\`word\`. `;
    expect(await messages('docs/a/index.mdx', words(40) + 'The end.')).toEqual([]);
    expect(await messages('docs/a/index.mdx', words(41))).toEqual([
      '1 41 words in a sentence: use 40 at most',
    ]);
  });

  it('do not stop at what only Markdown allows', async () => {
    const text = 'See <https://example.com/colour>.\n\n<!-- a colour -->\n\nA colour.';
    expect(await messages('README.md', text)).toEqual([`5 ${COLOR}`]);
  });
});

describe('code', () => {
  it('is checked in its comments, over their lines, and not in its names', async () => {
    const text = [
      '/**',
      ' * Sets the hundred',
      ' * thousand and the colour of `colour`, see src/colour/colour.ts.',
      ' * @param {string} colour the colour',
      ' */',
      'export const colour = 1; // eslint-disable-line colour -- a colour',
      '// A truth',
      '// value.',
      'export const el = <a>{/* a colour */}</a>;',
    ].join('\n');
    expect(await messages('src/a.tsx', text)).toEqual([
      '2 "hundred thousand": use a number, such as "100,000"',
      `3 ${COLOR}`,
      `4 ${COLOR}`,
      `6 ${COLOR}`,
      '7 "truth value": use "boolean"',
      `9 ${COLOR}`,
    ]);
  });

  it('is checked in strings of several words, with their placeholders, and in JSX', async () => {
    const text = [
      "const name = 'colour';",
      "throw new Error('This is a colour');",
      'throw new Error(`The file "${file}" says that`);',
      'const el = <p title="colour">colour // http://colour</p>;',
    ].join('\n');
    expect(await messages('src/a.tsx', text)).toEqual([`2 ${COLOR}`, `4 ${COLOR}`]);
  });

  it('shows its strings to users only in some folders', async () => {
    const text = "const text = 'It tells them about readers';";
    expect(await messages('src/a.ts', text)).toHaveLength(2);
    expect(await messages('src/__tests__/a.ts', text)).toEqual([]);
    expect(await messages('scripts/a.mjs', text)).toEqual([]);
  });

  it('is checked in styles and in texts of the interface', async () => {
    const styles = '/* A colour. */\na { colour: url(http://colour); }\n/* grey */';
    expect(await messages('src/a.css', styles)).toEqual([`1 ${COLOR}`, '3 "grey": use "gray"']);
    const texts = '{ "colour": {\n "message": "Colour" } }';
    expect(await messages('i18n/en/code.json', texts)).toEqual(['2 "Colour": use "Color"']);
  });
});

describe('exceptions', () => {
  it('allow a word in one text of one file', async () => {
    const text = 'The colour Harbour. Another colour.';
    const found = await lintText('a.md', text);
    const used = new Set();
    const exceptions = [
      { file: 'a.md', text: 'The colour' },
      { file: 'a.md', text: 'Harbour' },
      { file: 'b.md', text: 'Another colour' },
    ];
    const left = applyExceptions(text, found, exceptions, used);
    expect(left.map(({ start }) => start)).toEqual([text.lastIndexOf('colour')]);
    expect([...used]).toEqual(exceptions.slice(0, 2));
  });

  it('have a reason', () => {
    expect(EXCEPTIONS.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });
});

it('the command knows the terms of textlint, and names file, line and the better word', () => {
  const code = [
    "import { createLinter } from './scripts/lint-prose/lint.mjs';",
    "import { readTerms } from './scripts/lint-prose/dictionary/terms.mjs';",
    "const text = 'TypeScript ids.\\n\\nUse Typescript.';",
    "console.log(JSON.stringify(await createLinter(readTerms())('docs/a.mdx', text)));",
  ].join('\n');
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], options);
  expect(JSON.parse(output)).toMatchObject([
    { file: 'docs/a.mdx', line: 3, message: '"Typescript": use "TypeScript"' },
  ]);
});
