import { splitAtNames } from '../split-at-names';

function namesIn(code: string): string[] {
  return splitAtNames(code).flatMap(({ text, isName }) => (isName ? [text] : []));
}

it('keeps the whole code', () => {
  const code = "type A = { b?: C<'D'>; e: F.G } | H[];";
  expect(
    splitAtNames(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

it('leaves out strings, members after a dot, and names that are declared', () => {
  expect(namesIn("{ rows: Row; render?: (params: Params) => React.Node | 'Text' }")).toEqual([
    'Row',
    'Params',
    'React',
  ]);
});
