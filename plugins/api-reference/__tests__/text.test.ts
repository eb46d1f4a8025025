/** Comments and types as the four packages really contain them. */
import { micromark } from 'micromark';
import type { CommentDisplayPart } from 'typedoc';
import { kebabCase } from '../../../model/kebab-case';
import { memberAnchor, pagePath } from '../addresses';
import { CommentText, defaultCode, firstSentence, markdownOf } from '../comment-text';
import type { TypeFacts } from '../read-type';
import { linksIn, typeTexts } from '../type-text';

const PATHS = new Map([['GridRowParams', '/x/api/data-grid/grid-row-params/']]);
const text = new CommentText(micromark, PATHS);

describe('addresses', () => {
  it.each([
    ['DataGrid', 'data-grid'],
    ['TreeItem2', 'tree-item-2'],
    ['TreeItem2Icon', 'tree-item-2-icon'],
    ['GridApi', 'grid-api'],
    ['SparkLineChart', 'spark-line-chart'],
  ])('%s is %s', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });

  it('of pages and of what is on them', () => {
    expect(pagePath('tree-view', 'TreeItem2')).toBe('/x/api/tree-view/tree-item-2/');
    expect(memberAnchor('DataGridPremium', 'prop', 'aggregationModel')).toBe(
      'data-grid-premium-prop-aggregationModel',
    );
  });
});

describe('comments', () => {
  it.each([
    ['a line stands without a paragraph', 'Set the density.', 'Set the density.'],
    ['code', 'If `true`, it is `A | B`.', 'If <code>true</code>, it is <code>A | B</code>.'],
    [
      'paragraphs',
      'Disable specific date.\n\nWarning: expensive.',
      '<p>Disable specific date.</p>\n<p>Warning: expensive.</p>',
    ],
    [
      'angle brackets are text',
      'Like `shouldDisable<...>` or <b>',
      'Like <code>shouldDisable&lt;...&gt;</code> or &lt;b&gt;',
    ],
    ['headings would be those of the page', '# Hint\nRead.', '<strong>Hint</strong>\nRead.'],
    [
      'rules and borders are left out',
      'Text\n   ___\n  [ * ]\n   ‾‾‾',
      '<p>Text</p>\n<p>[ * ]</p>',
    ],
    ['braces stay', 'Of shape { start, end }.', 'Of shape { start, end }.'],
    ['arrows stay', 'Maps a => b', 'Maps a =&gt; b'],
    [
      'documented names are links',
      'All of [[GridRowParams]].',
      'All of <a href="/x/api/data-grid/grid-row-params/"><code>GridRowParams</code></a>.',
    ],
    [
      'lists of them too',
      'A [[GridRowParams]][].',
      'A <a href="/x/api/data-grid/grid-row-params/"><code>GridRowParams[]</code></a>.',
    ],
    ['other names are code', 'Of [[GridRowModel]].', 'Of <code>GridRowModel</code>.'],
    ['so are types with arguments', 'A [[Map<A, B>]].', 'A <code>Map&lt;A, B&gt;</code>.'],
    [
      'addresses of pages stay on this site',
      'See [params](https://mui.com/x/api/data-grid/grid-row-params/).',
      'See <a href="/x/api/data-grid/grid-row-params/">params</a>.',
    ],
    [
      'other addresses stay',
      'See [docs](https://mui.com/x/react-data-grid/).',
      'See <a href="https://mui.com/x/react-data-grid/">docs</a>.',
    ],
    [
      'addresses without a host lead to where they come from',
      'See [Input](/material-ui/api/input/).',
      'See <a href="https://mui.com/material-ui/api/input/">Input</a>.',
    ],
    ['scripts are not links', '[x](javascript:alert(1))', '<a href="">x</a>'],
    [
      'code blocks',
      'Use:\n\n```js\na < b\n```',
      '<p>Use:</p>\n<pre><code class="language-js">a &lt; b\n</code></pre>',
    ],
  ])('%s', (_, markdown, html) => {
    expect(text.html(markdown)).toBe(html);
  });

  it('are put together from the parts that TypeDoc makes of them', () => {
    const parts: CommentDisplayPart[] = [
      { kind: 'text', text: 'See ' },
      { kind: 'inline-tag', tag: '@link', text: 'the docs', target: 'https://mui.com/x/' },
      { kind: 'text', text: ' of ' },
      { kind: 'code', text: '`hide`' },
      { kind: 'inline-tag', tag: '@link', text: 'GridRow' },
    ];
    expect(markdownOf(parts)).toBe('See [the docs](https://mui.com/x/) of `hide``GridRow`');
  });

  it.each([
    ['`true`', 'true'],
    ['false.', 'false'],
    ['```tsx\n(a) => a\n```', '(a) => a'],
    ['{\n     *   top: 5,\n     * }', '{\n  top: 5,\n}'],
  ])('the default of "%s"', (tag, code) => {
    expect(defaultCode(tag)).toBe(code);
  });

  it.each([
    ['Get it. Then use it.', 'Get it.'],
    ['<p>Set <code>a &lt; b</code>.</p>\n<p>More.</p>', 'Set a < b.'],
    ['No full stop', 'No full stop'],
    ['Since v7.0 it is new. Really.', 'Since v7.0 it is new.'],
    ['', ''],
  ])('the first sentence of "%s"', (html, sentence) => {
    expect(firstSentence(html)).toBe(sentence);
  });
});

function facts(given: Partial<TypeFacts>): TypeFacts {
  const declaredIn = { name: 'A', packageName: '@mui/x-data-grid', file: 'a.d.ts' };
  return {
    text: 'string',
    callable: false,
    uncallable: '',
    fields: [],
    hidden: false,
    declaredIn,
    ...given,
  };
}

describe('types', () => {
  it('short ones stay as they are', () => {
    expect(typeTexts(facts({ text: "'a' | 'b'" }))).toEqual({ type: "'a' | 'b'" });
  });

  it('long unions of literals are not cut', () => {
    const long = Array.from({ length: 40 }, (_, index) => `'value${index}'`).join(' | ');
    expect(typeTexts(facts({ text: long }))).toEqual({ type: long });
  });

  it('long objects are folded, and written out line by line', () => {
    const long =
      '{ columns: readonly string[]; includeHeaders: boolean; outliersFactor: number; nested: { a: string; }; }';
    expect(typeTexts(facts({ text: long }))).toEqual({
      type: '{ … }',
      expandedType:
        '{\n  columns: readonly string[];\n  includeHeaders: boolean;\n  outliersFactor: number;\n  nested: {\n    a: string;\n  };\n}',
    });
  });

  it('callbacks with long types show their parameters by name', () => {
    const type = 'GridCellParams<any, R, R, GridTreeNode>';
    const parameters = ['params', 'event', 'details'].map((name) => ({
      name,
      type,
      optional: name === 'details',
    }));
    expect(typeTexts(facts({ signature: { parameters, returns: 'void' } }))).toEqual({
      type: '(params, event, details?) => void',
      expandedType: `(params: ${type}, event: ${type}, details?: ${type}) => void`,
    });
  });

  it('a name without a page shows what it stands for', () => {
    expect(typeTexts(facts({ text: 'GridModel', expansion: '{\n  a: string;\n}' }))).toEqual({
      type: 'GridModel',
      expandedType: '{\n  a: string;\n}',
    });
  });

  it('documented names in them are linked, others are not', () => {
    expect(linksIn(['GridRowParams<R>', '(a: GridOther) => void', undefined], PATHS)).toEqual({
      GridRowParams: '/x/api/data-grid/grid-row-params/',
    });
  });
});
