import { codeWithoutComments } from '../code-without-comments';

describe('code without comments', () => {
  it.each([
    ['a comment behind code', 'ts', 'a(); // b', ['a();']],
    ['a comment of several lines', 'tsx', 'a();\n/* b\n c */\nd();', ['a();', 'd();']],
    ['a comment in JSX', 'tsx', '<A>\n  {/* b */}\n</A>', ['<A>', '  {}', '</A>']],
    ['an added line of a diff', 'diff', '+a(); // b', ['+a();']],
    ['a comment of a command', 'npm', 'i react # b', ['i react']],
    ['a comment in CSS', 'css', 'a {} /* b */', ['a {}']],
  ])('lacks %s', (_, language, code, lines) => {
    expect(codeWithoutComments(code, language).map(({ text }) => text)).toEqual(lines);
  });

  it.each([
    ['strings', 'ts', `a('// b', "/* c */", \`// d\`);`],
    ['addresses', 'diff', '+ <script src=https://example.com>'],
    ['colors', 'css', 'a { color: #fff; }'],
    ['arguments with a hash', 'bash', 'npm i a#b'],
    ['languages without comments', 'text', '# a // b'],
  ])('keeps %s', (_, language, code) => {
    expect(codeWithoutComments(code, language)).toEqual([{ text: code, index: 0 }]);
  });

  it('knows the lines on which the rest is', () => {
    const code = '// a\n// b\n\nc();\n\n/* d\n*/ e();';
    expect(codeWithoutComments(code, 'ts')).toEqual([
      { text: 'c();', index: 3 },
      { text: ' e();', index: 6 },
    ]);
  });
});
