import { blocksOfPage } from '../blocks-of-pages';

function block(label: string, ...variants: string[]): string {
  return `<div data-code-block=true><span class=language_x1>${label}</span>${variants.join('')}</div>`;
}

it('reads the text that browsers show', () => {
  const html = block(
    'TSX',
    '<pre class=pre_x><code class=code_x><span><i class=k>const</i> a = &lt;Grid b=&quot;&amp;lt;&quot; /&gt;\n</span></code></pre>',
  );
  expect(blocksOfPage(html)).toEqual([{ code: 'const a = <Grid b="&lt;" />\n' }]);
});

it('pairs TypeScript with its JavaScript', () => {
  const html = block(
    'TS',
    '<pre data-variant=TS tabindex=0><code>let a: B;\n</code></pre>',
    '<pre data-variant=JS tabindex=0><code>let a;\n</code></pre>',
  );
  expect(blocksOfPage(html)).toEqual([{ code: 'let a: B;\n', javaScript: 'let a;\n' }]);
});

it('leaves out commands and data', () => {
  const html =
    block('Bash', '<pre data-variant=npm><code>npm install x\n</code></pre>') +
    block('JSON', '<pre><code>{}\n</code></pre>');
  expect(blocksOfPage(html)).toEqual([]);
});
