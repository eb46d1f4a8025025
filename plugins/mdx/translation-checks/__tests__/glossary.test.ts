import { parseGlossary } from '../glossary';

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
  const { names, avoided } = parseGlossary(glossary);
  expect(names.map(({ text }) => text)).toEqual(['Data Grid', 'Next.js']);
  expect(avoided).toEqual([]);
});

it('words to avoid are in the list below the comment', () => {
  const glossary = [
    '- 规则：例子',
    '<!-- avoided words -->',
    '',
    '- 操作符、操作器：运算符',
    '- adicionar, adicione: acrescentar',
    '',
    '- text',
    '## Other',
    '- a: b',
  ].join('\n');
  const words = parseGlossary(glossary).avoided.map(({ text, instead }) => [text, instead]);
  expect(words).toEqual([
    ['操作符', '运算符'],
    ['操作器', '运算符'],
    ['adicionar', 'acrescentar'],
    ['adicione', 'acrescentar'],
  ]);
});
