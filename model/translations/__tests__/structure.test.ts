import { identicalTexts } from '../identical-texts';
import { splitPage } from '../split-sections';
import { structureDifferences } from '../structure';

const ENGLISH = `import { a } from './a';

Users can sort rows by one column or by several.

<Demo src="./A.tsx" />

## Use

| A | B |
| --- | --- |
| Set the order of rows at the start | 1 |

## Next

:::note
Text.
:::

\`\`\`ts
const a = 1;
\`\`\`
`;

const CHINESE = `import { a } from './a';

用户可以按一列或多列排序。

<Demo src="./A.tsx" />

## 使用 {/* #use */}

| 甲 | 乙 |
| --- | --- |
| 设置初始顺序 | 1 |

## 下一步 {/* #next */}

:::note
文字。
:::

\`\`\`ts
const a = 1;
\`\`\`
`;

async function differences(translation: string, only?: string[]) {
  return structureDifferences(await splitPage(ENGLISH), await splitPage(translation), only);
}

it('a translation keeps the structure', async () => {
  expect(await differences(CHINESE)).toEqual([]);
});

it.each([
  ['a heading without its id', CHINESE.replace(' {/* #use */}', ''), ['the translation has no section "use"', 'the English page has no section "使用"']],
  ['another level', CHINESE.replace('## 下一步', '### 下一步'), ['the heading of "next" has another level than in English']],
  ['another demo', CHINESE.replace('A.tsx', 'B.tsx'), ['section "intro": English has <Demo src="./A.tsx">, the translation has <Demo src="./B.tsx">']],
  ['a row less', CHINESE.replace('| 设置初始顺序 | 1 |\n', ''), ['section "use": English has a table with 2 rows and 2 columns, the translation has a table with 1 rows and 2 columns']],
  ['another admonition', CHINESE.replace(':::note', ':::tip'), ['section "next": English has :::note, the translation has :::tip']],
  ['a fence less', CHINESE.replace(/```[\s\S]*```/, ''), ['section "next": English has a fence "ts", the translation has nothing more']],
])('%s is a difference', async (_, translation, expected) => {
  expect(await differences(translation)).toEqual(expected);
}); // prettier-ignore

it('sections in another order are a difference', async () => {
  const [before = '', use = '', next = ''] = CHINESE.split(/(?=^## )/m);
  expect(await differences(before + next + use)).toEqual([
    'section "next" is at another place than in English',
  ]);
});

it('only some sections may be compared', async () => {
  const other = CHINESE.replace('A.tsx', 'B.tsx').replace(/## 下一步[\s\S]*/, '');
  expect(await differences(other, ['use'])).toEqual([]);
  expect(await differences(other, ['use', 'next'])).toEqual([
    'the translation has no section "next"',
  ]);
});

it('finds texts that are still in English, and not names or numbers', async () => {
  const half = CHINESE.replace('用户可以按一列或多列排序。', 'Users can sort rows by one column or by several.')
    .replace('设置初始顺序', 'Set the order of rows at the start'); // prettier-ignore
  const [english, translation] = [await splitPage(ENGLISH), await splitPage(half)];
  expect(await identicalTexts(english.root, translation.root)).toEqual([
    'Users can sort rows by one column or by several.',
    'Set the order of rows at the start',
  ]);
  expect(await identicalTexts(english.root, (await splitPage(CHINESE)).root)).toEqual([]);
});
