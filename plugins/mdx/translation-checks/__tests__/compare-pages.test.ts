import { compareTexts, frontMatter } from './compare-texts';

const FENCE = '```';

function fence(info: string, ...code: string[]): string {
  return [FENCE + info, ...code, FENCE].join('\n');
}

describe('a translation may differ', () => {
  it.each([
    ['in its sentences', 'Rows are sorted.', '表格对行排序。\n\n然后筛选。'],
    ['in the words of headings', '## Sort {/* #sort */}', '## 排序 {/* #sort */}'],
    ['by an explicit id', '## Sort rows', '## 排序 {/* #sort-rows */}'],
    ['in comments of code', fence('ts', 'a(); // Add'), fence('ts', 'a(); // 加')],
    [
      'in the number of lines of a comment',
      fence('tsx', '// A long', '// comment', 'a();'),
      fence('tsx', '/* 注释 */', 'a();'),
    ],
    [
      'in comments of commands',
      fence('bash', '# Build', 'npm i'),
      fence('bash', '# 构建', 'npm i'),
    ],
    ['in the title of a fence', fence('ts title="Rows"', 'a'), fence('ts title="行"', 'a')],
    [
      'in what describes a license key',
      fence('ts', "setLicenseKey('the key from your order');"),
      fence('ts', "setLicenseKey('a chave do seu pedido');"),
    ],
    ['in the order of inline code', '`a` and `b`', '`b` 和 `a`'],
    ['by more inline code', 'Set `a`.', '设置 `a`，它是 `b`。'],
    ['by less of the same inline code', '`a` is set. `a` is 1.', '`a` 是 1。'],
    ['in the order of links', '[A](./a.mdx) [B](./b.mdx)', '[乙](./b.mdx) [甲](./a.mdx)'],
    ['in the order of keys', '<kbd>A</kbd> or <kbd>B</kbd>', '<kbd>B</kbd> 或 <kbd>A</kbd>'],
    ['in texts of props', '<Tabs label="Date library" />', '<Tabs label="日期库" />'],
    ['by texts where English has defaults', '<Tabs />', '<Tabs label="日期库" />'],
    ['in the order of props', '<A b="1" c={2} />', '<A c={2} b="1" />'],
    ['in a comment of the page', 'A {/* note */}', '甲 {/* 说明 */}'],
    ['in the cells of a table', '| A |\n| - |\n| b |', '| 甲 |\n| -- |\n| 乙 |'],
    ['in the title of an admonition', ':::tip[Hint]\nA\n:::', ':::tip[提示]\n甲\n:::'],
    [
      'in title, description and keywords',
      frontMatter('title: Sorting', 'plan: pro'),
      frontMatter('title: 排序', 'keywords: [sort]', 'plan: pro'),
    ],
    [
      'in why a name is not in the reference',
      frontMatter('namesNotInReference: [{ name: a, reason: It is new. }]'),
      frontMatter('namesNotInReference: [{ name: a, reason: 新的。 }]'),
    ],
  ])('%s', async (_, english, translation) => {
    expect(await compareTexts(english, translation)).toEqual([]);
  });
});

describe('a difference is found with its line:', () => {
  it.each([
    [
      'a missing demo',
      'A\n\n<Demo src="./A.tsx" height={400} />',
      '甲',
      ['1: demo <Demo height={400} src="./A.tsx"> is missing'],
    ],
    [
      'demos in another order',
      '<Demo src="./A.tsx" />\n\n<Demo src="./B.tsx" />',
      '<Demo src="./B.tsx" />\n\n<Demo src="./A.tsx" />',
      [
        '1: demo <Demo src="./B.tsx"> is in another order: here the English page has <Demo src="./A.tsx">',
      ],
    ],
    [
      'another height of a demo',
      '<Demo height={400} />',
      'A\n\n<Demo height={300} />',
      ['3: demo <Demo height={300}> is <Demo height={400}> on the English page'],
    ],
    [
      'a missing heading',
      '## A {/* #a */}\n\n## B {/* #b */}',
      '## 甲 {/* #a */}',
      ['1: heading ## {/* #b */} is missing'],
    ],
    [
      'a heading without the English id',
      '## A {/* #a */}',
      '\n## 甲',
      ['2: heading ## {/* #甲 */} is ## {/* #a */} on the English page'],
    ],
    [
      'another level of a heading',
      '## A {/* #a */}',
      '### 甲 {/* #a */}',
      ['1: heading ### {/* #a */} is ## {/* #a */} on the English page'],
    ],
    [
      'headings in another order',
      '## A {/* #a */}\n## B {/* #b */}',
      '## 乙 {/* #b */}\n## 甲 {/* #a */}',
      ['1: heading ## {/* #b */} is in another order: here the English page has ## {/* #a */}'],
    ],
    ['a missing fence', fence('ts', 'a'), '甲', ['1: fence ```ts is missing']],
    [
      'another language of a fence',
      fence('tsx', 'a'),
      fence('ts', 'a'),
      ['1: fence ```ts is ```tsx on the English page'],
    ],
    [
      'other marked lines',
      fence('ts {1}', 'a'),
      fence('ts {2}', 'a'),
      ['1: fence ```ts {2} is ```ts {1} on the English page'],
    ],
    [
      'other code',
      fence('ts', '// Rows', 'const rows = 1;'),
      fence('ts', '// 行', '', 'const hang = 1;'),
      ['4: code "const hang = 1;" is "const rows = 1;" on the English page'],
    ],
    [
      'a translated string',
      fence('ts', "const a = 'Name';"),
      fence('ts', "const a = '名称';"),
      [`2: code "const a = '名称';" is "const a = 'Name';" on the English page`],
    ],
    [
      'code that ends too early',
      fence('ts', 'a();', 'b();'),
      fence('ts', 'a();'),
      ['1: code "" is "b();" on the English page'],
    ],
    [
      'another anchor of a link',
      '[A](./a.mdx#b)',
      '\n[甲](./a.mdx#乙)',
      ['2: link "./a.mdx#乙" is "./a.mdx#b" on the English page'],
    ],
    ['an added link', 'A', '[甲](./a.mdx)', ['1: link "./a.mdx" is not on the English page']],
    [
      'a missing row of a table',
      '| A |\n| - |\n| b |\n| c |',
      '| 甲 |\n| - |\n| 乙 |',
      ['1: table of 1 × 1 cells is of 2 × 1 cells on the English page'],
    ],
    [
      'another type of admonition',
      ':::warning\nA\n:::',
      ':::note\n甲\n:::',
      ['1: admonition :::note is :::warning on the English page'],
    ],
    [
      'another prop of a component',
      '<PlanOf name="rows" />',
      '<PlanOf name="行" />',
      ['1: component <PlanOf name="行"> is <PlanOf name="rows"> on the English page'],
    ],
    [
      'a missing component',
      'A <PlanOf name="rows" />',
      '甲',
      ['1: component <PlanOf name="rows"> is missing'],
    ],
    ['a missing HTML element', 'Press <kbd>A</kbd>.', '按 A。', ['1: element <kbd> is missing']],
    [
      'another import',
      "import A from './A';",
      "import A from './B';",
      [`1: code import A from './B'; is import A from './A'; on the English page`],
    ],
    [
      'a missing placeholder',
      'Version `%installed:react%`.',
      '版本 `18`。',
      [
        '1: placeholder %installed:react% is missing',
        '1: inline code `%installed:react%` is missing',
      ],
    ],
    [
      'a missing placeholder in the description',
      frontMatter('title: A', 'description: In %installed:react%'),
      frontMatter('title: 甲', 'description: 在 18 中'),
      ['3: placeholder %installed:react% is missing'],
    ],
    ['missing inline code', 'Set `a` and `b`.', '设置 `a`。', ['1: inline code `b` is missing']],
    [
      'another value in the front matter',
      frontMatter('title: A', 'plan: pro'),
      frontMatter('title: 甲', 'plan: premium'),
      ['3: front matter plan: "premium" is plan: "pro" on the English page'],
    ],
    [
      'a missing key of the front matter',
      frontMatter('title: A', 'components: [DataGrid]'),
      frontMatter('title: 甲'),
      ['1: front matter components: ["DataGrid"] is missing'],
    ],
  ])('%s', async (_, english, translation, findings) => {
    expect(await compareTexts(english, translation)).toEqual(findings);
  });

  it('all of a page, in the order of its lines', async () => {
    const english = 'Set `a`.\n\n[A](./a.mdx)\n\n## B {/* #b */}\n\n:::tip\nB\n:::';
    const translation = '甲\n\n[甲](./b.mdx)\n\n## 乙 {/* #b */}\n\n乙';
    expect(await compareTexts(english, translation)).toEqual([
      '1: inline code `a` is missing',
      '3: link "./b.mdx" is "./a.mdx" on the English page',
      '5: admonition :::tip is missing',
    ]);
  });

  it('what moved to another section', async () => {
    const english = '## A {/* #a */}\n\n`one`\n\n## B {/* #b */}\n\nText.';
    const translation = '## 甲 {/* #a */}\n\n文字\n\n## 乙 {/* #b */}\n\n`one`';
    expect(await compareTexts(english, translation)).toEqual(['1: inline code `one` is missing']);
  });
});
