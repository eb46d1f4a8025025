import { keptNames } from '../glossary';

it('names that stay are those with the same text in both columns and a capital letter', () => {
  const glossary = [
    'Text | Text',
    '| English | 中文 | Note |',
    '| --- | --- | --- |',
    '| Data Grid | Data Grid | 产品名 |',
    '| Next.js   | Next.js   |        |',
    '| row | 行 | |',
    '| codemod | codemod | 不译 |',
    '| hook | Hook | |',
  ].join('\n');
  expect(keptNames(glossary)).toEqual(['Data Grid', 'Next.js']);
});
