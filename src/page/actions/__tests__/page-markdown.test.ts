import { withAbsoluteLinks } from '../page-markdown';

it('makes links absolute, and leaves code alone', () => {
  const markdown = [
    'See [sorting](/x/sorting.md#a), [npm](https://npmjs.com) and ![card](/x/a.png).',
    '```tsx',
    "const link = '[a](/x/)';",
    '```',
    '[End](/x/end.md)',
  ].join('\n');
  expect(withAbsoluteLinks(markdown, 'https://mui.com').split('\n')).toEqual([
    'See [sorting](https://mui.com/x/sorting.md#a), [npm](https://npmjs.com) and ![card](https://mui.com/x/a.png).',
    '```tsx',
    "const link = '[a](/x/)';",
    '```',
    '[End](https://mui.com/x/end.md)',
  ]);
});
