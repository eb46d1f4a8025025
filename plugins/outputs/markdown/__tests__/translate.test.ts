import { beside, lines, renderParts, renderText } from './render-fixture';

describe('prose', () => {
  it('stays as it is written', async () => {
    const prose = lines(
      'A **bold** word, an _emphasis_ and `code`.',
      '',
      '- one',
      '- two',
      '',
      '| A | B |',
      '| - | - |',
      '| `a \\| b` | c |',
    );
    expect(await renderText(prose)).toBe(prose);
  });

  it('has no comments, imports and exports', async () => {
    const mdx = lines(
      "import x from './x.json';",
      '',
      'Text {/* aside */}stays.',
      '',
      '{/* note */}',
    );
    expect(await renderText(mdx)).toBe('Text stays.');
  });

  it('keeps a colon before a word', async () => {
    expect(await renderText('At 10:30 it is 1:n, :smile: and a:b.')).toBe(
      'At 10:30 it is 1:n, :smile: and a:b.',
    );
  });

  it('has the text of a string in braces', async () => {
    expect(await renderText("One{' '}\n{'two'}")).toContain('One');
    expect(await renderText("{'<Grid>'} stays")).toBe('\\<Grid> stays');
  });

  it('stops at an expression, with page and line', async () => {
    await expect(renderText('\n\nA {1 + 1}')).rejects.toThrow(
      /orders\/index\.mdx:3: \{1 \+ 1\} has no Markdown/,
    );
  });
});

describe('headings', () => {
  it('lose the id that their words make anyway', async () => {
    expect(await renderText('## Multi sorting {/* #multi-sorting */}')).toBe('## Multi sorting');
  });

  it('keep another id as an anchor', async () => {
    expect(await renderText('## 安装 {/* #installation */}')).toBe(
      '<a id="installation"></a>\n\n## 安装',
    );
  });

  it('keep an id that the title of the page has already', async () => {
    expect(await renderText('## Orders {/* #orders */}')).toBe('<a id="orders"></a>\n\n## Orders');
  });
});

describe('fences', () => {
  it('keep language and title, without what only the page shows', async () => {
    const mdx = '```tsx title="src/App.tsx" {1,3-4} showLineNumbers\nconst a = 1;\n```';
    expect(await renderText(mdx)).toBe('```tsx title="src/App.tsx"\nconst a = 1;\n```');
  });

  it('have no mark of the JavaScript variant', async () => {
    expect(await renderText('```ts js-variant=false\nlet a;\n```')).toBe('```ts\nlet a;\n```');
  });

  it('show commands for npm', async () => {
    expect(await renderText('```npm\nnpm install dayjs\n```')).toBe(
      '```bash\nnpm install dayjs\n```',
    );
  });

  it('hold code that has fences itself', async () => {
    expect(await renderText('````md\n```js\na\n```\n````')).toBe('````md\n```js\na\n```\n````');
  });
});

describe('callouts', () => {
  it('are quotes that begin with what they are', async () => {
    const mdx = lines(':::warning', 'Mind the gap.', '', '- a', '- b', ':::');
    expect(await renderText(mdx)).toBe(
      lines('> **Warning**', '>', '> Mind the gap.', '>', '> - a', '> - b'),
    );
  });

  it.each(['note', 'tip', 'info', 'danger'])('know :::%s', async (name) => {
    expect(await renderText(`:::${name}\nText\n:::`)).toMatch(/^> \*\*\w+\*\*\n>\n> Text$/);
  });

  it('take a title of their own', async () => {
    expect(await renderText(':::note[About `rows`]\nText\n:::')).toBe(
      lines('> **About `rows`**', '>', '> Text'),
    );
  });

  it('speak the language of the page', async () => {
    expect(await renderText(':::tip\nText\n:::', { locale: 'zh' })).toContain('> **提示**');
  });

  it('stop the build when nobody knows them', async () => {
    await expect(renderText('Text\n\n:::hint\nText\n:::')).rejects.toThrow(/index\.mdx:3: .*hint/);
  });
});

describe('links', () => {
  it('lead to Markdown', async () => {
    const mdx = '[a](/react-data-grid/sorting/index.mdx#b) [c](#d) [e](https://mui.com/x/)';
    expect(await renderText(mdx)).toBe(
      '[a](/x/react-data-grid/sorting.md#b) [c](/x/react-data-grid/orders.md#d) [e](https://mui.com/x/)',
    );
  });

  it('may be defined elsewhere', async () => {
    expect(await renderText('[a][b]\n\n[b]: /x/react-data-grid/sorting/')).toBe(
      '[a][b]\n\n[b]: /x/react-data-grid/sorting.md',
    );
  });

  it('stop the build where they lead to no page', async () => {
    await expect(renderText('[a](/nowhere/index.mdx)')).rejects.toThrow(
      /index\.mdx:1: There is no page "\/nowhere\/index\.mdx"/,
    );
  });
});

describe('images', () => {
  it('of the site keep their address, in the language of the page', async () => {
    const targets = { baseUrl: '/zh/' };
    expect(await renderText('![Logo](/img/logo.svg)', { targets })).toBe(
      '![Logo](/zh/img/logo.svg)',
    );
  });

  it('next to the page are copied to below its address', async () => {
    const files = { [beside('flow.png')]: '' };
    expect(await renderText('![Flow](./flow.png)', { files })).toBe(
      '![Flow](/x/react-data-grid/orders/flow.png)',
    );
    const { images } = await renderParts('![Flow](./flow.png)', { files });
    expect(images).toEqual([
      {
        file: expect.stringMatching(/orders\/flow\.png$/),
        address: '/x/react-data-grid/orders/flow.png',
      },
    ]);
  });

  it('that do not exist stop the build', async () => {
    await expect(renderText('![Flow](./flow.png)')).rejects.toThrow(/index\.mdx:1: .*flow\.png/);
  });
});
