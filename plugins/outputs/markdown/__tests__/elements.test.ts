import { beside, lines, renderText, renderWhole } from './render-fixture';

describe('elements of HTML', () => {
  it.each([
    ['keys', 'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.', 'Press `Ctrl`+`C`.'],
    ['code', '<code>rows</code>', '`rows`'],
    ['words', '<strong>a</strong> <em>b</em> <span>c</span>', '**a** _b_ c'],
    ['breaks', 'a<br />b', 'a\\\nb'],
    ['a link', '<a href="/x/react-data-grid/sorting/">a</a>', '[a](/x/react-data-grid/sorting.md)'],
    ['an image', '<img src="/img/a.png" alt="A" />', '![A](/img/a.png)'],
    ['boxes', '<div>\n\nText\n\n</div>', 'Text'],
  ])('%s', async (_, mdx, markdown) => {
    expect(await renderText(mdx)).toBe(markdown);
  });

  it('what is folded stands open below its title', async () => {
    const mdx = lines('<details>', '<summary>More</summary>', '', 'Text', '', '</details>');
    expect(await renderText(mdx)).toBe('**More**\n\nText');
  });

  it('and components without a translation stop the build', async () => {
    await expect(renderText('Text\n\n<Carousel />')).rejects.toThrow(
      /orders\/index\.mdx:3: <Carousel> has no translation into Markdown/,
    );
  });
});

describe('demos', () => {
  const DEMO = lines(
    "import { rows } from '../_data/rows';",
    '',
    'export default function Shown() {',
    '  // #region excerpt',
    '  return rows;',
    '  // #endregion',
    '}',
    '',
  );
  const files = {
    [beside('Shown.tsx')]: DEMO,
    [beside('Again.tsx')]: DEMO.replace('Shown', 'Again'),
    'docs/react-data-grid/_data/rows.ts': 'export const rows = [1];\n',
  };

  it('are their whole code in TypeScript', async () => {
    expect(await renderText('<Demo src="./Shown.tsx" height={100} />', { files })).toBe(
      lines(
        '**Demo** `Shown.tsx`',
        '',
        '```tsx',
        "import { rows } from '../_data/rows';",
        '',
        'export default function Shown() {',
        '  return rows;',
        '}',
        '```',
      ),
    );
  });

  it('in other stylings follow', async () => {
    const styled = { ...files, [beside('Shown.css.tsx')]: DEMO };
    const markdown = await renderText('<Demo src="./Shown.tsx" height={1} />', { files: styled });
    expect(markdown.match(/^\*\*.*$/gm)).toEqual([
      '**Demo** `Shown.tsx`',
      '**Demo in CSS** `Shown.css.tsx`',
    ]);
  });

  it('share what they import, which stands once at the end', async () => {
    const mdx =
      '<Demo src="./Shown.tsx" height={1} />\n\n<Demo src="./Again.tsx" height={1} />\n\nEnd';
    const markdown = await renderWhole(mdx, { files });
    expect(markdown).toMatch(
      /\nEnd\n\n## Files that the demos import\n\n`_data\/rows\.ts`\n\n```ts\nexport const rows = \[1\];\n```\n$/,
    );
    expect(markdown.match(/export const rows/g)).toHaveLength(1);
  });
});

describe('date libraries', () => {
  it('stand one below the other, each under its name', async () => {
    const mdx = lines(
      '<DateLibraries label="Date library">',
      '',
      '<DateLibrary name="date-fns-v2">',
      '',
      'Take care.',
      '',
      '</DateLibrary>',
      '',
      '<DateLibrary name="luxon">',
      '',
      '- Nothing',
      '',
      '</DateLibrary>',
      '',
      '</DateLibraries>',
    );
    expect(await renderText(mdx)).toBe(
      lines('**date-fns 2**', '', 'Take care.', '', '**Luxon**', '', '- Nothing'),
    );
  });
});
