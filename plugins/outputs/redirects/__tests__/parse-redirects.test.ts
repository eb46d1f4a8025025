import { expandRedirects, parseRedirects } from '../parse-redirects';

const parse = (...lines: string[]) => parseRedirects(lines.join('\n'), 'old.tsv');

it('reads addresses, and leaves out comments and empty lines', () => {
  expect(parse('# old', '', '/a/\t/b/', '/c/d-e/\t/f/#g')).toEqual([
    { from: '/a/', to: '/b/', line: 3 },
    { from: '/c/d-e/', to: '/f/#g', line: 4 },
  ]);
});

it.each([
  ['/a\t/b/', '"/a" is not an address'],
  ['a/\t/b/', '"a/" is not an address'],
  ['/a/\t/b', '"/b" is not an address of this site'],
  ['/a/\thttps://elsewhere.example/', 'is not an address of this site'],
  ['/a/', '"" is not an address of this site'],
  ['/a/\t/b/\tc', 'two columns'],
  ['/a/*\t/b/', 'a star must be at both ends or at none'],
])('refuses %j and names the line', (line, why) => {
  expect(() => parse('# old', line)).toThrow('old.tsv:2: ');
  expect(() => parse('# old', line)).toThrow(why);
});

describe('a line with a star', () => {
  const pages = ['/new/', '/new/one/', '/new/two/three/', '/other/'];

  it('stands for each page below the new address', () => {
    expect(expandRedirects(parse('/old/*\t/new/*'), pages)).toEqual([
      { from: '/old/', to: '/new/', line: 1 },
      { from: '/old/one/', to: '/new/one/', line: 1 },
      { from: '/old/two/three/', to: '/new/two/three/', line: 1 },
    ]);
  });

  it('does not lead into other versions of the docs', () => {
    const all = expandRedirects(parse('/x/6.20/*\t/x/*'), ['/x/a/', '/x/next/a/', '/x/7.0.0/a/']);
    expect(all.map(({ from, to }) => [from, to])).toEqual([['/x/6.20/a/', '/x/a/']]);
  });

  it('leaves an address to the line that it has for itself', () => {
    const all = expandRedirects(parse('/old/*\t/new/*', '/old/one/\t/other/'), pages);
    expect(all.filter(({ from }) => from === '/old/one/')).toEqual([
      { from: '/old/one/', to: '/other/', line: 2 },
    ]);
  });
});
