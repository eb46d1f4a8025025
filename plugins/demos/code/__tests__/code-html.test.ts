import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeHtml } from '../code-html';
import { splitRegions } from '../regions';
import { toJavaScript } from '../to-javascript';

const DOCS = path.join(__dirname, '../../../..', 'docs');
const DEMOS = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('__tests__'))
  .map((file) => [file, readFileSync(path.join(DOCS, file), 'utf8')] as const);

/** Text content of the markup, as browsers read it. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Class and text of the colored parts: `k const`. */
function partsOf(html: string): string[] {
  return [...html.matchAll(/<i class=(\w)>([^<]*)<\/i>/g)].map(
    ([, name = '', text = '']) => `${name} ${textOf(text).trim()}`,
  );
}

describe('the text of highlighted code is the code to the letter', () => {
  it('there are demos to check', () => {
    expect(DEMOS.length).toBeGreaterThan(0);
  });

  it.each(DEMOS)('docs/%s', async (_, code) => {
    const { whole, excerpt = whole } = splitRegions(code);
    const js = await toJavaScript(code);
    expect(textOf(codeHtml(whole, 'tsx'))).toBe(whole);
    expect(textOf(codeHtml(excerpt, 'tsx'))).toBe(excerpt);
    expect(textOf(codeHtml(js, 'jsx'))).toBe(js);
  });

  it.each([
    ['css', '.a > .b::before {\n  content: "<&>";\n\n  color: #007fff; /* why */\n}\n'],
    ['html', '<!doctype html>\n<p title="a &amp; b">1 &lt; 2</p>\n<script>a && b</script>\n'],
    ['json', '{ "dense": true, "spacing": [8, 4.5], "text": "a\\n\\"b\\"" }\n'],
    ['bash', 'npm install -D "@mui/x-charts@^7" # why\nexport A=$B && echo "$A" > out.txt\n'],
    ['diff', '@@ -1,2 +1,2 @@\n-const a = 1;\n+const a = 2 && b < 3;\n unchanged\n'],
    [
      'ts',
      'type A<T> = T extends (infer U)[] ? U : never;\nconst a = `x ${b < c ? `${d}` : ""} &`;\n',
    ],
    ['jsx', '<Box sx={{ a: { b: { c: { d: { e: 1 } } } } }}>\n  {a && <B>{"<"}</B>}\n</Box>\n'],
    ['js', 'const re = /[<&>]+\\/"/g; // a < b\nlet s = "\\u{1F600} 日本語";\n'],
    ['yaml', 'a: &anchor\n  - "<b>"\n  - *anchor\n'],
    ['mdx', '# Title\n\n<Demo src="./A.tsx" height={400} />\n\n- *a* & `b`\n'],
    ['text', 'a < b && c > d\n\ttab  and  blanks  \n'],
    ['no-such-language', '<script>alert("&")</script>\n'],
  ])('%s', (language, code) => {
    expect(textOf(codeHtml(code, language))).toBe(code);
  });

  it.each([
    ['blank lines at the beginning and in between', '\n\na();\n\n\nb();\n'],
    ['lines of blanks', 'a();\n   \nb();\n'],
    ['a comment over several lines', '/*\n * a\n\n */\na();\n'],
    ['a template over several lines', 'const a = `\n  b\n\n`;\n'],
    ['what was never closed', 'const a = "b;\n<Box sx={{ a: \n'],
  ])('%s', (_, code) => {
    expect(textOf(codeHtml(code, 'tsx'))).toBe(code);
  });

  it('ends with exactly one line break, however many the author typed', () => {
    expect(textOf(codeHtml('a();', 'ts'))).toBe('a();\n');
    expect(textOf(codeHtml('a();\n\n\n', 'ts'))).toBe('a();\n');
  });
});

describe('lines', () => {
  it('each line is an element of its own', () => {
    const html = codeHtml('/* a\n\nb */\nc();', 'ts');
    expect(html.match(/<span>[^]*?\n<\/span>/g)).toHaveLength(4);
  });

  it('marked lines have the class, counted from 1', () => {
    const html = codeHtml('one\ntwo\nthree', 'text', { marked: new Set([1, 3]) });
    expect(html).toBe(
      '<span class=marked><i class=v>one</i>\n</span><span><i class=v>two</i>\n</span><span class=marked><i class=v>three</i>\n</span>',
    );
  });
});

describe('colors', () => {
  it.each([
    ['tsx', 'const a = "b"; // c', ['k const', 's "b"', 'c // c']],
    ['ts', 'let n: number = 42;', ['k let', 'n 42']],
    ['bash', 'echo "a" # b', ['s "a"', 'c # b']],
    ['diff', '-a\n+b', ['d -a', 'i +b']],
    ['css', '.a { color: red; }', ['t .a', 'a color']],
    ['html', '<b id="c">', ['t b', 'a id', 's c']],
    ['json', '{ "a": true }', ['a "a"', 'n true']],
  ])('%s has its grammar', (language, code, expected) => {
    expect(partsOf(codeHtml(code, language))).toEqual(expect.arrayContaining(expected));
  });

  it('a language without a grammar is text', () => {
    expect(codeHtml('const a = 1;', 'no-such-language')).toBe(
      '<span><i class=v>const a = 1;</i>\n</span>',
    );
  });

  it('punctuation needs no element, as it has the color of the line', () => {
    expect(codeHtml('f({a});', 'ts')).toBe('<span><i class=f>f</i>({<i class=v>a</i>});\n</span>');
  });

  it('props that nest eight levels deep leave the tag its colors', () => {
    const value = `${'{ a: '.repeat(7)}1${' }'.repeat(7)}`;
    const html = codeHtml(`<DataGrid rows={${value}} loading />`, 'tsx');
    expect(partsOf(html)).toContain('a loading');
  });

  it('code in the braces of a tag is colored as code, and not like the tag', () => {
    const parts = partsOf(codeHtml('<Grid rows={load("a", first)} />', 'tsx'));
    expect(parts).toEqual(expect.arrayContaining(['f load', 's "a"']));
    expect(parts.filter((part) => /^[ty]/.test(part))).toEqual(['y Grid']);
  });
});
