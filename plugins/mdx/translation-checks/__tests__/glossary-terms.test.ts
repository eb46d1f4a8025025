import { compareTexts, frontMatter } from './compare-texts';

describe('names of the glossary', () => {
  const glossary = '| Data Grid | Data Grid |\n| Pro | Pro |\n| Next.js | Next.js |';

  it('stay in each section', async () => {
    const english = 'The Data Grid.\n\n## B {/* #b */}\n\nThe Data Grid Pro.';
    const translation = 'Data Grid 是表格。\n\n## 乙 {/* #b */}\n\n数据表格 Pro。';
    expect(await compareTexts(english, translation, { glossary })).toEqual([
      '3: name "Data Grid" is missing: the glossary does not translate it',
    ]);
  });

  it('stay in the title and the description', async () => {
    const english = frontMatter('title: Data Grid', 'description: With Next.js.');
    const translation = frontMatter('title: 数据表格', 'description: 与 Next.js 一起使用。');
    expect(await compareTexts(english, translation, { glossary })).toEqual([
      '2: name "Data Grid" is missing: the glossary does not translate it',
    ]);
  });

  it('are not parts of words, and a sentence may repeat them less often', async () => {
    const english = 'Props, `Pro` and Next-js. Next.js uses Next.js.';
    expect(await compareTexts(english, '属性、`Pro`：Next.js。', { glossary })).toEqual([]);
  });
});

describe('words that the glossary avoids', () => {
  const glossary = '<!-- avoided words -->\n\n- 过滤：筛选\n- ouvinte: listener\n';

  it('are found in texts, the title and the description', async () => {
    const english = frontMatter('title: Filter');
    const translation = frontMatter('title: 过滤').replace('Text.', '给行过滤。\n\n- Um Ouvinte.');
    expect(await compareTexts(english, translation, { glossary })).toEqual([
      '2: the glossary avoids "过滤": write "筛选"',
      '5: the glossary avoids "过滤": write "筛选"',
      '7: the glossary avoids "ouvinte": write "listener"',
    ]);
  });

  it('may be in quotations, in code and in longer words', async () => {
    const translation = '“过滤”按钮，`ouvinte`, ouvintes\n\n```ts\n// 过滤\n```';
    const english = '"Filter", `ouvinte`\n\n```ts\n// Filter\n```';
    expect(await compareTexts(english, translation, { glossary })).toEqual([]);
  });
});
