import { createHash } from 'node:crypto';
import { allowedHashes, inlineScripts, scriptHash } from '../inline-scripts';

it('finds the scripts that a browser runs, and no data', () => {
  const html = `<head><script>first()</script><script src="/a.js"></script><script defer src=/b.js></script>
    <script type=application/ld+json>{"@type":"Article"}</script><script data-rh=true>second()</script>
    <script type="application/json">{}</script><script type="module">import "x"</script>
    <script type="text/javascript">third()</script><script type="speculationrules">{}</script></head>`;
  expect(inlineScripts(html)).toEqual(['first()', 'second()', 'import "x"', 'third()', '{}']);
});

it.each([
  '',
  ' data-src="/a.js"',
  ' data-note="x src=/a.js"',
  ' data-type="application/json"',
  ' async  type = "application/javascript"',
  ' type=text/javascript',
  " TYPE='Text/ECMAScript'",
  ' type="application/x-javascript"',
  ' type=""',
  ' type=importmap',
])('a script is code with the attributes%s', (attributes) => {
  expect(inlineScripts(`<script${attributes}>run()</script>`)).toEqual(['run()']);
});

it.each([
  ' src',
  ' data-rh=true\n  SRC = "/a.js"',
  ' type="application/json"',
  ' type=application/ld+json',
  ' type="text/template"',
])('a script is not inline code with the attributes%s', (attributes) => {
  expect(inlineScripts(`<script${attributes}>{}</script>`)).toEqual([]);
});

it('a hash is that of the exact text', () => {
  const base64 = createHash('sha256').update(' a ').digest('base64');
  expect(scriptHash(' a ')).toBe(`sha256-${base64}`);
});

it('each known script that pages have is allowed once', () => {
  const pages = [
    ['a/index.html', '<script>one()</script><script>two()</script>'],
    ['b/index.html', '<script>one()</script>'],
  ] as const;
  expect(allowedHashes(pages, new Set(['one()', 'two()', 'three()']))).toEqual(
    [scriptHash('one()'), scriptHash('two()')].sort(),
  );
});

it('an unknown script stops the build, with its page and its beginning', () => {
  const pages = [
    ['a/index.html', '<script>one()</script>'],
    ['x/page/index.html', `<script>\n  other();${' '.repeat(100)}${'x'.repeat(500)}</script>`],
  ] as const;
  expect(() => allowedHashes(pages, new Set(['one()']))).toThrow(
    /^x\/page\/index\.html: unknown inline script: other\(\); x{71}\n.*known-scripts\.ts$/,
  );
});
