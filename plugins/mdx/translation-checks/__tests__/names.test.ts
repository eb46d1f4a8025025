import { compareTexts, frontMatter } from './compare-texts';

describe('names of the glossary', () => {
  const names = ['Data Grid', 'Pro', 'Next.js'];

  it('stay in each section', async () => {
    const english = 'The Data Grid.\n\n## B {/* #b */}\n\nThe Data Grid Pro.';
    const translation = 'Data Grid 是表格。\n\n## 乙 {/* #b */}\n\n数据表格 Pro。';
    expect(await compareTexts(english, translation, { names })).toEqual([
      '3: name "Data Grid" is missing: the glossary does not translate it',
    ]);
  });

  it('stay in the title and the description', async () => {
    const english = frontMatter('title: Data Grid', 'description: With Next.js.');
    const translation = frontMatter('title: 数据表格', 'description: 与 Next.js 一起使用。');
    expect(await compareTexts(english, translation, { names })).toEqual([
      '2: name "Data Grid" is missing: the glossary does not translate it',
    ]);
  });

  it('are not parts of words, and a sentence may repeat them less often', async () => {
    const english = 'Props, `Pro` and Next-js. Next.js uses Next.js.';
    expect(await compareTexts(english, '属性、`Pro`：Next.js。', { names })).toEqual([]);
  });
});
