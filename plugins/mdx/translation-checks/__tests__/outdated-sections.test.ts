import { compareTexts, frontMatter } from './compare-texts';

describe('outdated sections', () => {
  const english = '`a`\n\n## A {/* #a */}\n\n`b`\n\n## New {/* #new */}';
  const translation = '甲\n\n## 甲 {/* #a */}\n\n甲\n\n## 旧 {/* #old */}';

  it('may differ, be missing, or be left over', async () => {
    const outdated = new Set(['intro', 'a', 'new', 'old']);
    expect(await compareTexts(english, translation, { outdated })).toEqual([]);
  });

  it('do not excuse the others', async () => {
    const outdated = new Set(['intro', 'new', 'old']);
    expect(await compareTexts(english, translation, { outdated })).toEqual([
      '3: inline code `b` is missing',
    ]);
  });

  it('do not excuse the options of the page', async () => {
    const [pro, plain] = [frontMatter('title: Data Grid', 'plan: pro'), frontMatter('title: 表格')];
    const outdated = new Set(['front-matter']);
    expect(
      await compareTexts(pro, plain, { outdated, glossary: '| Data Grid | Data Grid |' }),
    ).toEqual(['1: front matter plan: "pro" is missing']);
  });
});
